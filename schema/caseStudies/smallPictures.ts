import { smallPicture } from '../check/rules/pictureSizes.ts'
import { type FileFact, formats } from '../lookup/files.ts'
import type { Problem } from '../report/diagnostics.ts'
import type { Body, BodyPicture } from './body.ts'

/** The largest width of a row of pictures, in CSS px: within the text column, or as wide as the page. */
export const rowWidth = { text: 960, page: 1296 }

/** Width by height as displayed: a picture higher than 2:3 is cropped. */
const ratioShown = ({ width, height }: { width: number; height: number }) => Math.max(width / height, 2 / 3)

/**
 * The problems of pictures that are displayed much larger than they are, by picture. The pictures of a row are equally
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
    const ratios = sizes.map(ratioShown)
    const whole = ratios.reduce((sum, ratio) => sum + ratio, 0)
    const row = part.wide ? rowWidth.page : rowWidth.text
    part.pictures.forEach((picture, index) => {
      const size = sizes[index]
      const ratio = ratios[index]
      if (!size || !ratio || size.format === 'svg' || !formats.includes(size.format)) return
      // To flexbox a ratio is a grow factor, and a sum below 1 leaves the row unfilled: a single portrait picture is
      // narrower.
      const problem = smallPicture(picture.src, size, (row * ratio) / Math.max(1, whole) / size.width)
      if (problem) small.set(picture, problem)
    })
  }
  return small
}
