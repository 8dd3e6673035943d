import { useRef } from 'react'
import { styled } from 'styled-components'
import type { ResolvedDrawing, ResolvedSection } from '../../../../shared/resolved.ts'
import { animated } from '../../../motion/reactSpring.ts'
import { usePointerTilt } from '../../../motion/usePointerTilt.ts'
import { broad, flat } from '../../../theme/breakpoints.ts'
import { DrawingSvg } from '../../../ui/pictures/DrawingSvg.tsx'
import { BesideScreen, BesideStage } from './BesideScreen.tsx'

/** The first screen with a drawing of the owner's. */
export default function Drawing({ section }: { section: ResolvedSection<'hero'> }) {
  const { art, layout } = section
  return (
    <BesideScreen section={section}>
      {typeof art === 'object' && art.drawing && <Layered drawing={art.drawing} layout={layout} />}
    </BesideScreen>
  )
}

interface Props {
  drawing: ResolvedDrawing & { alt?: string | undefined }
  layout: 'centred' | undefined
}

/** A drawing in layers: the nearer a layer, the farther it follows the pointer, and the sooner it leaves. */
function Layered({ drawing, layout }: Props) {
  const stage = useRef<HTMLDivElement>(null)
  const { x, y, away, tilt, side } = usePointerTilt(stage)
  const style = { '--x': x, '--y': y, '--away': away, '--tilt': tilt * side }
  return (
    <Stage ref={stage} data-layout={layout}>
      <Layers style={style}>
        <DrawingSvg drawing={drawing} alt={drawing.alt} />
      </Layers>
    </Stage>
  )
}

const Stage = styled(BesideStage)`
  padding-inline: var(--gutter);

  @media ${broad} {
    padding-block-end: var(--hero-foot);

    &:not([data-layout]) {
      padding-inline-start: 0;
    }
  }

  @media print {
    margin-block-end: 0;
  }
`

const Layers = styled(animated.div)`
  inline-size: 100%;
  block-size: 100%;

  @container ${flat} {
    display: none;
  }

  > svg {
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
  }

  /* Parts of the view box. */
  [data-layer] {
    transform: translate(
      calc(var(--depth) * var(--x) * var(--tilt) * 0.4%),
      calc(var(--depth) * (var(--y) * 2% - var(--away) * 16%))
    );
  }

  @media print {
    [data-layer] {
      transform: none;
    }
  }
`
