import { useRef } from 'react'
import { styled } from 'styled-components'
import type { ResolvedDrawing, ResolvedPicture, ResolvedSection } from '../../../shared/resolved.ts'
import { animated, to } from '../../motion/springs.ts'
import { useParallax } from '../../motion/useParallax.ts'
import { broad, flat } from '../../theme/breakpoints.ts'
import { besideFrame, besideSizes, heroPortraitFrame, heroPortraitSizes } from '../../theme/imageSizes.ts'
import { Screen, ScreenWords, WordsFrame } from '../../ui/FirstScreen.tsx'
import { DrawingSvg } from '../../ui/pictures/Icon.tsx'
import { Cover, HeroText, Moved, ScrollArrow } from './Hero.tsx'

/**
 * The first screen with a photograph, a portrait or a drawing: above the words, and on broad screens beside them unless
 * they are centred.
 */
export default function HeroBeside({ section }: { section: ResolvedSection<'hero'> }) {
  const { art, layout, scroll } = section
  const { picture, portrait, drawing } = typeof art === 'object' ? art : {}
  return (
    <Screen data-layout={layout}>
      <WordsFrame data-layout={layout}>
        <Beside data-layout={layout} data-arrow={scroll && ''}>
          <HeroText section={section} />
        </Beside>
      </WordsFrame>
      <ScrollArrow section={section} />
      {picture && <Photograph picture={picture} layout={layout} />}
      {portrait && <Portrait picture={portrait} layout={layout} />}
      {drawing && <Drawing drawing={drawing} layout={layout} />}
    </Screen>
  )
}

const Beside = styled(ScreenWords)`
  padding-block-start: var(--space-3);

  @media ${broad} {
    max-inline-size: min(var(--headline), 100% + var(--margin) - 0.42 * 100vw - var(--space-6));
  }
`

/** The room of the art: the first row, or the end of a broad screen. */
const BesideStage = styled.div.attrs({ 'data-part': 'art' })`
  grid-area: 1 / 1;
  container-type: size;

  @media ${broad} {
    &:not([data-layout]) {
      position: absolute;
      inset-block: var(--header) 0;
      inset-inline-end: 0;
      inline-size: 42%;
    }
  }

  @media print {
    container-type: normal;
    block-size: var(--portrait-min);
    margin-block-end: var(--space-3);
  }
`

/** A photograph in a window, behind which it moves against the pointer. */
function Photograph({ picture, layout }: { picture: ResolvedPicture; layout: 'centred' | undefined }) {
  const stage = useRef<HTMLDivElement>(null)
  const { x, y, away, tilt, side } = useParallax(stage)
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

/** A portrait in front of a thin frame: the pointer moves one against the other. */
function Portrait({ picture, layout }: { picture: ResolvedPicture; layout: 'centred' | undefined }) {
  const stage = useRef<HTMLDivElement>(null)
  const { x, y, away, tilt, side } = useParallax(stage)
  const far = to(
    [x, y, away],
    (x, y, away) => `translate(${-side * x * tilt * 0.35}%, ${-y * tilt * 0.2 - away * 14}%)`,
  )
  const near = to([x, away], (x, away) => `translate(${side * x * tilt * 0.2}%, ${away * 4}%)`)
  return (
    <PortraitStage ref={stage} data-layout={layout}>
      <PortraitBox>
        <Edge style={{ transform: far }} data-no-print="" />
        <MovedPortrait style={{ transform: near }}>
          <Cover picture={picture} {...heroPortraitFrame} sizes={heroPortraitSizes} />
        </MovedPortrait>
      </PortraitBox>
    </PortraitStage>
  )
}

const PortraitStage = styled(BesideStage)`
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

const PortraitBox = styled.div`
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
`

const MovedPortrait = styled(animated.div)`
  position: absolute;
  inset-block: 6% 0;
  inset-inline: 0;
  overflow: hidden;
  border-radius: var(--radius-plane) var(--radius-plane) 0 0;
`

interface Props {
  drawing: ResolvedDrawing & { alt?: string | undefined }
  layout: 'centred' | undefined
}

/** A drawing in layers: the nearer a layer, the farther it follows the pointer, and the sooner it leaves. */
function Drawing({ drawing, layout }: Props) {
  const stage = useRef<HTMLDivElement>(null)
  const { x, y, away, tilt, side } = useParallax(stage)
  const style = { '--x': x, '--y': y, '--away': away, '--tilt': tilt * side }
  return (
    <DrawingStage ref={stage} data-layout={layout}>
      <Layers style={style} data-drawing={drawing.file}>
        <DrawingSvg drawing={drawing} alt={drawing.alt} />
      </Layers>
    </DrawingStage>
  )
}

const DrawingStage = styled(BesideStage)`
  padding-inline: var(--gutter);

  @media ${broad} {
    padding-block-end: var(--hero-foot);

    &:not([data-layout]) {
      padding-inline-start: 0;
    }
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
