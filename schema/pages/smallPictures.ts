import { smallPicture } from '../check/rules/pictures.ts'
import { type FileFact, formats } from '../files/files.ts'
import type { Problem } from '../report/diagnostics.ts'
import type { Body, BodyPicture } from './body.ts'
import { sharesIn, widestRow } from './rows.ts'

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
    const sizes = facts.flatMap((one, index) =>
      one?.kind === 'picture' ? [{ ...one, caption: part.pictures[index]?.caption }] : [],
    )
    // The displayed width of each picture in a row is known only if the sizes of all are.
    if (sizes.length < facts.length) continue
    const shares = sharesIn(sizes, part.wide)
    part.pictures.forEach((picture, index) => {
      const size = sizes[index]
      if (!size || size.format === 'svg' || !formats.includes(size.format)) return
      const problem = smallPicture(
        picture.src,
        size,
        (widestRow(part.wide) * (shares[index]?.widest ?? 0)) / size.width,
      )
      if (problem) small.set(picture, problem)
    })
  }
  return small
}
