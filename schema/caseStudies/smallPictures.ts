import { smallPicture } from '../check/rules/pictureSizes.ts'
import { type FileFact, formats } from '../lookup/files.ts'
import type { Problem } from '../report/diagnostics.ts'
import type { Body, BodyPicture } from './body.ts'

/** The largest width of a row of pictures, in CSS px: within the text column, or as wide as the page. */
export const rowWidth = { text: 960, page: 1296 }

/** In CSS px: the least height of a picture in a row of several, and the gap between two. */
export const row = { pictureMin: 112, gap: 16 }

/** Width by height as displayed: a picture higher than 2:3 is cropped. */
const ratioShown = ({ width, height }: { width: number; height: number }) => Math.max(width / height, 2 / 3)

/** The lines that a row of pictures of these proportions breaks into, as flexbox does. */
function linesOf(ratios: readonly number[], width: number): number[][] {
  const lines: number[][] = []
  let left = 0
  for (const ratio of ratios) {
    const needed = ratio * row.pictureMin
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

/**
 * The problems of pictures that are displayed much larger than they are, by picture. The pictures of a line are equally
 * high and fill its width together; only a single portrait picture is narrower.
 */
export function smallPictures(
  { parts }: Body,
  fact: (src: string) => FileFact | undefined,
): Map<BodyPicture, Problem> {
  const small = new Map<BodyPicture, Problem>()
  for (const part of parts) {
    if (part.kind !== 'pictures') continue
    const facts = part.pictures.map(({ src }) => fact(src))
    const sizes = facts.flatMap((one) => (one?.kind === 'picture' ? [one] : []))
    // The displayed width of each picture in a row is known only if the sizes of all are.
    if (sizes.length < facts.length) continue
    const width = part.wide ? rowWidth.page : rowWidth.text
    // To flexbox a ratio is a grow factor, and a sum below 1 leaves the line unfilled: a single portrait picture is
    // narrower.
    const shown = linesOf(sizes.map(ratioShown), width).flatMap((line) => {
      const whole = line.reduce((sum, ratio) => sum + ratio, 0)
      return line.map((ratio) => (width * ratio) / Math.max(1, whole))
    })
    part.pictures.forEach((picture, index) => {
      const size = sizes[index]
      if (!size || size.format === 'svg' || !formats.includes(size.format)) return
      const problem = smallPicture(picture.src, size, (shown[index] ?? 0) / size.width)
      if (problem) small.set(picture, problem)
    })
  }
  return small
}
