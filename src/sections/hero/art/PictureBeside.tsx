import { useRef } from 'react'
import { styled } from 'styled-components'
import type { ResolvedPicture } from '../../../../schema/vite/resolved.ts'
import { animated, to } from '../../../motion/reactSpring.ts'
import { broad } from '../../../theme/breakpoints.ts'
import { besideFrame, besideSizes } from '../imageSizes.ts'
import { Cover } from './Cover.tsx'
import { useArtTilt } from './useArtTilt.ts'

/** A photograph beside the words, up to the edge of the screen: a window, behind which it moves against the pointer. */
export function PictureBeside({ picture }: { picture: ResolvedPicture }) {
  const stage = useRef<HTMLDivElement>(null)
  const { x, y, away, tilt, side } = useArtTilt(stage)
  const scale = 1.02 + tilt * 0.008
  const transform = to(
    [x, y, away],
    (x, y, away) =>
      `translate(${-side * x * tilt * 0.3}%, ${-y * tilt * 0.2 + away * tilt * 0.3}%) scale(${scale})`,
  )
  return (
    <Stage ref={stage}>
      <Window>
        <Moved style={{ transform }}>
          <Cover picture={picture} {...besideFrame} sizes={besideSizes(picture)} />
        </Moved>
      </Window>
    </Stage>
  )
}

const Stage = styled.div`
  grid-area: 1 / 1;
  container-type: size;

  @media print {
    container-type: normal;
    block-size: var(--portrait-min);
    margin-block-end: var(--space-3);
  }
`

const Window = styled.div`
  position: relative;
  inline-size: 100%;
  block-size: 100%;
  overflow: clip;

  @media ${broad} {
    [data-layout='start'] > * > & {
      border-start-start-radius: var(--radius-plane);
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
