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
