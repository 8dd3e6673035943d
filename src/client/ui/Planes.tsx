import { useRef } from 'react'
import { keyframes, styled } from 'styled-components'
import { dataArrived } from '../../shared/dataAttributes.ts'
import { animated, to } from '../motion/springs.ts'
import { useParallax } from '../motion/useParallax.ts'
import { broad, flat, prefersMotion } from '../theme/breakpoints.ts'

/** The rotation of the stack at rest, in degrees; that of the card of link previews is in `src/node/card/planes.ts`. */
const rotation = { x: 56, z: -31 }

/**
 * The art of the page: thin planes stacked in space, one of them lit. Decorative. They fan out of a flat pile on the
 * first paint, in CSS; `headScript.ts` says when not. That moves each plane towards wherever the springs of
 * the stack have put it by then.
 */
export function Planes({ layout }: { layout?: 'centred' | undefined }) {
  const stage = useRef<HTMLDivElement>(null)
  const { x, y, away, tilt } = useParallax(stage)
  const transform = to(
    [x, y, away],
    (x, y, away) =>
      `rotateX(${rotation.x - y * tilt - away * 12}deg) rotateZ(${rotation.z + x * tilt + away * 10}deg)`,
  )
  const spread = away.to((away) => 1 + away * 0.5)
  return (
    <Stage ref={stage} data-part="art" aria-hidden="true" data-layout={layout} data-no-print="">
      <Stack data-layout={layout} style={{ transform, '--spread': spread }}>
        <Plane $depth={-2} data-look="grid" />
        <Plane $depth={-1} />
        <Glow />
        <Plane $depth={0} data-look="lit" />
        <Plane $depth={1} />
        <Plane $depth={2} />
      </Stack>
    </Stage>
  )
}

/* Drawn for left-to-right pages, and mirrored on right-to-left ones. On wide screens it is as wide as the page. */
const Stage = styled.div`
  grid-area: 1 / 1;
  display: grid;
  place-items: center end;
  container-type: size;
  margin-block-start: calc(-0.5 * var(--header));
  direction: ltr;
  perspective: 80rem;
  perspective-origin: 100% 45%;
  pointer-events: none;
  transform: scaleX(var(--side));

  @media ${broad} {
    position: absolute;
    inset-block: 0;
    inset-inline: calc((100vw - var(--planes-stage)) / 2);
    margin: 0;
  }

  /* Above centred words they have their narrow composition on every screen. */
  &[data-layout='centred'] {
    position: static;
    margin: 0;
    place-items: center;
    perspective-origin: 50% 45%;
  }
`

/* Turned and spread, the planes are 1.85 times as high as their side. The lit one reaches 0.17 of it to the left. */
const Stack = styled(animated.div)`
  --size: var(--planes-above);
  --step: calc(var(--size) * 0.25);
  --fan: calc(var(--size) * -0.06);
  position: relative;
  inline-size: calc(var(--size) * 1.2);
  block-size: var(--size);
  margin-inline-end: calc(var(--size) * -0.1);
  transform-style: preserve-3d;

  @container ${flat} {
    display: none;
  }

  @media ${broad} {
    --size: var(--planes);
    margin-block-start: calc(var(--header) * 0.75);
    margin-inline-end: calc(var(--planes-reach) - 1.37 * var(--size));
  }

  &[data-layout='centred'] {
    --size: var(--planes-above);
    margin: 0;
  }
`

/* The pile lies where the lowest plane stays. */
const fanOut = keyframes`
  from {
    transform: translate3d(calc(-2 * var(--fan)), 0, calc(-2 * var(--step)));
  }
`

const Plane = styled.div.attrs<{ $depth: number }>(({ $depth }) => ({
  style: { '--depth': $depth },
}))`
  position: absolute;
  inset: 0;
  border: var(--hairline) solid var(--plane-edge);
  border-radius: calc(var(--size) * 0.075 * var(--roundness));
  background: linear-gradient(
    120deg,
    var(--plane-light),
    var(--plane-dim)
  );
  transform: translate3d(
    calc(var(--depth) * var(--fan)),
    0,
    calc(var(--depth) * var(--step) * var(--spread, 1))
  );

  &[data-look='grid'] {
    background:
      repeating-linear-gradient(90deg, transparent 0 calc(12.5% - var(--hairline)), var(--plane-edge) calc(12.5% - var(--hairline)) 12.5%),
      repeating-linear-gradient(0deg, transparent 0 calc(12.5% - var(--hairline)), var(--plane-edge) calc(12.5% - var(--hairline)) 12.5%);
  }

  &[data-look='lit'] {
    /* The far edges, which are the upper ones. */
    border-color: var(--lit-edge) var(--lit-edge) var(--accent) var(--accent);
    border-width: var(--stroke) var(--stroke) var(--hairline) var(--hairline);
    background: linear-gradient(
      105deg,
      var(--accent) 15%,
      var(--lit-end)
    );
  }

  @media ${prefersMotion} {
    :root:not([${dataArrived}]) & {
      animation-name: ${fanOut};
      animation-duration: min(var(--spring-time), 660ms);
      animation-timing-function: var(--spring);
      animation-delay: calc((2 - var(--depth)) * 60ms);
      animation-fill-mode: backwards;
    }
  }
`

const lightUp = keyframes`
  from {
    opacity: 0;
  }
`

const Glow = styled.div`
  position: absolute;
  inset: -45%;
  border-radius: 50%;
  background: radial-gradient(
    closest-side,
    var(--accent-glow),
    var(--accent-haze) 52%,
    transparent
  );
  transform: translateZ(calc(var(--step) * -0.35));

  /* After the planes. */
  @media ${prefersMotion} {
    :root:not([${dataArrived}]) & {
      animation: ${lightUp} min(var(--spring-time), 600ms) 300ms backwards;
    }
  }
`
