import { expect, it } from 'vitest'
import { cardScale, stackProgress } from '../../src/client/sections/projects/Stack.tsx'

/** The scales of all cards of a stack with a step of 0.05, rounded to six decimals. */
const scales = (count: number, progress: number) =>
  Array.from({ length: count }, (_, index) => Number(cardScale(index, count, progress, 0.05).toFixed(6)))

it('a section is passed from its top at the top of the screen to its foot at the foot', () => {
  const section = { height: 5000, viewport: 1000 }
  const progress = [2000, 0, -1000, -3000, -4000, -9000].map((top) => stackProgress({ ...section, top }))
  expect(progress).toEqual([0, 0, 0.25, 0.75, 1, 1])
  const low = { height: 400, viewport: 1000 }
  expect([300, 0, -1].map((top) => stackProgress({ ...low, top }))).toEqual([0, 0, 1])
})

it('a card recedes evenly from its own share of the section on, the first ones most', () => {
  expect(scales(5, 0)).toEqual([1, 1, 1, 1, 1])
  expect(scales(5, 0.6)).toEqual([0.85, 0.9, 0.95, 1, 1])
  expect(scales(5, 1)).toEqual([0.75, 0.8, 0.85, 0.9, 0.95])
  expect(scales(1, 0.5)).toEqual([0.975])
  expect(cardScale(0, 5, 1, 0)).toBe(1)
})

it('no card of a long stack is smaller than half', () => {
  const ends = scales(30, 1)
  expect([ends[0], ends[20], ...ends.slice(-3)]).toEqual([0.5, 0.5, 0.85, 0.9, 0.95])
})
