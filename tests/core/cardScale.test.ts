import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardScale, stackProgress } from '../../src/client/sections/projects/Stack.tsx'

const step = 0.05

/** The scales of all cards of a stack, rounded to six decimals. */
const scales = (count: number, progress: number) =>
  Array.from({ length: count }, (_, index) => Number(cardScale(index, count, progress, step).toFixed(6)))

describe('the progress of a section', () => {
  const section = { height: 5000, viewport: 1000 }

  it('is 0 when its top meets the top of the viewport', () => {
    expect(stackProgress({ ...section, top: 0 })).toBe(0)
  })

  it('is 1 when its bottom meets the bottom of the viewport', () => {
    expect(stackProgress({ ...section, top: -4000 })).toBe(1)
  })

  it('grows evenly between', () => {
    expect(stackProgress({ ...section, top: -1000 })).toBeCloseTo(0.25)
    expect(stackProgress({ ...section, top: -3000 })).toBeCloseTo(0.75)
  })

  it('stays 0 before and 1 after', () => {
    expect(stackProgress({ ...section, top: 2000 })).toBe(0)
    expect(stackProgress({ ...section, top: -9000 })).toBe(1)
  })

  it('is 0 or 1, and never infinite, in a section no taller than the viewport', () => {
    for (const height of [400, 1000]) {
      expect(stackProgress({ top: 300, height, viewport: 1000 })).toBe(0)
      expect(stackProgress({ top: 0, height, viewport: 1000 })).toBe(0)
      expect(stackProgress({ top: -1, height, viewport: 1000 })).toBe(1)
    }
  })
})

describe('the scale of a card', () => {
  it('is 1 for every card before the section is scrolled through', () => {
    expect(scales(5, 0)).toEqual([1, 1, 1, 1, 1])
  })

  it('ends one step smaller per card, counted from the last', () => {
    expect(scales(5, 1)).toEqual([0.75, 0.8, 0.85, 0.9, 0.95])
  })

  it('begins to fall at the progress of its own card', () => {
    for (const index of [0, 1, 2, 3, 4]) {
      expect(cardScale(index, 5, index / 5, step)).toBe(1)
      expect(cardScale(index, 5, index / 5 + 0.01, step)).toBeLessThan(1)
    }
  })

  it('falls evenly from there to the end of the section', () => {
    expect(scales(5, 0.6)).toEqual([0.85, 0.9, 0.95, 1, 1])
    expect(cardScale(3, 5, 0.8, step)).toBeCloseTo(1 - (step * 2) / 2)
  })

  it('is correct for stacks of one and two', () => {
    expect(scales(1, 0.5)).toEqual([0.975])
    expect(scales(1, 1)).toEqual([0.95])
    expect(scales(2, 0.5)).toEqual([0.95, 1])
    expect(scales(2, 1)).toEqual([0.9, 0.95])
  })

  it('is never less than half in a long stack', () => {
    const ends = scales(30, 1)
    expect(ends[0]).toBe(0.5)
    expect(ends[20]).toBe(0.5)
    expect(ends.slice(-3)).toEqual([0.85, 0.9, 0.95])
  })

  it('depends on the step', () => {
    expect(cardScale(0, 5, 1, 0.02)).toBeCloseTo(0.9)
    expect(cardScale(0, 5, 1, 0)).toBe(1)
  })

  it('never grows on the way down, and never decreases from one card to the next', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), share, share, (count, one, other) => {
        const [before, after] = [Math.min(one, other), Math.max(one, other)]
        const [early, late] = [scales(count, before), scales(count, after)]
        for (const [index, scale] of late.entries()) {
          expect(scale).toBeLessThanOrEqual(early[index] ?? 0)
          expect(scale).toBeLessThanOrEqual(late[index + 1] ?? 1)
        }
      }),
    )
  })
})
