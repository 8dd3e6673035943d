import { styled } from 'styled-components'
import type { ResolvedHeading, ResolvedSection } from '../../../shared/resolved.ts'
import { Reveal } from '../../motion/Enter.tsx'
import { animated } from '../../motion/springs.ts'
import { laidOutNear, SectionFrame } from '../../ui/frames.ts'
import { BrandMark } from '../../ui/pictures/BrandMark.tsx'
import { EntryTitle, SectionHeader } from '../../ui/text/SectionHeader.tsx'
import { foreign } from '../../ui/text/words.tsx'
import { withKeys } from '../../ui/withKeys.ts'
import { Level, type Skill, useLevel } from './level.tsx'

/** The owner's skills as long thin bars, with a number that counts along. */
export default function Skills({ section }: { section: ResolvedSection<'skills'> }) {
  return (
    <SectionFrame>
      <SectionHeader {...section}>
        <List data-part="list">
          {withKeys(section.items as Skill[], ({ name }) => name).map(([key, skill], index) => (
            <li key={key}>
              <Reveal index={index}>
                <SkillBar {...skill} heading={section.heading} />
              </Reveal>
            </li>
          ))}
        </List>
      </SectionHeader>
    </SectionFrame>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--space-row);

  > li {
    ${laidOutNear('4rem')}
  }
`

/** A skill with its level: a long thin bar, the number counting with it. */
function SkillBar({ name, level, heading }: { name: string; level: number; heading: ResolvedHeading }) {
  const { ref, count, nameId, meter, shown, counted } = useLevel(level)
  return (
    <div ref={ref} data-part="entry">
      <Row data-part="words">
        <Name $below={heading} id={nameId} {...foreign(name)}>
          {name}
        </Name>
        <Count data-level={shown}>{counted}</Count>
      </Row>
      <Track data-part="track" {...meter} style={{ '--level': level, '--count': count }}>
        <Rail data-part="rail">
          <div data-part="fill" />
        </Rail>
        <Carrier data-part="carrier">
          <BrandMark />
        </Carrier>
      </Track>
    </div>
  )
}

const Row = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-2);
  margin-block-end: var(--space-1h);
  font-size: var(--type-item);
  line-height: var(--leading-close);
`

const Name = styled(EntryTitle)`
  min-inline-size: 0;
  font-family: inherit;
  font-size: inherit;
  font-weight: 600;
  line-height: inherit;
`

const Count = styled(Level)`
  color: var(--muted);
`

/** Filled as far as the count has come, in percent, and on paper up to the level. */
const Track = styled(animated.div)`
  position: relative;
  block-size: var(--stroke);
  /* The carrier leaves the track by as much as the level lacks; only the brand mark may be seen, which is higher. */
  clip-path: inset(calc(-1 * var(--space-1)));

  @media print {
    --count: var(--level) !important;
  }
`

const Rail = styled.div`
  block-size: 100%;
  background: var(--border);
  border-radius: var(--stroke);
  overflow: hidden;

  @media (forced-colors: active) {
    box-sizing: content-box;
    background: Canvas;
    border: var(--hairline) solid CanvasText;
  }

  > div {
    block-size: 100%;
    background: var(--text);
    transform: scaleX(calc(var(--count) / 100));
    transform-origin: calc(50% - 50% * var(--side)) 50%;

    @media (forced-colors: active) {
      background: Highlight;
    }
  }
`

/** As wide as the track, so that a translation in percent of itself moves it along the track. */
const Carrier = styled.div`
  transform: translateX(calc(1% * var(--side) * var(--count)));
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  font-size: var(--type-text);

  > span {
    margin-inline-start: calc(var(--brand-mark) / -2);
  }
`
