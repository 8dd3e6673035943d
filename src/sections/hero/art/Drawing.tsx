import { useRef } from 'react'
import { styled } from 'styled-components'
import type { ResolvedDrawing } from '../../../../schema/vite/resolved.ts'
import { animated } from '../../../motion/reactSpring.ts'
import { broad, flat } from '../../../theme/breakpoints.ts'
import { DrawingSvg } from '../../../ui/pictures/DrawingSvg.tsx'
import { useArtTilt } from './useArtTilt.ts'

/**
 * A drawing of the owner's in layers: the nearer a layer, the farther it follows the pointer, and the sooner it leaves.
 */
export function Drawing({ drawing }: { drawing: ResolvedDrawing & { alt?: string | undefined } }) {
  const stage = useRef<HTMLDivElement>(null)
  const { x, y, away, tilt, side } = useArtTilt(stage)
  const style = { '--x': x, '--y': y, '--away': away, '--tilt': tilt * side }
  return (
    <Stage ref={stage}>
      <Layers style={style}>
        <DrawingSvg drawing={drawing} alt={drawing.alt} />
      </Layers>
    </Stage>
  )
}

const Stage = styled.div`
  grid-area: 1 / 1;
  container-type: size;
  padding-inline: 0 var(--gutter);

  [data-layout='centred'] > & {
    padding-inline-start: var(--gutter);
  }

  @media ${broad} {
    padding-block-end: var(--hero-foot);
  }

  @media print {
    container-type: normal;
    block-size: var(--portrait-min);
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
