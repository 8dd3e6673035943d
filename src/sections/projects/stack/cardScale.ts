/**
 * How far a section has been scrolled through: 0 when its top meets the viewport's top, 1 when its bottom
 * meets the viewport's bottom. All lengths in px; `top` is that of the section, counted from the viewport's.
 */
export function stackProgress({
  top,
  height,
  viewport,
}: {
  top: number
  height: number
  viewport: number
}): number {
  const distance = height - viewport
  if (distance <= 0) return top < 0 ? 1 : 0
  return Math.min(1, Math.max(0, -top / distance))
}

/** No card of a long stack gets smaller than this. */
const minScale = 0.5

/**
 * The scale of card `index` (from 0) of `count` at a `progress` from 0 to 1. It is 1 until the card's own
 * share of the section, index ∕ count, has passed, and then falls evenly to 1 − step · (count − index).
 */
export function cardScale(index: number, count: number, progress: number, step: number): number {
  const start = index / count
  const passed = Math.max(0, (progress - start) / (1 - start))
  return 1 - passed * Math.min(1 - minScale, step * (count - index))
}
