import { useRef } from 'react'
import { styled } from 'styled-components'
import { headingId } from '../../../shared/ids.ts'
import type { ResolvedHeading, ResolvedSection } from '../../../shared/resolved.ts'
import { animated, to } from '../../motion/springs.ts'
import { useParallax } from '../../motion/useParallax.ts'
import { broad } from '../../theme/breakpoints.ts'
import { Screen, ScreenWords, WordsFrame } from '../../ui/FirstScreen.tsx'
import { Emphasis, largestFit } from '../../ui/text/Heading.tsx'
import { FlushHeadline } from './FlushHeadline.tsx'
import { HeroText, ScrollArrow } from './Hero.tsx'

/** The first screen with the headline alone, as large as possible. */
export default function Type({ section }: { section: ResolvedSection<'hero'> }) {
  const { id, headline, layout, scroll } = section
  // Centred lines are of unequal width.
  const flush = layout ? undefined : headline.flush
  return (
    <Alone data-layout={layout}>
      <Place data-layout={layout}>
        <Column data-layout={layout} data-arrow={scroll && ''}>
          <HeroText
            section={section}
            headline={
              flush ? (
                <FlushHeadline id={headingId(id)} heading={headline} flush={flush} />
              ) : (
                <LargestHeading id={headingId(id)} heading={headline} layout={layout} />
              )
            }
          />
        </Column>
      </Place>
      <LastArrow section={section} />
    </Alone>
  )
}

interface Props {
  id: string
  heading: ResolvedHeading
  layout: 'centred' | undefined
}

/** How high more than two lines may be: two that fill the width are better than three that are a little larger. */
const fewerLines = 'var(--high)/3.4'

/**
 * The headline: of all numbers of lines, it has the one with which it fills the screen best. It tilts with the pointer
 * as a sheet does, and lies down as the page is scrolled.
 */
function LargestHeading({ id, heading, layout }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const { x, y, away, tilt, side } = useParallax(place)
  const { text, longest, lines = [longest], diacritics, tall = 0, level, language } = heading
  const size = { '--diacritics': diacritics, '--tall': tall, '--fit': largestFit(lines, fewerLines) }
  const transform = to(
    [x, y, away],
    (x, y, away) =>
      `rotateX(${-y * tilt * 0.5 + away * tilt * 3}deg) rotateY(${side * x * tilt * 0.5}deg) translateY(${away * 12}%)`,
  )
  return (
    <Sheet ref={place}>
      <Sized
        as={level === 1 ? undefined : animated.h2}
        id={id}
        data-rank="headline"
        data-layout={layout}
        style={{ ...size, transform }}
        {...language}
      >
        <Emphasis text={text} />
      </Sized>
    </Sheet>
  )
}

const Alone = styled(Screen)`
  grid-template-rows: 1fr;

  &[data-layout='centred'] {
    grid-template-rows: 1fr auto;
  }
`

const Place = styled(WordsFrame)`
  grid-row: 1;
  display: grid;
  align-self: auto;

  &[data-layout='centred'] {
    grid-row: 1;
  }
`

const Column = styled(ScreenWords)`
  display: flex;
  flex-direction: column;

  > :first-child {
    margin-block: auto;
  }

  @media ${broad} {
    max-inline-size: none;

    /* Tagline and button stand in one row below the headline. */
    &:not([data-layout]) {
      display: grid;
      grid-template: 1fr auto / minmax(0, 1fr) fit-content(50%);
      align-items: end;
      gap: 0 var(--space-6);

      > :first-child {
        grid-column: 1 / -1;
        align-self: center;
      }

      > :last-child {
        margin-inline-end: calc(var(--control) + var(--space-3));
      }
    }

    &[data-layout='centred'] {
      max-inline-size: none;
    }
  }
`

const LastArrow = styled(ScrollArrow)`
  @media ${broad} {
    /* At the end of the last row. */
    &:not([data-layout]) {
      position: absolute;
      inset-block-end: var(--hero-foot);
      inset-inline: 0;
      justify-content: flex-end;
      padding-block-end: 0;
    }
  }
`

const Sheet = styled.div`
  container-type: inline-size;
  perspective: 100rem;
  /* Its letters' boxes reach over the words below it, which are to be selected. */
  position: relative;
  z-index: -1;
`

/* At most as high as the screen without what stands below it. */
const Sized = styled(animated.h1)`
  /* Lines are close, but no letter touches those above it. */
  --leading: max(0.92 + var(--diacritics), var(--tall) + 0.02);
  --rest: calc(var(--header) + 4.25 * var(--space-8));
  --high: calc((var(--screen) - var(--rest)) / var(--leading));
  font-size: max(var(--type-low), var(--fit));
  line-height: var(--leading);
  transform-origin: 50% 100%;

  @media ${broad} {
    --rest: calc(var(--header) + 3 * var(--space-8) + var(--hero-foot));
  }

  &[data-layout='centred'] {
    --rest: calc(var(--header) + 5.25 * var(--space-8));
  }

  @media print {
    font-size: var(--type-title);
    transform: none !important;
  }
`
