import { keyframes, styled } from 'styled-components'
import type { ResolvedIcon, ResolvedSection } from '../../../shared/resolved.ts'
import { Reveal } from '../../motion/Enter.tsx'
import { prefersMotion, wide } from '../../theme/breakpoints.ts'
import { SectionFrame } from '../../ui/frames.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { EntryTitle, SectionHeader } from '../../ui/text/SectionHeader.tsx'
import { sentence } from '../../ui/text/sentence.tsx'
import { foreign } from '../../ui/text/words.tsx'
import { withKeys } from '../../ui/withKeys.ts'

/** What the owner offers, a row for each, with its icon drawn on three sheets that come apart under the pointer. */
export default function ExplodedServices({ section }: { section: ResolvedSection<'services'> }) {
  return (
    <SectionFrame>
      <SectionHeader {...section} />
      <List>
        {withKeys(section.items, ({ title }) => title).map(([key, { icon, title, description }], index) => (
          <Row key={key}>
            <Reveal index={index}>
              <Title $below={section.heading} {...foreign(title)}>
                {title}
              </Title>
              <Description {...foreign(description)}>{sentence(description)}</Description>
            </Reveal>
            <Exploded icon={icon} />
          </Row>
        ))}
      </List>
    </SectionFrame>
  )
}

const List = styled.ul`
  border-block-end: var(--hairline) solid var(--border);
`

const Row = styled.li`
  display: grid;
  gap: var(--space-2) var(--space-between);
  align-items: center;
  border-block-start: var(--hairline) solid var(--border);
  padding-block: var(--space-3);
  break-inside: avoid;

  @media ${wide} {
    grid-template-columns: minmax(0, 1fr) minmax(13rem, 28%);
    min-block-size: clamp(13rem, 19vw, 20rem);
  }

  @media not ${wide} {
    > :last-child {
      order: -1;
    }
  }
`

const Title = styled(EntryTitle)`
  font-size: clamp(2.5rem, 6.6vw, 7.5rem);
  line-height: calc(0.94 + var(--diacritics));
`

const Description = styled.p`
  max-inline-size: var(--measure);
  margin-block-start: var(--space-2);
  font-size: var(--type-lead);
  line-height: 1.5;
  color: var(--muted);
`

/** An icon with its parts on three sheets in turn, one behind another; a single part is on the one in the middle. */
const Exploded = ({ icon }: { icon: ResolvedIcon }) => (
  <Space aria-hidden="true" data-no-print="">
    <Stand>
      {['back', 'lit', 'front'].map((sheet) => (
        <Sheet key={sheet} data-sheet={sheet}>
          <Icon icon={icon} />
        </Sheet>
      ))}
    </Stand>
  </Space>
)

const Space = styled.div`
  --side: clamp(9.5rem, 15.5vw, 17rem);
  display: grid;
  place-items: center;
  block-size: calc(var(--side) * 1.15);
  perspective: 48rem;
  perspective-origin: 20% 10%;

  [dir='rtl'] & {
    transform: scaleX(-1);
  }

  [dir='rtl'] & svg {
    transform: scaleX(-1);
  }
`

const Stand = styled.div`
  position: relative;
  inline-size: var(--side);
  block-size: var(--side);
  transform-style: preserve-3d;
  transform: rotateZ(-2.6deg) rotateY(-50deg);
  transition: transform var(--slow) var(--ease);
`

/* The icon can be read while they are closed. */
const apart = keyframes`
  50% {
    transform: translateZ(calc(5 * var(--depth)));
  }
`

const Sheet = styled.div`
  --icon: 66%;
  --apart: 0.5;
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  border: var(--hairline) solid var(--plane-edge);
  background: linear-gradient(100deg, var(--plane-light), var(--plane-dim) 60%);
  color: var(--text);
  transform: translateZ(var(--depth));
  transition: transform var(--slow) var(--ease);

  &[data-sheet='back'] {
    --depth: calc(var(--apart) * -2.5rem);
  }

  &[data-sheet='lit'] {
    --depth: 0px;
    border: 0;
    background: linear-gradient(100deg, var(--accent-lit), var(--accent) 40%, var(--lit-end));
    color: var(--on-accent);
  }

  &[data-sheet='front'] {
    --depth: calc(var(--apart) * 2.5rem);
  }

  svg {
    overflow: visible;
    stroke-width: 1.7;
  }

  &[data-sheet='front'] svg :is(path, rect, circle, line, ellipse, polyline, polygon):is(:only-child, :not(:nth-child(3n + 1))),
  &[data-sheet='lit'] svg :is(path, rect, circle, line, ellipse, polyline, polygon):not(:only-child, :nth-child(3n + 2)),
  &[data-sheet='back'] svg :is(path, rect, circle, line, ellipse, polyline, polygon):is(:only-child, :not(:nth-child(3n))) {
    display: none;
  }

  @media (hover: hover) {
    li:hover & {
      --apart: 2.6;
    }
  }

  /* Where nothing hovers, they come apart in the middle of the screen. */
  @media (hover: none) and ${prefersMotion} {
    @supports (animation-timeline: view()) {
      animation: ${apart} linear both;
      animation-timeline: view();
    }
  }
`
