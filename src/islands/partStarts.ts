/** How many entries of a list are hydrated together: few enough for a short task on a slow phone. */
const partSize = 16

/**
 * Parts begin at multiples of this: in a grid the wide entry is first in one row of two and second in the next, a
 * pattern that continues across parts.
 */
const step = 4

/** A list with more entries than this is long: it is laid out in parts, too. */
const usual = 40

/** Whether a list of `count` entries is long. */
export const isLong = (count: number): boolean => count > usual

/**
 * The index of the first entry of each part of a list. The parts are as equal as possible, so that none is a leftover.
 */
export function partStarts(count: number): number[] {
  const steps = Math.ceil(count / step)
  const parts = Math.ceil((steps * step) / partSize)
  return Array.from({ length: parts }, (_, part) => step * Math.floor((part * steps) / parts))
}
