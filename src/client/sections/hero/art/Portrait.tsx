import { useRef } from 'react'
import { styled } from 'styled-components'
import type { ResolvedPicture, ResolvedSection } from '../../../../shared/resolved.ts'
import { animated, to } from '../../../motion/reactSpring.ts'
import { usePointerTilt } from '../../../motion/usePointerTilt.ts'
import { broad, flat } from '../../../theme/breakpoints.ts'
import { portraitFrame, portraitSizes } from '../imageSizes.ts'
import { BesideScreen, BesideStage } from './BesideScreen.tsx'
import { Cover } from './Cover.tsx'

/** The first screen with a portrait at its foot. */
export default function Portrait({ section }: { section: ResolvedSection<'hero'> }) {
  const { art, layout } = section
  return (
    <BesideScreen section={section}>
      {typeof art === 'object' && art.portrait && <Framed picture={art.portrait} layout={layout} />}
    </BesideScreen>
  )
}

/** A portrait in front of a thin frame: the pointer moves one against the other. */
function Framed({ picture, layout }: { picture: ResolvedPicture; layout: 'centred' | undefined }) {
  const stage = useRef<HTMLDivElement>(null)
  const { x, y, away, tilt, side } = usePointerTilt(stage)
  const far = to(
    [x, y, away],
    (x, y, away) => `translate(${-side * x * tilt * 0.35}%, ${-y * tilt * 0.2 - away * 14}%)`,
  )
  const near = to([x, away], (x, away) => `translate(${side * x * tilt * 0.2}%, ${away * 4}%)`)
  return (
    <Stage ref={stage} data-layout={layout}>
      <Figure>
        <Edge style={{ transform: far }} />
        <Moved style={{ transform: near }}>
          <Cover picture={picture} {...portraitFrame} sizes={portraitSizes} />
        </Moved>
      </Figure>
    </Stage>
  )
}

const Stage = styled(BesideStage)`
  display: grid;
  /* Else Chromium and Firefox make the column as wide as the portrait is by its height, over the edge of the screen. */
  grid-template-columns: minmax(0, 1fr);
  padding-inline: var(--gutter);
  place-items: end;

  &[data-layout='centred'] {
    place-items: end center;
  }

  @media print {
    display: block;
  }
`

const Figure = styled.div`
  position: relative;
  block-size: 100%;
  max-inline-size: 100%;
  aspect-ratio: 4 / 5;

  @container ${flat} {
    display: none;
  }

  @media ${broad} {
    block-size: 94%;
  }
`

const Edge = styled(animated.div).attrs({ 'aria-hidden': true })`
  position: absolute;
  inset-block: 0 12%;
  inset-inline: -7% 7%;
  border: var(--hairline) solid var(--field-edge);
  border-radius: var(--radius-plane);

  @media print {
    display: none;
  }
`

const Moved = styled(animated.div)`
  position: absolute;
  inset-block: 6% 0;
  inset-inline: 0;
  overflow: hidden;
  border-radius: var(--radius-plane) var(--radius-plane) 0 0;

  @media print {
    transform: none !important;
  }
`
