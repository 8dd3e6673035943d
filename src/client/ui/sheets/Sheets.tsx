import { css, keyframes, styled } from 'styled-components'
import { dataArrived } from '../../../shared/dataAttributes.ts'
import { animated, to } from '../../motion/springs.ts'
import type { useParallax } from '../../motion/useParallax.ts'
import { prefersMotion } from '../../theme/breakpoints.ts'
import { type Edge, lit, litEdges, type Pose, poses } from './pose.ts'

interface SheetProps {
  look: 'dark' | 'lit' | 'glass'
  /** How far it stands before the lit sheet, in units. */
  depth: number
  /** How high it is, and how far its middle is below that of the lit sheet, as shares of the height of that one. */
  share: number
  down: number
  /** Where it ends along its width. */
  end: number
}

/* No larger than what is seen of them: without a graphics chip, each frame costs as much as they cover. */
const behind: SheetProps[] = [
  { look: 'dark', depth: -270, share: 0.5, down: 0.68, end: lit.end },
  { look: 'dark', depth: -135, share: 0.5, down: 0.48, end: lit.end },
  { look: 'lit', depth: 0, share: 1, down: 0, end: lit.end },
]
const before: SheetProps[] = [
  { look: 'glass', depth: 110, share: 0.86, down: 0.03, end: 90 },
  { look: 'glass', depth: 215, share: 0.72, down: 0.07, end: 10 },
]

interface Props {
  /** The springs that they follow. */
  motion: ReturnType<typeof useParallax>
  /** Whether these are the sheets before the words, or those behind. */
  areBefore?: boolean
}

/**
 * The sheets of a first screen behind its words, or before them. Decorative. The stack leans about the edge at which
 * the lit sheet begins, so that this stays where the colours of the letters change, and opens as the page is scrolled.
 */
export function Sheets({ motion: { x, y, away, side, tilt }, areBefore }: Props) {
  const transform = to(
    [x, y, away],
    (x, y, away) => `rotateX(${y * tilt * -0.3 + away * 6}deg) rotateY(${side * x * tilt * -0.6}deg)`,
  )
  const spread = away.to((away) => 1 + away)
  return (
    <Space data-part="art" aria-hidden="true" data-no-print="">
      <Stack>
        <Lean style={{ transform, '--spread': spread }}>
          {(areBefore ? before : behind).map(({ look, ...place }) => (
            <Sheet key={place.depth} $place={place} data-look={look} />
          ))}
        </Lean>
      </Stack>
    </Space>
  )
}

/** A stage that is about as high as wide, or higher. */
const isTall = '(max-aspect-ratio: 11/10)'

/** A value of a length in units. */
const units = (length: number) => `calc(${Math.round(length) / 10} * var(--unit))`

/** The variables of a pose. */
const posed = (pose: Pose) => css`
  --unit: ${pose.unit};
  --x: ${units(pose.x)};
  --y: ${units(pose.y)};
  --high: ${units(pose.height)};
  --distance: ${units(pose.distance)};
  --horizon: ${units(pose.horizon)};
  --turn: rotateZ(${pose.roll}deg) rotateY(${-pose.yaw}deg);
`

const inPose = css`
  ${posed(poses.wide)}

  @container ${isTall} {
    ${posed(poses.tall)}
  }
`

/* Drawn for left-to-right pages, and mirrored on right-to-left ones. */
const Space = styled.div`
  ${inPose}
  position: absolute;
  inset: 0;
  direction: ltr;
  perspective: var(--distance);
  perspective-origin: calc(50% + var(--shift)) calc(50% + var(--horizon));
  pointer-events: none;
  transform: scaleX(var(--side));

  @media (forced-colors: active) {
    display: none;
  }
`

const Stack = styled.div`
  position: absolute;
  inset: 50% auto auto calc(50% + var(--shift));
  transform: translate(var(--x), var(--y)) var(--turn);
  transform-style: preserve-3d;
`

const Lean = styled(animated.div)`
  transform-origin: ${units(lit.start)} 0;
  transform-style: preserve-3d;
`

/* Closed, each is nearly at the lit one. */
const open = keyframes`
  from {
    transform: translateZ(calc(0.1 * var(--depth)));
  }
`

const Sheet = styled.div.attrs<{ $place: Omit<SheetProps, 'look'> }>(
  ({ $place: { depth, down, share, end } }) => ({
    style: {
      '--depth': units(depth),
      '--down': down,
      '--share': share,
      '--wide': units(end - lit.start),
    },
  }),
)`
  position: absolute;
  inset-inline-start: ${units(lit.start)};
  inset-block-start: calc((var(--down) - var(--share) / 2) * var(--high));
  inline-size: var(--wide);
  block-size: calc(var(--high) * var(--share));
  border: var(--hairline) solid var(--glass-edge);
  background: linear-gradient(100deg, var(--plane-light), var(--plane-dim) 60%);
  transform: translateZ(calc(var(--depth) * var(--spread, 1)));
  will-change: transform;

  &[data-look='dark'] {
    border-color: var(--accent-edge);
    background: linear-gradient(100deg, var(--sheet-dark), var(--surface) 60%);
  }

  &[data-look='lit'] {
    border: var(--stroke) solid var(--lit-rim);
    background: linear-gradient(97deg, var(--accent-lit), var(--accent) 34%, var(--lit-far) 75%);
  }

  /* Where it passes through the plane of the words. */
  &[data-look='lit']::after {
    content: '';
    position: absolute;
    inset: 0 auto 0 ${units(-lit.start)};
    border-inline-start: var(--stroke) solid var(--lit-rim);
  }

  @media ${prefersMotion} {
    :root:not([${dataArrived}]) & {
      animation: ${open} min(var(--spring-time), 900ms) var(--spring) backwards;
    }
  }
`

/** The layer of a gradient that has a colour up to an edge, and another beyond. */
function upTo({ angle, distance }: Edge, before: string, beyond: string): string {
  const along = Math.sin((angle * Math.PI) / 180).toFixed(4)
  const stop = `50% + ${units(distance)} + ${along} * var(--shift)`
  return `linear-gradient(
    calc(var(--side) * ${angle.toFixed(2)}deg),
    ${before.replaceAll('STOP', stop)} calc(${stop}),
    ${beyond} calc(${stop} + 1px)
  )`
}

/** The colours of the letters: the lit sheet is the part of the screen within three of its edges. */
function letterColours(pose: Pose) {
  const { start, top, bottom, cut } = litEdges(pose)
  return [
    upTo(start, `var(--text) calc(STOP - 28 * var(--unit)), var(--letters-near)`, 'transparent'),
    upTo(top, 'var(--letters-near)', 'transparent'),
    upTo(bottom, 'var(--letters-near)', 'transparent'),
    upTo(cut, 'var(--on-accent)', 'var(--letters-through)'),
  ].join(',')
}

/**
 * The words of a first screen in three colours: free, before the lit sheet, and seen through it. It is as large as the
 * stage, whose middle its gradients begin from, and larger by what letters may need beyond it.
 */
export const AmongSheets = styled.span`
  ${inPose}
  --beyond: var(--space-8);
  display: grid;
  align-content: center;
  block-size: calc(100% + 2 * var(--beyond));
  margin-block: calc(-1 * var(--beyond));
  padding-inline: var(--margin);
  background: ${letterColours(poses.wide)};
  -webkit-background-clip: text;
  background-clip: text;
  -webkit-text-fill-color: transparent;

  @container ${isTall} {
    background-image: ${letterColours(poses.tall)};
  }

  @media print, (forced-colors: active) {
    background: none;
    -webkit-text-fill-color: currentcolor;
  }

  @media print {
    margin-block: 0;
    padding-inline: var(--gutter);
  }
`
