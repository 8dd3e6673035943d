import { smallPicture } from '../check/rules/pictureSizes.ts'
import { type FileFact, formats } from '../lookup/files.ts'
import type { Problem } from '../report/diagnostics.ts'
import type { Body, BodyPicture } from './body.ts'

/** How wide a row of pictures gets on any screen, in px of CSS: as wide as the text, or as the page. */
export const rowWidth = { text: 960, page: 1296 }

/** Width by height of what shows of a picture: a very high one is cut. */
const ratioShown = ({ width, height }: { width: number; height: number }) => Math.max(width / height, 2 / 3)

/**
 * The pictures of a text that are shown much larger than they are, and what is said of that. Those of a row are equally
 * high, and together as wide as it; but for one upright picture alone, which is narrower.
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
    // How much room there is is known only where the size of each is.
    if (sizes.length < facts.length) continue
    const ratios = sizes.map(ratioShown)
    const whole = ratios.reduce((sum, ratio) => sum + ratio, 0)
    const row = part.wide ? rowWidth.page : rowWidth.text
    part.pictures.forEach((picture, index) => {
      const size = sizes[index]
      const ratio = ratios[index]
      if (!size || !ratio || size.format === 'svg' || !formats.includes(size.format)) return
      // Upright and alone it is not as wide as the row: to flexbox its ratio is its share, and a sum below 1 fills no row.
      const problem = smallPicture(picture.src, size, (row * ratio) / Math.max(1, whole) / size.width)
      if (problem) small.set(picture, problem)
    })
  }
  return small
}
