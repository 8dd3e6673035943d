/** Red, green and blue, each from 0 to 255. */
type Rgb = readonly [number, number, number]

/** Reads `#rrggbb`. */
export function rgb(hex: string): Rgb {
  const number = Number.parseInt(hex.slice(1), 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}

function hex(colour: Rgb): string {
  return `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
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

/**
 * The colour nearest to `colour`, on its way to white or to black, that keeps its distance to all
 * the others: `needs` has each with the least ratio. None where no such colour does.
 */
export function nearestPassing(
  colour: string,
  needs: readonly { colour: string; least: number }[],
): string | undefined {
  const [r, g, b] = rgb(colour)
  for (let step = 0; step <= 255; step += 1) {
    for (const end of [255, 0]) {
      const towards = (part: number) => part + ((end - part) * step) / 255
      const mixed = hex([towards(r), towards(g), towards(b)])
      if (needs.every((need) => contrast(mixed, need.colour) >= need.least)) return mixed
    }
  }
  return undefined
}
