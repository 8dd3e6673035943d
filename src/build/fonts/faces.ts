import { charactersIn, type FaceOptions, installedFaces } from '../../../schema/lookup/fonts/fontFaces.ts'

/** One `@font-face`: a family cut to one range of characters. */
export interface FontFace {
  /** The descriptors without `src`, such as `font-family:Text;font-weight:400 700`. */
  descriptors: string
  /** Where the font is on disk. */
  file: string
  /** The characters that it holds, as a CSS `unicode-range`; empty for all. */
  range: string
  /** Whether the text has any of them. */
  used: boolean
  /** Whether the face is needed for the page's first words. */
  first: boolean
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz'

/** Whether a face has the plain Latin letters. */
export const isLatin = ({ range }: Pick<FontFace, 'range'>): boolean =>
  charactersIn(alphabet, range).length === alphabet.length

/** These two are always there: a visitor's or a sample's words may need them. */
const standing = /-latin(?:-ext)?-/

/** Subsets of a few letters, which load when one of them is met. */
const occasional = /-(?:[a-z]+-ext|vietnamese|symbols|math)-/

/** The weights in which the page sets text: a family with a font for each has these two or the nearest. */
export const textWeights = [400, 600]

/** The faces of a family that `text` needs, and those of the Latin letters, from its npm package, renamed to `role`. */
export function fontFaces(
  family: string,
  { role, text, ...options }: FaceOptions & { role: string; text: string },
): FontFace[] {
  const faces = installedFaces(family, options)
  // A rule has found it installed; it may be gone since.
  if (!faces) throw new Error(`The font "${family}" is not installed.`)
  return faces.flatMap(({ body, file, range }) => {
    const used = charactersIn(text, range).length > 0
    if (!used && !standing.test(file)) return []
    const descriptors = body
      .replace(/(?:font-display|src):[^;]+;/g, '')
      .replace(/font-family:[^;]+/, `font-family:${role}`)
      .replace(/\s*([:;,])\s*/g, '$1')
      .replace(/;$/, '')
      .trim()
    return [{ descriptors, file, range, used, first: used && !occasional.test(file) }]
  })
}

/**
 * A face that loads from an address. Where it comes late it is taken on the next visit instead: exchanging
 * it would move what stands on the page.
 */
export const linkedFace = (
  { descriptors, file }: FontFace,
  address: (file: string) => string,
  display: 'optional' | 'swap' = 'optional',
) => `@font-face{${descriptors};font-display:${display};src:url(${address(file)})format("woff2")}`

/** A face whose font is a part of the document; `fontScript` belongs behind it. */
export const inlinedFace = ({ descriptors }: Pick<FontFace, 'descriptors'>, bytes: Uint8Array) =>
  `@font-face{${descriptors};src:url(data:font/woff2;base64,${Buffer.from(bytes).toString('base64')})format("woff2")}`

/** A face for other characters than its own style sheet gives it. */
export const withRange = (face: FontFace, range: string): FontFace => ({
  ...face,
  descriptors: `${face.descriptors.replace(/;unicode-range:[^;]+/, '')};unicode-range:${range}`,
})
