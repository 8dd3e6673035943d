import { describe, expect, it } from 'vitest'
import { contrast } from '../../schema/colour/contrast.ts'
import { hexOf } from '../../schema/colour/oklch.ts'
import { paletteOf } from '../../schema/colour/palette.ts'
import { type Edge, lit, litEdges, type Pose, poses, project } from '../../src/client/ui/sheets/pose.ts'
import { colours, sheetColours } from '../../src/node/build/documents/colours.ts'

/** How far a point is beyond an edge, in units. */
function beyond({ angle, distance }: Edge, [x, y]: readonly [number, number]): number {
  const turn = (angle * Math.PI) / 180
  return x * Math.sin(turn) - y * Math.cos(turn) - distance
}

describe.each(Object.entries<Pose>(poses))('sheets in the pose ‘%s’', (_, pose) => {
  const half = pose.height / 2
  const edges = litEdges(pose)

  it('have a lit one whose edges run through its corners as they are seen', () => {
    const [top, bottom] = [-half, half].map((down) => project(pose, lit.start, down))
    if (!top || !bottom) throw new Error('There is a corner.')
    for (const corner of [top, bottom]) expect(beyond(edges.start, corner)).toBeCloseTo(0)
    for (const corner of [top, project(pose, lit.end, -half)])
      expect(beyond(edges.top, corner)).toBeCloseTo(0)
    for (const corner of [bottom, project(pose, lit.end, half)])
      expect(beyond(edges.bottom, corner)).toBeCloseTo(0)
  })

  it('have the middle of the lit one within its edges, and each edge crossed from without', () => {
    const middle = project(pose, lit.start / 2, 0)
    for (const edge of [edges.start, edges.top, edges.bottom]) expect(beyond(edge, middle)).toBeGreaterThan(0)
    expect(beyond(edges.cut, middle)).toBeLessThan(0)
    expect(beyond(edges.cut, project(pose, 100, 0))).toBeGreaterThan(0)
  })

  it('have a lit one that stays below the links of the header, where the stage begins', () => {
    const perHeight = Number(/([\d.]+)cqb/.exec(pose.unit)?.[1])
    for (let along = lit.start; project(pose, along, -half)[0] < 500; along += 10)
      expect(project(pose, along, -half)[1]).toBeGreaterThan(-500 / perHeight)
  })
})

describe('large letters among sheets', () => {
  const hues = Array.from({ length: 24 }, (_, index) => index * 15)
  const accents = [0.5, 0.7, 0.85].flatMap((l) => hues.map((h) => hexOf({ l, c: 0.17, h })))

  it.each(['dark', 'light'] as const)('stand out 3 : 1 at least with every accent, in %s mode', (mode) => {
    for (const accent of accents) {
      const palette = paletteOf(mode, { accent })
      const written = [...colours(palette).split(';'), ...sheetColours(palette).split(';')]
      const of = (name: string) => {
        const found = written.find((token) => token.startsWith(`--${name}:`))
        return found?.slice(name.length + 3) ?? ''
      }
      for (const ground of ['accent-lit', 'accent', 'lit-far'])
        for (const letters of ['on-accent', 'letters-through'])
          expect(contrast(of(letters), of(ground)), `${letters} on ${ground} of ${accent}`).toBeGreaterThan(3)
      for (const ground of ['background', 'sheet-dark'])
        for (const letters of ['text', 'letters-near'])
          expect(contrast(of(letters), of(ground)), `${letters} on ${ground} of ${accent}`).toBeGreaterThan(3)
    }
  })
})
