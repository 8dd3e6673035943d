import fc from 'fast-check'
import { expect, it } from 'vitest'
import { springEasing } from '../../src/client/motion/springEasing.ts'
import { cases } from '../setup/cases.ts'

const pointsOf = (easing: string) =>
  [...easing.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number))

/** The same spring, integrated in small steps. */
function integrated(stiffness: number, damping: number, time: number): number {
  const step = 1e-5
  let [place, speed] = [0, 0]
  for (let now = 0; now < time; now += step) {
    speed += (stiffness * (1 - place) - damping * speed) * step
    place += speed * step
  }
  return place
}

it.each([
  ['underdamped', 90, 18],
  ['oscillating', 300, 6],
  ['critically damped', 100, 20],
  ['overdamped', 120, 40],
])('follows the equation of an %s spring', (_, stiffness, damping) => {
  const { easing, duration } = springEasing({ stiffness, damping })
  const points = pointsOf(easing)
  for (const [index, point] of points.entries()) {
    const time = (duration / 1000) * (index / (points.length - 1))
    expect(point).toBeCloseTo(integrated(stiffness, damping, time), 2)
  }
})

it('begins at the start and ends at the end, in a time to watch, for every spring of the YAML', () => {
  const numbers = [
    fc.double({ min: 1, max: 2000, noNaN: true }),
    fc.double({ min: 1, max: 200, noNaN: true }),
  ] as const
  fc.assert(
    fc.property(...numbers, (stiffness, damping) => {
      const { easing, duration } = springEasing({ stiffness, damping })
      const points = pointsOf(easing)
      expect(easing).toMatch(/^linear\((?:-?\d+(?:\.\d+)?,)+1\)$/)
      expect(points[0]).toBe(0)
      expect(points.length).toBeLessThanOrEqual(260)
      expect(Math.max(...points)).toBeLessThan(2)
      expect(duration).toBeGreaterThan(10)
      expect(duration).toBeLessThanOrEqual(4000)
    }),
    { numRuns: cases(300) },
  )
})
