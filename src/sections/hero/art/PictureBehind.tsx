import { useRef } from 'react'
import { styled } from 'styled-components'
import type { ResolvedPicture } from '../../../../schema/vite/resolved.ts'
import { animated, to } from '../../../motion/reactSpring.ts'
import { broad } from '../../../theme/breakpoints.ts'
import { prefersLight } from '../../../theme/prefersLight.ts'
import { behindFrame, behindSizes } from '../imageSizes.ts'
import { Cover } from './Cover.tsx'
import { useArtTilt } from './useArtTilt.ts'

/**
 * A photograph behind the words. It moves against the pointer as a distant view does, and sinks as the page is
 * scrolled. The background colour covers it as a scrim, as opaque as its pixels require where words may stand.
 */
export function PictureBehind({ picture }: { picture: ResolvedPicture }) {
  const stage = useRef<HTMLDivElement>(null)
  const { x, y, away, tilt, side } = useArtTilt(stage)
  const scale = 1 + tilt * 0.005
  const transform = to(
    [x, y, away],
    (x, y, away) => `translate(${-side * x * tilt * 0.2}%, ${-y * tilt * 0.2 + away * 8}%) scale(${scale})`,
  )
  return (
    <Stage ref={stage}>
      <Moved style={{ transform }}>
        <Cover picture={picture} {...behindFrame} sizes={behindSizes(picture)} />
      </Moved>
    </Stage>
  )
}

/** The scrims of a picture as custom properties of the whole screen, since the words draw theirs too. */
export function scrimStyle({ scrim }: ResolvedPicture): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(scrim ?? {}).flatMap(([mode, parts]) =>
      Object.entries(parts).map(([part, value]) => [`--${part}-${mode}`, value]),
    ),
  )
}

const Stage = styled.div`
  --scrim-header: var(--header-dark);
  --scrim-side: var(--side-dark);
  --scrim-whole: var(--whole-dark);
  position: absolute;
  inset: 0;
  isolation: isolate;
  overflow: clip;

  /* Over it the header, too, has the colour that stands out most. */
  html:has(&):not([data-scrolled]) header {
    --muted: var(--text);
  }

  [data-theme='light'] &,
  [data-mode='light'] & {
    --scrim-header: var(--header-light);
    --scrim-side: var(--side-light);
    --scrim-whole: var(--whole-light);
  }

  @media ${prefersLight} {
    [data-theme='system']:not([data-mode='dark']) & {
      --scrim-header: var(--header-light);
      --scrim-side: var(--side-light);
    --scrim-whole: var(--whole-light);
    }
  }

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--background);
    opacity: var(--scrim-header);
  }

  /* Below the header it ends softly. */
  &::after {
    inset-block-end: auto;
    block-size: calc(4 * var(--header));
    -webkit-mask-image: linear-gradient(var(--background) 25%, transparent);
    mask-image: linear-gradient(var(--background) 25%, transparent);
  }

  /* Beside the words it ends softly too; narrow screens have it below them, as high as they are. */
  &::before {
    display: none;
    z-index: 1;
    opacity: var(--scrim-side);
    -webkit-mask-image: linear-gradient(to right, var(--background) 62%, transparent);
    mask-image: linear-gradient(to right, var(--background) 62%, transparent);
  }

  [dir='rtl'] &::before {
    -webkit-mask-image: linear-gradient(to left, var(--background) 62%, transparent);
    mask-image: linear-gradient(to left, var(--background) 62%, transparent);
  }

  @media ${broad} {
    &::before {
      display: block;
    }

    [data-layout='centred'] > &::before {
      opacity: var(--scrim-whole);
      -webkit-mask-image: none;
      mask-image: none;
    }
  }

  @media print {
    position: relative;
    block-size: var(--portrait-min);

    &::before,
    &::after {
      display: none;
    }
  }
`

const Moved = styled(animated.div)`
  position: absolute;
  inset: 0;

  @media print {
    transform: none !important;
  }
`
