import { charactersOf } from '../../../schema/fonts/familyLetters.ts'
import { charactersIn } from '../../../schema/fonts/fontFaces.ts'
import { rangeWithout } from '../../../schema/fonts/unicodeRange.ts'
import type { FileCache } from '../build/files/fileCache.ts'
import { type Cut, cutFace, variationAxes } from './cutFace.ts'
import type { FontFace } from './faces.ts'

/** The descriptors of a face that has one weight and width but claims all, so that no browser synthesises bold. */
const anyCut = { weight: '1 1000', stretch: '50% 200%' }

/** How the faces of headings are cut. */
interface HeadingOptions {
  family: 'Headline' | 'Display'
  /** The letters of the headings. */
  letters: string
  /** The letters of the first screen, whose faces come first. */
  first: string
  cut: Cut
  /** Where cut fonts are kept. */
  cache: FileCache
}

/** A face of a heading family. */
export interface HeadingFace {
  face: FontFace
  /** A name for its file. */
  name: string
  bytes: Uint8Array
}

/**
 * The faces of a heading family: one weight, one width and only the letters that headings have. Faces without a letter
 * in use are left out.
 */
export function headingFaces(
  faces: readonly FontFace[],
  { family, letters, first, cut, cache }: HeadingOptions,
): Promise<HeadingFace[]> {
  return Promise.all(
    withBlankFirst(faces, letters, first).map(async ({ face, range: claimed, characters }) => {
      const { name, range: exact, bytes } = await cutFace(face, characters, cache, variationAxes(face, cut))
      const range = claimed === '' || claimed.length < exact.length ? claimed : exact
      const descriptors = `font-family:${family};font-weight:${anyCut.weight};font-stretch:${anyCut.stretch}${range && `;unicode-range:${range.replaceAll(' ', '')}`}`
      return { face: { ...face, descriptors }, name: `${family.toLowerCase()}-${name}`, bytes }
    }),
  )
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
