import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { Reveal } from '../../motion/Enter.tsx'
import { broad, prefersMotion } from '../../theme/breakpoints.ts'
import { Arrow, arrowTo, onwardLink } from '../../ui/controls.tsx'
import { RuledList, SectionFrame } from '../../ui/frames.ts'
import { Columns, ContentColumn, EntryTitle, SectionHeader } from '../../ui/text/SectionHeader.tsx'
import { Words } from '../../ui/text/words.tsx'
import { withKeys } from '../../ui/withKeys.ts'

/** From this index on the delay of the entrance no longer grows. */
const staggered = 3

/** The latest posts of a feed: the day, and beside it the title; the whole line is the link. */
export default function Posts({ section }: { section: ResolvedSection<'posts'> }) {
  const { entries, language, text, all, heading } = section
  return (
    <SectionFrame>
      <SectionHeader {...section} lead={text} />
      <RuledList>
        {withKeys(entries, ({ link }) => link).map(([key, { title, link, date }], index) => (
          <li key={key}>
            <Reveal index={Math.min(index, staggered)}>
              <Line as="a" href={link} data-part="entry">
                <Day data-part="meta">{date && <time dateTime={date.day}>{date.shown}</time>}</Day>
                <Title $below={heading}>
                  <span>
                    <bdi {...language}>{title}</bdi>
                  </span>
                  <Arrow to="out" />
                </Title>
              </Line>
            </Reveal>
          </li>
        ))}
      </RuledList>
      {all && (
        <Columns>
          <ContentColumn>
            <All data-part="action" href={all.href}>
              <span>
                <Words text={all.name} />
              </span>
              <Arrow to={arrowTo(all.href)} />
            </All>
          </ContentColumn>
        </Columns>
      )}
    </SectionFrame>
  )
}

/** The whole line leads to the post. */
const Line = styled(Columns)`
  gap: var(--space-half) var(--space-3);
  align-items: baseline;
  padding-block: var(--space-2h);
`

const Day = styled.span`
  font-size: var(--type-small);
  font-variant-numeric: tabular-nums;
  color: var(--muted);

  &:empty {
    display: none;
  }

  @media ${broad} {
    &:empty {
      display: block;
    }
  }
`

const Title = styled(EntryTitle)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-inline-size: 0;
  font-size: var(--type-item-large);
  line-height: calc(1.25 + var(--diacritics));

  > span {
    min-inline-size: 0;
    max-inline-size: var(--measure);
  }

  > svg {
    color: var(--muted);
    transition: transform var(--quick) var(--ease), color var(--quick) var(--ease);
  }

  a:is(:hover, :focus-visible, :active) > & > svg {
    color: var(--accent);
  }

  @media ${prefersMotion} {
    a:is(:hover, :focus-visible, :active) > & > svg {
      transform: scaleX(var(--side)) translate(var(--stroke), calc(-1 * var(--stroke)));
    }
  }
`

const All = styled.a`
  ${onwardLink}
  margin-block-start: var(--space-3);
`
