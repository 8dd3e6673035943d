import { useRef } from 'react'
import { styled } from 'styled-components'
import { animated, to } from '../motion/reactSpring.ts'
import { usePointerTilt } from '../motion/usePointerTilt.ts'
import { broad, flat } from '../theme/breakpoints.ts'

/** The rotation of the stack at rest, in degrees; that of the card of link previews is in `build/social/card/planes.ts`. */
const rotation = { x: 56, z: -31 }

/** The art of the page: thin planes stacked in space, one of them lit. Decorative. */
export function Planes({ layout }: { layout?: 'centred' | undefined }) {
  const stage = useRef<HTMLDivElement>(null)
  const { x, y, away, tilt } = usePointerTilt(stage)
  const transform = to(
    [x, y, away],
    (x, y, away) =>
      `rotateX(${rotation.x - y * tilt - away * 12}deg) rotateZ(${rotation.z + x * tilt + away * 10}deg)`,
  )
  const spread = away.to((away) => 1 + away * 0.5)
  return (
    <Stage ref={stage} aria-hidden="true" data-layout={layout}>
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

/* Drawn for left-to-right pages, and mirrored on right-to-left ones. It fills the room that it gets. */
const Stage = styled.div`
  grid-area: 1 / 1;
  display: grid;
  place-items: center end;
  container-type: size;
  margin-block-start: calc(-0.5 * var(--header));
  direction: ltr;
  perspective: var(--perspective);
  perspective-origin: 70% 45%;
  pointer-events: none;

  [dir='rtl'] & {
    transform: scaleX(-1);
  }

  @media ${broad} {
    position: absolute;
    inset: 0;
    margin: 0;
  }

  /* Above centred words they have their narrow composition on every screen. */
  &[data-layout='centred'] {
    position: static;
    margin: 0;
    place-items: center;
  }

  @media print {
    display: none;
  }
`

/* Turned and spread, the planes are 1.85 times as high as their side, and reach a quarter of it beyond the left. */
const Stack = styled(animated.div)`
  --size: var(--planes-above);
  --step: calc(var(--size) * 0.25);
  position: relative;
  inline-size: calc(var(--size) * 1.2);
  block-size: var(--size);
  margin-inline-end: calc(var(--size) * 0.05);
  transform-style: preserve-3d;

  @container ${flat} {
    display: none;
  }

  @media ${broad} {
    --size: var(--planes);
    margin-block-start: calc(var(--header) * 0.25);
    margin-inline-end: var(--planes-inset);
  }

  &[data-layout='centred'] {
    --size: var(--planes-above);
    margin: 0;
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
  transform: translateZ(calc(var(--depth) * var(--step) * var(--spread, 1)));

  &[data-look='grid'] {
    background:
      repeating-linear-gradient(90deg, transparent 0 calc(12.5% - var(--hairline)), var(--plane-line) calc(12.5% - var(--hairline)) 12.5%),
      repeating-linear-gradient(0deg, transparent 0 calc(12.5% - var(--hairline)), var(--plane-line) calc(12.5% - var(--hairline)) 12.5%);
  }

  &[data-look='lit'] {
    border-color: var(--accent);
    background: linear-gradient(
      105deg,
      var(--accent) 15%,
      var(--accent-deep)
    );
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
`
