import { charactersOf } from '../../../schema/lookup/fonts/familyLetters.ts'
import { charactersIn } from '../../../schema/lookup/fonts/fontFaces.ts'
import { rangeWithout } from '../../../schema/lookup/fonts/unicodeRange.ts'
import { type Cut, cutFace, variationAxes } from './cutFace.ts'
import { type FontFace, inlinedFace, linkedFace } from './faces.ts'

/** The descriptors of a face that has one weight and one width, and stands for all, so that no browser thickens it. */
const anyCut = { weight: '1 1000', stretch: '50% 200%' }

/** What the document carries of the headings' type at most, in bytes before it is encoded for it. */
const budget = 20_000

/** What the faces of headings are cut to, and where those go that are no part of the document. */
interface HeadingOptions {
  family: 'Headline' | 'Display'
  /** The letters that the headings have. */
  letters: string
  /** Those of the first screen, whose faces come first. */
  first: string
  cut: Cut
  made: (name: string, bytes: Uint8Array) => string
  /** How many bytes the document carries of headings' type already. */
  carried?: number
}

/** Rules for the faces of a family of headings. */
export interface HeadingFaces {
  /** Those whose font is a part of the document. */
  inlined: string[]
  /** Those that load from an address. */
  linked: string[]
  bytes: number
}

/**
 * The faces of the display family: one weight, one width and no more letters than headings have. They are part of
 * the document, so that headings stand in their own type at the first paint on any connection and nothing ever
 * moves. What is too much for the document, as of scripts with thousands of
 * letters, is linked. Faces none of whose letters are in use are left out.
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

/** What a face of headings holds. */
interface HeadingLetters {
  face: FontFace
  /** The characters that it claims at most, as a CSS `unicode-range`; empty for all. */
  range: string
  /** Those that it is cut to. */
  characters: readonly string[]
}

/**
 * The faces that hold any of the letters, those with most of the first screen first. Browsers place the lines of a family
 * by the font that has its blank (CSS Fonts 4, first available font): the first of the faces has it, and no other, or
 * every heading would move when another comes late.
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
