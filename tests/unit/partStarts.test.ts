import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isLong, partStarts } from '../../src/islands/partStarts.ts'

const sizesOf = (count: number) => {
  const starts = partStarts(count)
  return starts.map((from, part) => (starts[part + 1] ?? count) - from)
}

it('hydrates a short list as a whole and a longer one in parts', () => {
  expect(partStarts(5)).toEqual([0])
  expect(partStarts(16)).toEqual([0])
  expect(partStarts(30)).toEqual([0, 16])
  expect(partStarts(0)).toEqual([])
})

it('leaves no tiny part over: 49 entries are not 48 and one', () => {
  expect(sizesOf(41)).toEqual([12, 16, 13])
  expect(sizesOf(49)).toEqual([12, 12, 12, 13])
})

it('puts all entries into parts of at most 16 that begin at multiples of four', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), (count) => {
      const sizes = sizesOf(count)
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(count)
      for (const from of partStarts(count)) expect(from % 4).toBe(0)
      for (const size of sizes) {
        expect(size).toBeGreaterThan(0)
        expect(size).toBeLessThanOrEqual(16)
        if (isLong(count)) expect(size).toBeGreaterThanOrEqual(9)
      }
    }),
  )
})
