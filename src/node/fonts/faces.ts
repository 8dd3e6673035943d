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
  const faces: FontFace[] = []
  for (const { body, file, range } of installedFaces(family, options) ?? []) {
    const used = charactersIn(text, range).length > 0
    if (!used && !standing.test(file)) continue
    const descriptors = body
      .replace(/(?:font-display|src):[^;]+;/g, '')
      .replace(/font-family:[^;]+/, `font-family:${role}`)
      .replace(/\s*([:;,])\s*/g, '$1')
      .replace(/;$/, '')
      .trim()
    faces.push({ descriptors, file, range, used })
  }
  return faces
}

/** A face that loads from an address, and replaces its fallback whenever it comes. */
export const linkedFace = ({ descriptors }: Pick<FontFace, 'descriptors'>, address: string) =>
  `@font-face{${descriptors};font-display:swap;src:url(${address})format("woff2")}`

/** A face with its font within the document; its letters are invisible until that is decoded. */
export const inlinedFace = ({ descriptors }: Pick<FontFace, 'descriptors'>, bytes: Uint8Array) =>
  `@font-face{${descriptors};font-display:block;src:url(data:font/woff2;base64,${Buffer.from(bytes).toString('base64')})format("woff2")}`

/** A face with another `unicode-range`; empty for all characters. */
export const withRange = (face: FontFace, range: string): FontFace => {
  const others = face.descriptors.replace(/;unicode-range:[^;]+/, '')
  return {
    ...face,
    range,
    descriptors: range ? `${others};unicode-range:${range.replaceAll(' ', '')}` : others,
  }
}
