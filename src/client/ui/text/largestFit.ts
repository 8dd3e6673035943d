/**
 * The font size, in CSS, with which a headline fits best: of all numbers of lines, the one that allows the largest
 * letters in `--room`, the width, and `--high`, the height of a line alone.
 *
 * @param lines the width of the headline on one line, on two and so on, in em
 * @param limit the largest size on more than two lines, so that two are preferred
 */
export function largestFit(lines: readonly number[], limit?: string): string {
  const fits = lines.map((width, index) => {
    const sizes = [`var(--room)/${width}`, `var(--high)/${index + 1}`]
    return `min(${(limit && index > 1 ? [...sizes, limit] : sizes).join(',')})`
  })
  return fits.length > 1 ? `max(${fits.join(',')})` : fits.join()
}
