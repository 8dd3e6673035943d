import type { Palette } from '../../../schema/model/theme.ts'
import { isLightGround, light, shade } from '../build/documents/colours.ts'

/** The position of the planes in a picture, in px, and the width of one before its rotation. */
export interface PlanesLayout {
  x: number
  y: number
  size: number
  palette: Palette
  /** How round the corners are: 1 as drawn, 0 for none. */
  roundness: number
}

type Point = readonly [x: number, y: number]

/** The same angles and perspective as on the page. */
const [tilt, rotation] = [radians(56), radians(-31)]
const distance = 4 // widths of a plane

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** Projects a point of a plane in perspective: its coordinates from -½ to ½, `level` planes above the middle. */
function projected([x, y]: Point, level: number, { x: left, y: top, size }: PlanesLayout): Point {
  const across = x * 1.2 * Math.cos(rotation) - y * Math.sin(rotation)
  const along = x * 1.2 * Math.sin(rotation) + y * Math.cos(rotation)
  const height = level * 0.25
  const near = along * Math.sin(tilt) + height * Math.cos(tilt)
  const scale = (size * distance) / (distance - near)
  const down = along * Math.cos(tilt) - height * Math.sin(tilt)
  return [left + across * scale, top + down * scale]
}

const pathData = (points: readonly Point[]) =>
  points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')

/** The outline of a plane with its round corners, as the data of a path. */
function outline(level: number, layout: PlanesLayout): string {
  const [wide, high] = [(0.075 / 1.2) * layout.roundness, 0.075 * layout.roundness]
  const corners = [
    [0.5, 0.5, 0],
    [-0.5, 0.5, 1],
    [-0.5, -0.5, 2],
    [0.5, -0.5, 3],
  ] as const
  const points = corners.flatMap(([x, y, quarter]) =>
    Array.from({ length: 9 }, (_, step): Point => {
      const angle = (quarter + step / 8) * (Math.PI / 2)
      const [cx, cy] = [x - Math.sign(x) * wide, y - Math.sign(y) * high]
      return projected([cx + Math.cos(angle) * wide, cy + Math.sin(angle) * high], level, layout)
    }),
  )
  return `M${pathData(points)}Z`
}

/** The grid lines of a plane. */
function grid(level: number, layout: PlanesLayout): string {
  return [1, 2, 3, 4, 5, 6, 7]
    .map((line) => line / 8 - 0.5)
    .flatMap((at): [Point, Point][] => [
      [
        [at, -0.5],
        [at, 0.5],
      ],
      [
        [-0.5, at],
        [0.5, at],
      ],
    ])
    .map(([from, to]) => `M${pathData([projected(from, level, layout), projected(to, level, layout)])}`)
    .join('')
}

/** The planes as SVG: stacked in space, one of them lit, and its glow. */
export function planes(layout: PlanesLayout): string {
  const { palette, size } = layout
  const { text, accent } = palette
  // As on the page: on a light ground glass and the far end of the lit plane give light, and it glows less.
  const isLight = isLightGround(palette)
  const glow = (opacity: number) => opacity * (isLight ? 0.57 : 1)
  const glass = (level: number) =>
    `<path d="${outline(level, layout)}" fill="url(#glass)" stroke="${text}" stroke-opacity=".2" stroke-width="1.25"/>`
  const [x, y] = projected([0, 0], -0.35, layout)
  const lit = outline(0, layout)
  const [right, low] = [projected([0.5, 0], 0, layout), projected([0, -0.5], 0, layout)]
  const [left] = [projected([-0.5, 0], 0, layout)]
  const gradient = (id: string, stops: string) =>
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${left[0].toFixed(1)}" y1="${low[1].toFixed(1)}" x2="${right[0].toFixed(1)}" y2="${(low[1] + size * 0.5).toFixed(1)}">${stops}</linearGradient>`
  const stop = (offset: number, colour: string, opacity: number) =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`
  return [
    '<defs>',
    gradient(
      'glass',
      isLight ? stop(0, light, 0.22) + stop(1, light, 0.06) : stop(0, text, 0.09) + stop(1, text, 0.03),
    ),
    gradient(
      'far',
      isLight ? stop(0.15, light, 0) + stop(1, light, 1 / 3) : stop(0.15, shade, 0) + stop(1, shade, 0.28),
    ),
    `<radialGradient id="glow">${stop(0, accent, glow(0.44))}${stop(0.25, accent, glow(0.34))}${stop(0.52, accent, glow(0.15))}${stop(0.78, accent, glow(0.035))}${stop(1, accent, 0)}</radialGradient>`,
    '</defs>',
    `<path d="${outline(-2, layout)}${grid(-2, layout)}" fill="none" stroke="${text}" stroke-opacity=".2"/>`,
    glass(-1),
    `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(size * 1.08).toFixed(1)}" ry="${(size * 0.66).toFixed(1)}" fill="url(#glow)"/>`,
    `<path d="${lit}" fill="${accent}"/><path d="${lit}" fill="url(#far)" stroke="${accent}" stroke-width="1.25"/>`,
    glass(1),
    glass(2),
  ].join('')
}
