import { useRef } from 'react'
import { styled } from 'styled-components'
import { headingId } from '../../../shared/ids.ts'
import type { ResolvedHeading, ResolvedSection } from '../../../shared/resolved.ts'
import { animated } from '../../motion/springs.ts'
import { useParallax } from '../../motion/useParallax.ts'
import { across } from '../../theme/breakpoints.ts'
import { Arrow, FileNote, primary, round } from '../../ui/controls.tsx'
import { AmongSheets, Sheets } from '../../ui/sheets/Sheets.tsx'
import { Emphasis, largestFit } from '../../ui/text/Heading.tsx'
import { sentence } from '../../ui/text/sentence.tsx'
import { foreign, Words } from '../../ui/text/words.tsx'
import { ActionArrow } from './Hero.tsx'

/**
 * The first screen of which the headline fills it, among sheets in space. All of it sinks as the next section slides over
 * it, and the foot fades before that section's heading.
 */
export default function HeroSheets({ section }: { section: ResolvedSection<'hero'> }) {
  const { id, headline, tagline, action, note, scroll, layout } = section
  const screen = useRef<HTMLDivElement>(null)
  const motion = useParallax(screen)
  const transform = motion.away.to((away) => `translateY(${away * 24}%)`)
  const opacity = motion.away.to((away) => Math.min(1, Math.max(0, 1.7 - away * 4)))
  return (
    <Screen ref={screen}>
      <Sinking data-layout={layout} style={{ transform }}>
        <Stage style={fitOf(headline)}>
          <Glow aria-hidden="true" data-no-print="" />
          <Sheets motion={motion} />
          <Headline as={`h${headline.level}`} id={headingId(id)} data-rank="headline" {...headline.language}>
            <AmongSheets>
              <span>
                <Emphasis text={headline.text} />
              </span>
            </AmongSheets>
          </Headline>
          <Sheets motion={motion} areBefore />
        </Stage>
        <Foot style={{ opacity }}>
          <Introduction data-part="words">
            {tagline && (
              <p data-part="lead" {...foreign(tagline)}>
                {sentence(tagline)}
              </p>
            )}
            {note && (
              <Note data-part="meta">
                <Words text={note} />
              </Note>
            )}
          </Introduction>
          <Action data-part="action" href={action.href}>
            <span>
              <Words text={action.name} />
              <FileNote href={action.href} />
            </span>
            <ActionArrow section={section} />
          </Action>
          {scroll && (
            <Round
              data-part="scroll"
              href={scroll.href}
              aria-label={scroll.name}
              data-no-print=""
              {...foreign(scroll.name)}
            >
              <Arrow to="down" />
            </Round>
          )}
        </Foot>
      </Sinking>
    </Screen>
  )
}

/** What the size of a headline follows from: the number of lines with which it is largest on the stage. */
const fitOf = ({ lines = [1], longest, diacritics }: ResolvedHeading) => ({
  '--diacritics': diacritics,
  '--alone': lines[0] ?? longest,
  '--fit': largestFit(lines, 'var(--high)/3'),
})

const Screen = styled.div`
  overflow: clip;

  @media print {
    padding: var(--space-4) 0 0;
  }
`

const Sinking = styled(animated.div)`
  display: grid;
  grid-template: minmax(16rem, 1fr) auto / minmax(0, 1fr);
  block-size: var(--screen);
  min-block-size: max-content;
  padding-block: var(--header) var(--hero-foot);
  will-change: transform;

  &[data-layout] {
    text-align: center;
  }

  /* The next section must not hide what has the focus. */
  &:has(:focus-visible) {
    transform: none !important;
  }

  @media print {
    display: block;
    block-size: auto;
  }
`

/* A word that fills neither half of a line, such as one letter, has the sheets nearer to it. */
const Stage = styled.div`
  --room: calc(100cqi - 2 * var(--margin));
  --high: calc((100cqb - var(--space-6)) / (0.84 + var(--diacritics)));
  --size: max(var(--type-low), var(--fit));
  --shift: min(0px, 3 * (var(--alone) * var(--size) - 0.6 * var(--room)));
  position: relative;
  container-type: size;

  @media print {
    container-type: normal;
  }
`

const Glow = styled.div`
  position: absolute;
  inset-block: -10%;
  inset-inline: -10% 25%;
  background: radial-gradient(closest-side, var(--accent-glow), var(--accent-haze) 45%, transparent);
  opacity: 0.6;

  @media (forced-colors: active) {
    display: none;
  }
`

const Headline = styled.h1`
  position: relative;
  block-size: 100%;
  font-size: var(--size);
  line-height: calc(0.84 + var(--diacritics));

  @media print {
    font-size: var(--type-title);
  }
`

const Foot = styled(animated.div)`
  position: relative;
  will-change: opacity;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  place-items: end start;
  gap: var(--space-3);
  padding: var(--space-2) var(--margin) 0;

  > :first-child {
    grid-column: 1 / -1;
  }

  [data-layout] > & {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
  }

  @media ${across} {
    :not([data-layout]) > & {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      column-gap: var(--space-wide);

      > :first-child {
        grid-column: 1;
      }

      > :not(:first-child) {
        grid-area: 1 / 2;
      }

      > [data-no-print] {
        justify-self: end;
      }
    }
  }

  &:has(:focus-visible) {
    opacity: 1 !important;
  }

  @media print {
    opacity: 1 !important;
  }
`

/* The note goes on where the tagline ends. */
const Introduction = styled.div`
  max-inline-size: var(--measure-short);
  font-size: var(--type-item);
  line-height: 1.36;
  text-wrap: pretty;

  > * {
    display: inline;
  }

  > :not(:last-child)::after {
    content: ' ';
  }
`

const Note = styled.p`
  color: var(--muted);
`

const Action = styled.a`
  ${primary}
  background: var(--text);
  color: var(--background);

  @media (hover: hover) {
    &:hover {
      background: var(--soft);
    }
  }
`

const Round = styled.a`
  ${round}
  inline-size: var(--action);
  block-size: var(--action);
  background: var(--background);
`
