import { expect, it } from 'vitest'
import { springOf } from '../../src/client/motion/springs.ts'

/** The solution of x″ = −stiffness·x − damping·x′ for a mass of 1 released at x = 1, after `seconds`. */
function physics(stiffness: number, damping: number, seconds: number): number {
  const decay = damping / 2
  const swing = Math.sqrt(stiffness - decay ** 2)
  return (
    Math.exp(-decay * seconds) * (Math.cos(swing * seconds) + (decay / swing) * Math.sin(swing * seconds))
  )
}

/** The same by react-spring's formula, where a tension of 1 is 10⁻⁶ and a friction of 1 is 10⁻³, per millisecond. */
function reactSpring({ tension, friction }: ReturnType<typeof springOf>, seconds: number): number {
  let [x, velocity] = [1, 0]
  for (let ms = 0; ms < seconds * 1000; ms += 0.1) {
    velocity += 0.1 * (-tension * 1e-6 * x - friction * 1e-3 * velocity)
    x += 0.1 * velocity
  }
  return x
}

it('moves like a physical spring of this stiffness and damping with a mass of 1', () => {
  for (const seconds of [0.05, 0.1, 0.2, 0.4]) {
    const spring = springOf({ stiffness: 300, damping: 30 })
    expect(reactSpring(spring, seconds)).toBeCloseTo(physics(300, 30, seconds), 2)
  }
})

it('overshoots unless clamped', () => {
  expect(springOf({ stiffness: 300, damping: 30 }).clamp).toBe(false)
  expect(springOf({ stiffness: 260, damping: 32 }, true).clamp).toBe(true)
})
