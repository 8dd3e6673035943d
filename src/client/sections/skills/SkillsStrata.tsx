import { styled } from 'styled-components'
import type { ResolvedHeading, ResolvedSection } from '../../../shared/resolved.ts'
import { animated } from '../../motion/springs.ts'
import { wide } from '../../theme/breakpoints.ts'
import { SectionFrame } from '../../ui/frames.ts'
import { EntryTitle, SectionHeader } from '../../ui/text/SectionHeader.tsx'
import { foreign } from '../../ui/text/words.tsx'
import { withKeys } from '../../ui/withKeys.ts'
import { Level, type Skill, useLevel } from './level.tsx'
import { stratumAt } from './stratum.ts'

/** The owner's skills as strata, one on the other, each as long as its level. */
export default function SkillsStrata({ section }: { section: ResolvedSection<'skills'> }) {
  const skills = section.items as Skill[]
  return (
    <Section>
      <SectionFrame>
        <SectionHeader {...section} />
      </SectionFrame>
      <ul data-part="list">
        {withKeys(skills, ({ name }) => name).map(([key, skill], index) => (
          <Stratum
            key={key}
            {...skill}
            heading={section.heading}
            colour={stratumAt(skills.length > 1 ? index / (skills.length - 1) : 0.5)}
          />
        ))}
      </ul>
    </Section>
  )
}

const Section = styled.div`
  --section-end: var(--space-between);

  @media print {
    break-inside: avoid;
  }
`

/** How far a stratum stands out from the wall: the depth of its upper side and of its end. */
const lip = 'clamp(0.625rem, 1.4vw, 1.25rem)'

interface Props {
  name: string
  level: number
  heading: ResolvedHeading
  /** Of the colours of strata, the number of its own. */
  colour: number
}

/** A skill with its level: a stratum that slides in, its words in the colour of what is behind them. */
function Stratum({ name, level, heading, colour }: Props) {
  const { ref, count, nameId, meter, shown, counted } = useLevel<HTMLLIElement>(level)
  // Not by a variable of the row: browsers would compute the styles of all within it anew in each frame.
  const transform = count.to((count) => `translateX(${(count / Math.max(1, level) - 1) * 100}%)`)
  // Without variables: react-spring would replace them by those of the root.
  const backgroundSize = count.to((count) => `calc(${count} * (100cqi - ${lip}) / 100) 100%`)
  return (
    <Row
      ref={ref}
      style={{
        '--level': level,
        '--colour': `var(--stratum-${colour})`,
        '--on-colour': `var(--on-stratum-${colour})`,
      }}
    >
      <Bar data-part="track" {...meter}>
        <animated.div data-part="fill" style={{ transform }} />
      </Bar>
      <Words data-part="words" style={{ backgroundSize }}>
        <Name $below={heading} id={nameId} {...foreign(name)}>
          {name}
        </Name>
        <Count data-level={shown}>{counted}</Count>
      </Words>
    </Row>
  )
}

const Row = styled.li`
  --lip: ${lip};
  position: relative;
  container-type: inline-size;
  min-block-size: clamp(5rem, 7vw, 8rem);
  display: grid;
  align-items: center;

  @media print {
    min-block-size: 3rem;
    break-inside: avoid;
  }
`

/*
 * The front, and behind it the edge at its end and the upper face, which lies over the stratum before. Drawn for
 * left-to-right pages, and mirrored on right-to-left ones.
 */
const Bar = styled.div`
  direction: ltr;
  position: absolute;
  inset: calc(-1 * var(--lip)) 0 0;
  overflow: clip;
  pointer-events: none;
  transform: scaleX(var(--side));

  > div {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: calc(var(--level) * (100% - var(--lip)) / 100 + var(--lip));
    background: var(--colour);
    box-shadow: inset 0 var(--lip) rgb(255 255 255 / 22%);
    clip-path: polygon(
      0 0,
      100% 0,
      100% calc(100% - var(--lip)),
      calc(100% - var(--lip)) 100%,
      0 100%
    );
  }

  > div::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    inline-size: var(--lip);
    background: rgb(0 0 0 / 42%);
    clip-path: polygon(0 var(--lip), 100% 0, 100% calc(100% - var(--lip)), 0 100%);
  }

  /* A line below the words. */
  @media print, (forced-colors: active) {
    inset-block-start: auto;
    block-size: var(--space-half);

    > div {
      clip-path: none;
      box-shadow: none;
      transform: none !important;
    }

    > div::after {
      content: none;
    }
  }

  @media (forced-colors: active) {
    > div {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`

/* Their colour changes where the stratum ends: it is a background that shows through the letters alone. */
const Words = styled(animated.div)`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  inline-size: calc(var(--level) * (100cqi - var(--lip)) / 100);
  min-inline-size: max-content;
  max-inline-size: calc(100cqi - var(--gutter));
  padding-inline: max(var(--margin), env(safe-area-inset-left)) var(--space-3);
  color: var(--text);
  background: linear-gradient(var(--on-colour) 0 0) calc(50% - 50% * var(--side)) 0 no-repeat var(--text);
  -webkit-background-clip: text;
  background-clip: text;
  -webkit-text-fill-color: transparent;

  @media print, (forced-colors: active) {
    background: none;
    -webkit-text-fill-color: currentcolor;
  }

  @media not ${wide} {
    flex-direction: column;
    align-items: start;
    gap: 0;
  }
`

const Name = styled(EntryTitle)`
  font-size: clamp(1.5rem, 3.1vw, 3.25rem);
  line-height: calc(1.05 + var(--diacritics));
`

const Count = styled(Level)`
  font: var(--display-weight) clamp(1.75rem, 4.4vw, 4.5rem) / 1 var(--display);
  font-stretch: var(--display-width);
`
