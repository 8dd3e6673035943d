import { distance, hexOf, oklch } from './oklch.ts'

/** Red, green and blue, each from 0 to 255. */
type Rgb = readonly [number, number, number]

/** Reads `#rrggbb`. */
function rgb(hex: string): Rgb {
  const number = Number.parseInt(hex.slice(1), 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}

/** Relative luminance, from 0 to 1 (WCAG 2.2, definition of relative luminance). */
function luminance([r, g, b]: Rgb): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

function linear(part: number): number {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** The contrast ratio of two colours `#rrggbb`, from 1 to 21 (WCAG 2.2, definition of contrast ratio). */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(rgb(one)), luminance(rgb(other))].toSorted((a, b) => a - b)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

/** A colour that another one meets, and the minimum ratio between them. */
export interface Need {
  colour: string
  minRatio: number
}

/** Steps of lightness: less than one of a channel makes in a grey, and where much chroma goes with it, a part of that. */
const step = 1 / 400
const fractions = 16

/**
 * The colour nearest to `colour` that keeps its distance to all the others. Only its lightness moves, in
 * OKLCH: the hue stays, and the chroma as far as screens show it. None where no such colour does.
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
