import { charactersOf } from '../../../schema/lookup/fonts/familyLetters.ts'
import { charactersIn } from '../../../schema/lookup/fonts/fontFaces.ts'
import { rangeWithout } from '../../../schema/lookup/fonts/unicodeRange.ts'
import { type Cut, cutFace, variationAxes } from './cutFace.ts'
import { type FontFace, inlinedFace, linkedFace } from './faces.ts'

/** The descriptors of a face that has one weight and width but claims all, so that no browser synthesises bold. */
const anyCut = { weight: '1 1000', stretch: '50% 200%' }

/** The most bytes of heading fonts that the document carries, before base64. */
const budget = 20_000

/** How the faces of headings are cut, and where the linked ones go. */
interface HeadingOptions {
  family: 'Headline' | 'Display'
  /** The letters of the headings. */
  letters: string
  /** The letters of the first screen, whose faces come first. */
  first: string
  cut: Cut
  made: (name: string, bytes: Uint8Array) => string
  /** How many bytes of heading fonts the document already carries. */
  carried?: number
}

/** `@font-face` rules of a heading family. */
export interface HeadingFaces {
  /** Those with the font as a `data:` URL. */
  inlined: string[]
  /** Those with the URL of a font file. */
  linked: string[]
  bytes: number
}

/**
 * The faces of a heading family: one weight, one width and only the letters that headings have. They are inlined in the
 * document, so that headings have their font at the first paint on any line and nothing shifts. What exceeds `budget`,
 * as with scripts of thousands of letters, is linked. Faces without a letter in use are left out.
 */
export async function headingFaces(
  faces: readonly FontFace[],
  { family, letters, first, cut, made, carried = 0 }: HeadingOptions,
): Promise<HeadingFaces> {
  const fonts = await Promise.all(
    withBlankFirst(faces, letters, first).map(async ({ face, range, characters }) => ({
      ...(await cutFace(face, characters, variationAxes(face, cut))),
      face,
      claimed: range,
    })),
  )
  const rules: HeadingFaces = { inlined: [], linked: [], bytes: 0 }
  for (const { face, name, claimed, range: exact, bytes } of fonts) {
    rules.bytes += bytes.length
    const range = claimed === '' || claimed.length < exact.length ? claimed : exact
    const descriptors = `font-family:${family};font-weight:${anyCut.weight};font-stretch:${anyCut.stretch}${range && `;unicode-range:${range.replaceAll(' ', '')}`}`
    if (carried + rules.bytes > budget)
      rules.linked.push(
        linkedFace({ ...face, descriptors }, () => made(`${family.toLowerCase()}-${name}`, bytes)),
      )
    else rules.inlined.push(inlinedFace({ descriptors }, bytes))
  }
  return rules
}

/** The characters of one face of headings. */
interface HeadingLetters {
  face: FontFace
  /** The characters that its rule claims at most, as a CSS `unicode-range`; empty for all. */
  range: string
  /** The characters that its font is cut to. */
  characters: readonly string[]
}

/**
 * The faces that hold any of the letters, those with most of the first screen first. Browsers take the line metrics of
 * a family from the first font with a space (CSS Fonts 4, first available font): only one face keeps it, or every
 * heading would move when another face comes late.
 */
function withBlankFirst(faces: readonly FontFace[], letters: string, first: string): HeadingLetters[] {
  const early = (face: FontFace) => charactersIn(first, face.range).length
  const used = faces
    .filter((face) => charactersOf(face, letters).size > 0)
    .toSorted((one, other) => early(other) - early(one))
  const holder = used.find(({ file }) => charactersOf({ file, range: '' }, ' ').size > 0)
  return used.flatMap((face) => {
    const { file, range: own } = face
    const claims = charactersIn(' ', own).length > 0
    const range =
      face === holder
        ? [own, ...(claims ? [] : [blank])].join(',')
        : claims && holder
          ? rangeWithout(own, blank)
          : own
    const characters = [...charactersOf({ file, range }, `${letters} `)]
    return characters.length > 0 ? [{ face, range, characters }] : []
  })
}

const blank = 'U+20'
