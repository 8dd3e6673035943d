/**
 * How the sheets of a first screen stand in space: x to the right, y down, z to the viewer, from the middle of the
 * stage. All lengths are in units: `--unit` is ten of them.
 */
export interface Pose {
  /** Where the middle of the stack is. */
  x: number
  y: number
  /** How far the sheets are turned about their upright axis, and then about the axis of sight, in degrees. */
  yaw: number
  roll: number
  /** How high the lit sheet is. */
  height: number
  /** How far away the viewer is, and how high above the middle. */
  distance: number
  horizon: number
  /** The unit in CSS, by the width and height of the stage, so that the lit sheet stays within that height. */
  unit: string
}

/** The poses for a stage that is wider than high, and for one that is not. */
export const poses = {
  wide: {
    x: 65,
    y: 34,
    yaw: 50,
    roll: -2.6,
    height: 430,
    distance: 1100,
    horizon: -138,
    unit: 'min(1cqi, 2.17cqb)',
  },
  tall: {
    x: 180,
    y: 60,
    yaw: 55,
    roll: -5.5,
    height: 1020,
    distance: 1900,
    horizon: -10,
    unit: 'min(1cqi, 0.75cqb)',
  },
} satisfies Record<string, Pose>

/** Where the lit sheet begins and ends along its width; at 0 it passes through the plane of the words. */
export const lit = { start: -310, end: 700 }

type Point = readonly [x: number, y: number]

/**
 * Where a point of the lit sheet is seen, as the browser's own projection has it.
 *
 * @param along from the plane of the words to the right
 * @param down from the middle of the sheet
 */
export function project(pose: Pose, along: number, down: number): Point {
  const [yaw, roll] = [(pose.yaw * Math.PI) / 180, (pose.roll * Math.PI) / 180]
  const [across, depth] = [along * Math.cos(yaw), along * Math.sin(yaw)]
  const x = pose.x + across * Math.cos(roll) - down * Math.sin(roll)
  const y = pose.y + across * Math.sin(roll) + down * Math.cos(roll)
  const scale = pose.distance / (pose.distance - depth)
  return [x * scale, pose.horizon + (y - pose.horizon) * scale]
}

/** A line on the screen as the stop of a gradient across it: its angle in degrees, and its distance from the middle. */
export interface Edge {
  angle: number
  distance: number
}

/**
 * The edges of the lit sheet as they are seen, each crossed from without to within, and `cut`, where it passes through
 * the plane of the words.
 */
export function litEdges(pose: Pose): Record<'start' | 'top' | 'bottom' | 'cut', Edge> {
  const half = pose.height / 2
  const at = (along: number, down: number) => project(pose, along, down)
  return {
    start: edge(at(lit.start, half), at(lit.start, -half)),
    top: edge(at(lit.start, -half), at(lit.end, -half)),
    bottom: edge(at(lit.end, half), at(lit.start, half)),
    cut: edge(at(0, half), at(0, -half)),
  }
}

/** The edge from a point to another, crossed from its left to its right. */
function edge([x, y]: Point, [toX, toY]: Point): Edge {
  const length = Math.hypot(toX - x, toY - y)
  const across = [(y - toY) / length, (toX - x) / length] as const
  return {
    angle: (Math.atan2(across[0], -across[1]) * 180) / Math.PI,
    distance: x * across[0] + y * across[1],
  }
}
