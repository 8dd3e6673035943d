import { charactersIn, type FaceOptions, installedFaces } from '../../../schema/lookup/fonts/fontFaces.ts'

/** One `@font-face`: a family cut to one range of characters. */
export interface FontFace {
  /** The descriptors without `src`, such as `font-family:Text;font-weight:400 700`. */
  descriptors: string
  /** Where the font is on disk. */
  file: string
  /** The characters that it holds, as a CSS `unicode-range`; empty for all. */
  range: string
  /** Whether the text contains any of them. */
  used: boolean
  /** Whether the face is needed for the page's first words. */
  first: boolean
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz'

/** Whether a face has the plain Latin letters. */
export const isLatin = ({ range }: Pick<FontFace, 'range'>): boolean =>
  charactersIn(alphabet, range).length === alphabet.length

/** Subsets that are always included: a visitor's input or a sample may need them. */
const standing = /-latin(?:-ext)?-/

/** Subsets of rare characters, which load when one of them is used. */
const occasional = /-(?:[a-z]+-ext|vietnamese|symbols|math)-/

/** The weights in which the page sets text; a family of static fonts has these or the nearest. */
export const textWeights = [400, 600]

/**
 * The faces that `text` needs of a family, and those of Latin letters, with `font-family` set to `role`. None of a
 * family that is not installed: the page then shows the system's.
 */
export function fontFaces(
  family: string,
  { role, text, ...options }: FaceOptions & { role: string; text: string },
): FontFace[] {
  const faces = installedFaces(family, options)
  return (faces ?? []).flatMap(({ body, file, range }) => {
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
 * A face that loads from a URL. By default a late font is used from the next visit on only (`optional`): a swap would
 * shift the layout.
 */
export const linkedFace = (
  { descriptors, file }: FontFace,
  address: (file: string) => string,
  display: 'optional' | 'swap' = 'optional',
) => `@font-face{${descriptors};font-display:${display};src:url(${address(file)})format("woff2")}`

/** A face with its font as a `data:` URL; `fontScript` must follow it. */
export const inlinedFace = ({ descriptors }: Pick<FontFace, 'descriptors'>, bytes: Uint8Array) =>
  `@font-face{${descriptors};src:url(data:font/woff2;base64,${Buffer.from(bytes).toString('base64')})format("woff2")}`

/** A face with another `unicode-range`. */
export const withRange = (face: FontFace, range: string): FontFace => ({
  ...face,
  range,
  descriptors: `${face.descriptors.replace(/;unicode-range:[^;]+/, '')};unicode-range:${range}`,
})
