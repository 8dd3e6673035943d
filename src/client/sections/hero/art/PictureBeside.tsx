import { useRef } from 'react'
import { styled } from 'styled-components'
import type { ResolvedPicture, ResolvedSection } from '../../../../shared/resolved.ts'
import { animated, to } from '../../../motion/reactSpring.ts'
import { usePointerTilt } from '../../../motion/usePointerTilt.ts'
import { broad } from '../../../theme/breakpoints.ts'
import { besideFrame, besideSizes } from '../imageSizes.ts'
import { BesideScreen, BesideStage } from './BesideScreen.tsx'
import { Cover } from './Cover.tsx'

/** The first screen with a photograph beside the words, up to the edge of the screen. */
export default function PictureBeside({ section }: { section: ResolvedSection<'hero'> }) {
  const { art, layout } = section
  return (
    <BesideScreen section={section}>
      {typeof art === 'object' && art.picture && <Photograph picture={art.picture} layout={layout} />}
    </BesideScreen>
  )
}

/** A photograph in a window, behind which it moves against the pointer. */
function Photograph({ picture, layout }: { picture: ResolvedPicture; layout: 'centred' | undefined }) {
  const stage = useRef<HTMLDivElement>(null)
  const { x, y, away, tilt, side } = usePointerTilt(stage)
  const scale = 1.02 + tilt * 0.008
  const transform = to(
    [x, y, away],
    (x, y, away) =>
      `translate(${-side * x * tilt * 0.3}%, ${-y * tilt * 0.2 + away * tilt * 0.3}%) scale(${scale})`,
  )
  return (
    <BesideStage ref={stage} data-layout={layout}>
      <Window data-layout={layout}>
        <Moved style={{ transform }}>
          <Cover picture={picture} {...besideFrame} sizes={besideSizes(picture)} />
        </Moved>
      </Window>
    </BesideStage>
  )
}

const Window = styled.div`
  position: relative;
  inline-size: 100%;
  block-size: 100%;
  overflow: clip;

  @media ${broad} {
    &:not([data-layout]) {
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
