import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { Reveal } from '../../motion/Enter.tsx'
import { prefersMotion } from '../../theme/breakpoints.ts'
import { SectionFrame } from '../../ui/frames.ts'
import { MarkdownText } from '../../ui/text/MarkdownText.tsx'
import { EntryTitle, SectionHeader } from '../../ui/text/SectionHeader.tsx'
import { foreign } from '../../ui/text/words.tsx'
import { withKeys } from '../../ui/withKeys.ts'

/** From this index on the delay of the entrance no longer grows. */
const staggered = 3

/** Questions and answers, each a native disclosure: it works before hydration and without scripts. */
export default function Faq({ section }: { section: ResolvedSection<'faq'> }) {
  const { items, text } = section
  return (
    <SectionFrame>
      <SectionHeader {...section} lead={text}>
        <List data-part="list">
          {withKeys(items, ({ question }) => question).map(([key, { question, answer, open }], index) => (
            <li key={key}>
              <Reveal index={Math.min(index, staggered)}>
                <Item open={open}>
                  <summary>
                    <Question $below={section.heading} {...foreign(question)}>
                      {question}
                    </Question>
                    <Marker data-part="mark" aria-hidden="true" data-no-print="" />
                  </summary>
                  <Answer text={answer} below={section.heading} />
                </Item>
              </Reveal>
            </li>
          ))}
        </List>
      </SectionHeader>
    </SectionFrame>
  )
}

const List = styled.ul`
  > li {
    border-block-start: var(--hairline) solid var(--border);

    &:last-child {
      border-block-end: var(--hairline) solid var(--border);
    }
  }
`

const Question = styled(EntryTitle)`
  min-inline-size: 0;
  font-size: inherit;
  line-height: inherit;
`

/** A plus, which the brand mark, a lit plane, replaces while the answer shows; with a logo of the owner's, a minus. */
const Marker = styled.span`
  position: relative;
  flex: none;
  inline-size: var(--brand-mark);
  block-size: var(--brand-mark);
  margin-block-start: calc(var(--line-half) - var(--brand-mark) / 2);
  /* The sheared mark stands out by this much. */
  margin-inline-end: var(--stroke);
  color: var(--muted);
  transition: color var(--quick) var(--ease);

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block: calc((var(--brand-mark) - var(--brand-mark-high)) / 2);
    inset-inline: 0;
    border-radius: var(--brand-mark-round);
    background: currentColor;
    transform: scaleY(0.16);
    forced-color-adjust: none;
  }

  &::after {
    inset-block: 0;
    inset-inline: calc((var(--brand-mark) - var(--stroke)) / 2);
    border-radius: 0;
    transform: none;
  }

  @media ${prefersMotion} {
    &::before,
    &::after {
      transition: transform var(--slow) var(--ease);
    }
  }

  @media (forced-colors: active) {
    color: CanvasText;
  }
`

const Item = styled.details`
  > summary {
    display: flex;
    justify-content: space-between;
    gap: var(--space-3);
    min-block-size: var(--target);
    padding-block: var(--space-3);
    font-size: var(--type-item-large);
    line-height: calc(1.25 + var(--diacritics));
    list-style: none;
    cursor: pointer;
    break-after: avoid;

    &::-webkit-details-marker {
      display: none;
    }

    &:hover > ${Marker} {
      color: var(--text);
    }
  }

  &[open] > summary > ${Marker} {
    color: var(--accent);

    &::before {
      transform: var(--mark-open, skewX(-24deg));
    }

    &::after {
      transform: scaleY(0);
    }
  }

  /* The answer comes from below its question. Closed it is not drawn at all, so nothing is laid out twice. */
  @media ${prefersMotion} {
    &::details-content {
      opacity: 0;
      transform: translateY(calc(-1 * var(--space-1)));
      transition: opacity var(--slow) var(--ease), transform var(--slow) var(--ease);
    }

    &[open]::details-content {
      opacity: 1;
      transform: none;
    }
  }

`

const Answer = styled(MarkdownText)`
  /* Clear of the focus ring above. */
  padding-block: var(--space-half) var(--space-4);
  /* Clear of the marker. */
  padding-inline-end: var(--space-6);
  color: var(--soft);

  > p:first-child {
    font-size: inherit;
    line-height: inherit;
  }

  strong {
    color: var(--text);
  }
`
