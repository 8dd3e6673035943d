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
function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast ratio of two colours `#rrggbb`, from 1 to 21 (WCAG 2.2, definition of contrast ratio). */
export function contrast(one: string, other: string): number {
  const lights = [luminance(rgb(one)), luminance(rgb(other))].toSorted((a, b) => b - a)
  return ((lights[0] ?? 0) + 0.05) / ((lights[1] ?? 0) + 0.05)
}

/**
 * The colour nearest to `colour`, on its way to white or to black, that keeps its distance to all
 * the others: `needs` has each with the least ratio. None where no such colour does.
 */
export function nearestPassing(
  colour: string,
  needs: readonly { colour: string; least: number }[],
): string | undefined {
  const from = rgb(colour)
  for (let step = 0; step <= 255; step += 1) {
    for (const end of [255, 0]) {
      const mixed = hex(from.map((part) => part + ((end - part) * step) / 255) as unknown as Rgb)
      if (needs.every((need) => contrast(mixed, need.colour) >= need.least)) return mixed
    }
  }
  return undefined
}
