import { distance, hexOf, oklch } from './oklch.ts'

/** How much light each value of a channel stands for, from 0 to 1 (WCAG 2.2, definition of relative luminance). */
const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/** A colour `#rrggbb` as a number. */
export const numberOf = (hex: string): number => Number.parseInt(hex.slice(1), 16)

/**
 * The relative luminance of a colour, from 0 to 1 (WCAG 2.2, definition of relative luminance).
 *
 * @param over a colour that lies over it, mixed as browsers do
 * @param opacity how opaque that is, from 0 to 1
 */
export function luminance(colour: number, over = 0, opacity = 0): number {
  const channel = (shift: number) => {
    const [under, upper] = [(colour >> shift) & 255, (over >> shift) & 255]
    return linear[Math.round(under + (upper - under) * opacity)] ?? 0
  }
  return 0.2126 * channel(16) + 0.7152 * channel(8) + 0.0722 * channel(0)
}

/** The contrast ratio of two luminances, from 1 to 21 (WCAG 2.2, definition of contrast ratio). */
export const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

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

/** What was found: each document of a build asks for the same colours, and so does each edit in the dev server. */
const passing = new Map<string, string | undefined>()

/**
 * The colour `#rrggbb` nearest to `colour` that has the minimum contrast to all of `needs`; undefined if there is none.
 * Only its lightness in OKLCH changes: the hue stays, and the chroma as far as sRGB allows.
 */
export function nearestPassing(colour: string, needs: readonly Need[]): string | undefined {
  const key = JSON.stringify([colour, needs])
  if (!passing.has(key)) passing.set(key, searchPassing(colour, needs))
  return passing.get(key)
}

function searchPassing(colour: string, needs: readonly Need[]): string | undefined {
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
