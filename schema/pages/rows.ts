/** The largest width of a row of pictures on screens of up to 1600 px, in CSS px: within the text column, or as wide as the page. */
export const rowWidth = { text: 960, page: 1296 }

/** The largest width of a row, in CSS px. `wide`: as wide as the page. */
export const widestRow = (wide: boolean): number => (wide ? rowWidth.page : rowWidth.text)

/** In CSS px: the least height of a picture in a row of several, the least width of a caption, and the gap between two. */
export const row = { pictureMin: 112, captionMin: 192, gap: 16 }

/** The least width of a row whose shares count, in CSS px: on narrower screens each picture may fill it. */
const leastWidth = 640

/** A picture's size in any unit, 3 to 2 where it is unknown, and its caption. */
interface Size {
  width?: number
  height?: number
  caption?: string | undefined
}

/** Width by height as displayed: a picture higher than 2:3 is cropped. */
const ratioShown = ({ width = 3, height = 2 }: Size) => Math.max(width / height, 2 / 3)

/** The least height of the pictures of a row in CSS px, at which all captions are wide enough too. */
export const leastHeight = (sizes: readonly Size[]): number =>
  Math.max(
    row.pictureMin,
    ...sizes.flatMap((size) => (size.caption ? [row.captionMin / ratioShown(size)] : [])),
  )

/** The lines that a row of pictures of these proportions and at least this height breaks into, as flexbox does. */
function linesOf(ratios: readonly number[], height: number, width: number): number[][] {
  const lines: number[][] = []
  let left = 0
  for (const ratio of ratios) {
    const needed = ratio * height
    const line = lines.at(-1)
    if (line && needed <= left) line.push(ratio)
    else {
      lines.push([ratio])
      left = width
    }
    left -= needed + row.gap
  }
  return lines
}

/** The share that each picture has of the width of its row. */
function sharesAt(ratios: readonly number[], height: number, width: number): number[] {
  return linesOf(ratios, height, width).flatMap((line) => {
    // To flexbox a ratio is a grow factor, and a sum below 1 leaves the line unfilled: a single portrait picture is
    // narrower.
    const whole = Math.max(
      1,
      line.reduce((sum, ratio) => sum + ratio, 0),
    )
    return line.map((ratio) => ratio / whole)
  })
}

/** The share of the width of its row, from 0 to 1, that a picture has in the widest row, and at most in narrower ones. */
export interface Share {
  widest: number
  narrower: number
}

/** The shares of the pictures of a row, which has fewer of them in a line the narrower it is. */
export function sharesIn(sizes: readonly Size[], wide: boolean): Share[] {
  const [ratios, height] = [sizes.map(ratioShown), leastHeight(sizes)]
  const most = widestRow(wide)
  const widths = Array.from({ length: (most - leastWidth) / 16 }, (_, index) => leastWidth + 16 * index)
  const narrower = widths.map((width) => sharesAt(ratios, height, width))
  return sharesAt(ratios, height, most).map((widest, index) => ({
    widest,
    narrower: Math.max(...narrower.map((shares) => shares[index] ?? 0)),
  }))
}
