import fc from 'fast-check'
import { expect, it } from 'vitest'
import { breakIntoRows } from '../../src/client/sections/gallery/breakIntoRows.ts'

const rowAspects = [
  { min: 1.4, max: 3 },
  { min: 2.8, max: 5 },
]

/** The aspect ratios in each row. */
const rowsOf = (ratios: number[]) => {
  const rows: number[][] = []
  for (const [index, { row }] of breakIntoRows(ratios, rowAspects).entries())
    rows[row] = [...(rows[row] ?? []), ratios[index] ?? 0]
  return rows
}

it('closes a row as soon as it is full', () => {
  expect(rowsOf([1.5, 1.5, 1.5, 0.75, 0.75, 3])).toEqual([[1.5], [1.5, 1.5], [0.75, 0.75], [3]])
})

it('starts a new row with a picture that would make the others far too small', () => {
  expect(rowsOf([1, 3, 3])).toEqual([[1], [3], [3]])
})

it('leaves no picture alone in a partly filled row if a neighbouring row can take it', () => {
  expect(rowsOf([1.5, 1.5, 1.5, 0.6])).toEqual([[1.5], [1.5, 1.5, 0.6]])
  expect(rowsOf([1.5, 1.5, 1.5, 1.5])).toEqual([[1.5], [1.5, 1.5], [1.5]])
  expect(rowsOf([1.5, 0.7, 0.7, 0.7])).toEqual([[1.5], [0.7, 0.7, 0.7]])
})

it('leaves part of a row free if its picture would be too high', () => {
  expect(breakIntoRows([0.7], rowAspects)).toEqual([
    { row: 0, aspect: 0, column: 0, others: 0, share: 0.5, rest: 0.5 },
  ])
})

it('stretches two pictures that nearly fill a row', () => {
  const slots = breakIntoRows([1.5, 1, 1.75, 1.5], rowAspects)
  expect(slots.map(({ row, rest }) => [row, rest])).toEqual([
    [0, 0],
    [1, 0],
    [1, 0],
    [2, 0],
  ])
})

it('gives the last row its kind in turn, unless that would leave a void', () => {
  const three = [
    { min: 1.4, max: 3 },
    { min: 1.6, max: 3.2 },
    { min: 2.1, max: 5 },
  ]
  const lastOf = (ratios: number[]) => breakIntoRows(ratios, three).at(-1)
  expect(lastOf([1.5, 1.6, 2.2, 1.5, 1.5])).toMatchObject({ aspect: 1, rest: 0 })
  expect(lastOf([1.5, 1.6, 2.2, 1.5, 0.9])).toMatchObject({ aspect: 0 })
})

it('gives a picture with a caption the least share of its row, and others the row as before', () => {
  const withCaptions = rowAspects.map((aspect) => ({ ...aspect, caption: 0.45 }))
  const rows = (captioned: boolean[]) =>
    breakIntoRows([1.5, 1.5, 0.7, 0.7, 0.7, 3], withCaptions, captioned).map(({ row }) => row)
  const none = rows([])
  expect(none).toEqual(breakIntoRows([1.5, 1.5, 0.7, 0.7, 0.7, 3], rowAspects).map(({ row }) => row))
  const slots = breakIntoRows([1.5, 1.5, 0.7, 0.7, 0.7, 3], withCaptions, Array(6).fill(true))
  for (const { others, share } of slots) if (others > 0) expect(share).toBeGreaterThanOrEqual(0.45)
  expect(slots.some(({ others }) => others > 0)).toBe(true)
})

const ratios = fc.array(fc.double({ min: 0.02, max: 12, noNaN: true }), { minLength: 1, maxLength: 60 })

it('places each picture once, in order, for any number of pictures', () => {
  fc.assert(
    fc.property(ratios, (ratios) => {
      const slots = breakIntoRows(ratios, rowAspects)
      expect(rowsOf(ratios).flat()).toEqual(ratios)
      for (const [index, { row, column }] of slots.entries()) {
        const before = slots[index - 1]
        expect(column).toBe(before?.row === row ? before.column + 1 : 0)
        expect(row - (before?.row ?? 0)).toBeLessThanOrEqual(1)
      }
    }),
  )
})

it('divides each row completely: all pictures are equally high and together as wide as the row', () => {
  fc.assert(
    fc.property(ratios, (ratios) => {
      const slots = breakIntoRows(ratios, rowAspects)
      for (const { row, aspect, others, rest } of slots) {
        const members = slots.flatMap((one, index) => (one.row === row ? [{ ...one, index }] : []))
        expect(members).toHaveLength(others + 1)
        expect(members.reduce((sum, { share }) => sum + share, rest)).toBeCloseTo(1)
        const heights = members.map(({ share, index }) => share / (ratios[index] ?? 1))
        for (const height of heights) expect(height).toBeCloseTo(heights[0] ?? 0)
        expect(heights[0]).toBeLessThanOrEqual(
          1 / (others === 0 ? 1.2 : 0.92 * (rowAspects[aspect]?.min ?? 1)) + 1e-9,
        )
      }
    }),
  )
})

it('gives a very narrow picture a row of its own, higher than those of others where the layout allows', () => {
  const strip = 1440 / 18_000
  const slots = (tallest?: number) =>
    breakIntoRows([1.5, strip, 1.5, 1.5], [{ min: 1.4, max: 3, ...(tallest && { tallest }) }])
  for (const [, slot] of [slots(), slots(0.5)]) expect(slot?.others).toBe(0)
  expect(slots()[1]?.share).toBeCloseTo(strip / 1.2)
  expect(slots(0.5)[1]?.share).toBeCloseTo(strip / (strip / 0.15))
})
