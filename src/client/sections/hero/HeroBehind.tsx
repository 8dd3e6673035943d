import { useRef } from 'react'
import { styled } from 'styled-components'
import type { ResolvedPicture, ResolvedSection } from '../../../shared/resolved.ts'
import { to } from '../../motion/springs.ts'
import { useParallax } from '../../motion/useParallax.ts'
import { broad } from '../../theme/breakpoints.ts'
import { behindFrame, behindSizes } from '../../theme/imageSizes.ts'
import { Screen, ScreenWords, WordsFrame } from '../../ui/FirstScreen.tsx'
import { Cover, HeroText, Moved, ScrollArrow } from './Hero.tsx'

/**
 * The first screen with a photograph behind the words. The background colour covers it as a scrim, as opaque as its
 * pixels require where words may stand.
 */
export default function PictureBehind({ section }: { section: ResolvedSection<'hero'> }) {
  const { art, layout, scroll } = section
  const picture = typeof art === 'object' ? art.picture : undefined
  return (
    <Scrims data-layout={layout} style={scrimTokens(picture)}>
      <Place data-layout={layout}>
        <OnPicture data-layout={layout} data-arrow={scroll && ''}>
          <HeroText section={section} />
        </OnPicture>
      </Place>
      <ScrollArrow section={section} />
      {picture && <Photograph picture={picture} layout={layout} />}
    </Scrims>
  )
}

/** The scrims of a picture, as `--side-dark` and so on: one of each part for each mode. */
function scrimTokens(picture: ResolvedPicture | undefined): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(picture?.scrim ?? {}).flatMap(([mode, parts]) =>
      Object.entries(parts).map(([part, value]) => [`--${part}-${mode}`, value]),
    ),
  )
}

/** It moves against the pointer as a distant view does, and sinks as the page is scrolled. */
function Photograph({ picture, layout }: { picture: ResolvedPicture; layout: 'centred' | undefined }) {
  const stage = useRef<HTMLDivElement>(null)
  const { x, y, away, tilt, side } = useParallax(stage)
  const scale = 1 + tilt * 0.005
  const transform = to(
    [x, y, away],
    (x, y, away) => `translate(${-side * x * tilt * 0.2}%, ${-y * tilt * 0.2 + away * 8}%) scale(${scale})`,
  )
  return (
    <Stage ref={stage} data-part="art" data-layout={layout}>
      <Moved style={{ transform }}>
        <Cover picture={picture} {...behindFrame} sizes={behindSizes(picture)} />
      </Moved>
    </Stage>
  )
}

/* The scrims of the mode that shows, for the picture and for the words. */
const Scrims = styled(Screen)`
  --scrim-header: var(--in-dark, var(--header-dark)) var(--in-light, var(--header-light));
  --scrim-side: var(--in-dark, var(--side-dark)) var(--in-light, var(--side-light));
  --scrim-whole: var(--in-dark, var(--whole-dark)) var(--in-light, var(--whole-light));

  @media ${broad} {
    &[data-layout='centred'] {
      grid-template-rows: 1fr auto;
    }
  }

  @media screen {
    --emphasis: var(--in-dark, var(--accent-dark)) var(--in-light, var(--accent-light));
  }
`

const Place = styled(WordsFrame)`
  @media ${broad} {
    align-self: end;

    &[data-layout='centred'] {
      grid-row: 1;
      align-self: center;
    }
  }
`

/* How far the scrim fades out above the words, and after them. */
const fade = 'calc(3.5 * var(--space-8))'
const fadeAfter = 'calc(6 * var(--space-8))'

/** How opaque it is at each quarter of a fade: without a corner where the fade begins and ends, no edge is seen. */
const quarters = [16, 50, 84]

/** The steps of a gradient in which it fades in over a length. */
const fadeIn = (length: string) =>
  [
    'transparent',
    ...quarters.map(
      (part, index) =>
        `color-mix(in srgb, var(--background) ${part}%, transparent) calc(${(index + 1) / 4} * ${length})`,
    ),
    `var(--background) ${length}`,
  ].join(', ')

/** The steps in which it fades out at the end of a gradient. */
const fadeOut = (length: string) =>
  [
    `var(--background) calc(100% - ${length})`,
    ...quarters
      .toReversed()
      .map(
        (part, index) =>
          `color-mix(in srgb, var(--background) ${part}%, transparent) calc(100% - ${(3 - index) / 4} * ${length})`,
      ),
    'transparent',
  ].join(', ')

/*
 * All that is read on a picture has the colour that stands out most. The scrim lies below the words alone: it reaches
 * to the foot and, unless they are centred, the edge of the screen, and fades out on the other sides.
 */
const OnPicture = styled(ScreenWords)`
  --muted: var(--text);
  /* With nothing beside it, the headline is larger, on few lines. */
  --type-display: clamp(3rem, min(1.2rem + 9.2vw, 17svh), 10rem);
  --high: 48svh;

  /* The accent may be too near to the picture's colours. */
  :focus-visible {
    outline-color: var(--text);
  }

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block: calc(-1 * ${fade}) 0;
    inset-inline: calc(50% - 0.5 * 100vw);
    background: var(--background);
    opacity: var(--scrim-whole);
    /* The arrow may have a row below them. */
    inset-block-end: calc(-1 * (var(--control) + var(--hero-foot)));
    -webkit-mask-image: linear-gradient(${fadeIn(fade)});
    mask-image: linear-gradient(${fadeIn(fade)});
  }

  @media ${broad} {
    max-inline-size: 0.64 * 100vw;

    &::before {
      inset-inline: calc(-1 * var(--margin)) calc(-1 * ${fadeAfter});
    }

    /* Where masks cannot be intersected, it only fades out above. */
    @supports (mask-composite: intersect) {
      &::before {
        mask-image:
          linear-gradient(${fadeIn(fade)}),
          linear-gradient(calc(90deg * var(--side)), ${fadeOut(fadeAfter)});
        mask-composite: intersect;
      }
    }

    &:not([data-layout])::before {
      opacity: var(--scrim-side);
    }

    &[data-layout='centred']::before {
      inset: calc(-1 * ${fade}) calc(-1 * ${fade}) calc(-1 * var(--screen));
    }

    @supports (mask-composite: intersect) {
      &[data-layout='centred']::before {
        mask-image:
          linear-gradient(${fadeIn(fade)}),
          linear-gradient(to right, ${fadeIn(fade)}, ${fadeOut(fade)});
      }
    }
  }

  @media print {
    max-inline-size: none;

    &::before {
      display: none;
    }
  }
`

const Stage = styled.div`
  position: absolute;
  inset: 0;
  isolation: isolate;
  overflow: clip;

  /* Over it the header, too, has the colour that stands out most. */
  html:has(&):not([data-scrolled]) header {
    --muted: var(--text);
  }

  /* The scrim below the header, which ends softly. */
  &::after {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    block-size: calc(2.5 * var(--header));
    background: var(--background);
    opacity: var(--scrim-header);
    -webkit-mask-image: linear-gradient(var(--background) 40%, transparent);
    mask-image: linear-gradient(var(--background) 40%, transparent);
  }

  @media print {
    position: relative;
    block-size: var(--portrait-min);

    &::after {
      display: none;
    }
  }
`
