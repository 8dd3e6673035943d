import { charactersIn, type FaceOptions, installedFaces } from '../../../schema/fonts/fontFaces.ts'

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
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz'

/** Whether a face has the plain Latin letters. */
export const isLatin = ({ range }: Pick<FontFace, 'range'>): boolean =>
  charactersIn(alphabet, range).length === alphabet.length

/** Subsets that are always included: a visitor's input or a sample may need them. */
const standing = /-latin(?:-ext)?-/

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
    return [{ descriptors, file, range, used }]
  })
}

/**
 * A face that loads from a URL.
 *
 * @param display `optional`: one that comes late is not used, since a swap would move the lines that are on the screen;
 *   `swap`: it replaces its fallback whenever it comes; `block`: its letters are invisible until then
 */
export const linkedFace = (
  { descriptors, file }: FontFace,
  address: (file: string) => string,
  display: 'optional' | 'swap' | 'block',
) => `@font-face{${descriptors};font-display:${display};src:url(${address(file)})format("woff2")}`

/** A face with its font as a `data:` URL, whose letters are invisible until it is decoded. */
export const inlinedFace = ({ descriptors }: Pick<FontFace, 'descriptors'>, bytes: Uint8Array) =>
  `@font-face{${descriptors};font-display:block;src:url(data:font/woff2;base64,${Buffer.from(bytes).toString('base64')})format("woff2")}`

/** A face with another `unicode-range`. */
export const withRange = (face: FontFace, range: string): FontFace => ({
  ...face,
  range,
  descriptors: `${face.descriptors.replace(/;unicode-range:[^;]+/, '')};unicode-range:${range}`,
})

/** A face with another `font-family`. */
export const named = (face: FontFace, family: string): FontFace => ({
  ...face,
  descriptors: face.descriptors.replace(/font-family:[^;]+/, `font-family:${family}`),
})
