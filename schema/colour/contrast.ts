import { contrastOf, luminance, numberOf } from './luminance.ts'
import { distance, hexOf, oklch } from './oklch.ts'

/** The contrast ratio of two colours `#rrggbb`, from 1 to 21. */
export const contrast = (one: string, other: string): number =>
  contrastOf(luminance(numberOf(one)), luminance(numberOf(other)))

/** A colour that appears beside another one, and the minimum contrast ratio between the two. */
export interface Need {
  colour: string
  minRatio: number
}

/**
 * A step of lightness, smaller than what one step of an 8-bit channel makes in a grey; the last one is refined in
 * fractions, since colours with much chroma need that.
 */
const step = 1 / 400
const fractions = 16

/**
 * The colour `#rrggbb` nearest to `colour` that has the minimum contrast to all of `needs`; undefined if there is none.
 * Only its lightness in OKLCH changes: the hue stays, and the chroma as far as sRGB allows.
 */
export function nearestPassing(colour: string, needs: readonly Need[]): string | undefined {
  const passes = (one: string) => needs.every((need) => contrast(one, need.colour) >= need.minRatio)
  if (passes(colour)) return colour
  const { l, c, h } = oklch(colour)
  const first = (way: 1 | -1) => {
    const at = (steps: number) => hexOf({ l: l + way * step * steps, c, h })
    let steps = 1
    while (!passes(at(steps))) {
      if (steps * step > 1) return undefined
      steps += 1
    }
    for (let part = 1; part < fractions; part += 1) {
      const before = at(steps - 1 + part / fractions)
      if (passes(before)) return before
    }
    return at(steps)
  }
  const [up, down] = [first(1), first(-1)]
  if (up === undefined || down === undefined) return up ?? down
  return distance(colour, up) <= distance(colour, down) ? up : down
}
