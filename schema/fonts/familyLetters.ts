import { readFileSync } from 'node:fs'
import { create } from 'fontkitten'
import { charactersIn, type InstalledFace, installedFaces } from './fontFaces.ts'

/** Characters that no family need have: invisible ones, emoji, and hyphens that a plain one can replace. */
const needless =
  /[\p{Control}\p{Default_Ignorable_Code_Point}\p{Extended_Pictographic}\p{Emoji_Presentation}\u2010\u2011]|\u20e3/gu

/** The same, but emoji are needed: a PDF has no other font for them. */
const unseen = /[\p{Control}\p{Default_Ignorable_Code_Point}\u2010\u2011]/gu

/** Blanks are no letters, though one may have diacritics. All are as wide as the plain one. */
const blanks = /\p{White_Space}/gu

/** A letter with its diacritics. `Intl.Segmenter` would take quadratic time on a long text. */
const letter = /\P{Mark}\p{Mark}{0,8}|\p{Mark}/gu

/** A letter as fonts may have it: a shaper composes and decomposes its accents. */
const formsOf = (letter: string) => [letter, letter.normalize('NFC'), letter.normalize('NFD')]

/**
 * The letters of a text that none of the families has, each once, in their order. Font files count, whatever ranges
 * their style sheets claim, and a letter must be in one file with all of its diacritics. A family that is not installed has
 * none.
 *
 * @param families their names, such as `Instrument Sans`
 * @param pictographs whether emoji are letters too
 */
export function lettersWithout(
  families: readonly string[],
  text: string,
  { pictographs = false } = {},
): string[] {
  const seen = text.replace(blanks, ' ').replace(pictographs ? unseen : needless, '')
  const letters = new Set(seen.match(letter))
  letters.delete(' ')
  const forms = [...letters].flatMap(formsOf).join('')
  const faces = families
    .flatMap((family) => installedFaces(family, { axes: 'wght', weights: [400] }) ?? [])
    .map((face) => charactersOf(face, forms))
  const isIn = (face: ReadonlySet<string>, form: string) =>
    [...form].every((character) => face.has(character))
  return [...letters].filter(
    (letter) => !formsOf(letter).some((form) => faces.some((face) => isIn(face, form))),
  )
}

/** The characters of a text that a face has, in its range. A file that has none of them is not read. */
export function charactersOf(
  { file, range }: Pick<InstalledFace, 'file' | 'range'>,
  text: string,
): ReadonlySet<string> {
  const claimed = charactersIn(text, range)
  if (claimed.length === 0) return new Set()
  const codes = codesIn(file)
  return new Set(claimed.filter((character) => codes.has(character.codePointAt(0) ?? 0)))
}

/** A character of a font that is surely drawn; none of a font that has only blanks and signs such as accents. */
export const drawnCharacterOf = (file: string): string | undefined =>
  [...codesIn(file)].map((code) => String.fromCodePoint(code)).find((character) => drawn.test(character))

const drawn = /^(?!\p{Default_Ignorable_Code_Point})[\p{Letter}\p{Number}\p{Punctuation}]$/u

/** The axes along which a font varies, by their tags, such as `wght`, with their defaults; none of a static one. */
export const axesOf = (file: string): Readonly<Record<string, number>> => fontIn(file).axes

/** The least and the greatest width of a font that has an axis for it, in percent. */
export const widthsOf = (file: string): readonly [number, number] | undefined => fontIn(file).widths

/** The code points that a font has glyphs for. */
const codesIn = (file: string): ReadonlySet<number> => fontIn(file).codes

/** The part of a font file that the check needs: its letters, and the ranges of its axes. */
interface FontRead {
  codes: ReadonlySet<number>
  axes: Record<string, number>
  widths?: [number, number]
}

const read = new Map<string, FontRead>()

/** Each file is read once. */
function fontIn(file: string): FontRead {
  const known = read.get(file)
  if (known) return known
  const font = create(readFileSync(file))
  const found: FontRead = { codes: new Set(font.isCollection ? [] : font.characterSet), axes: {} }
  for (const [tag, axis] of Object.entries(font.isCollection ? {} : font.variationAxes))
    if (axis) {
      found.axes[tag] = axis.default
      if (tag === 'wdth') found.widths = [axis.min, axis.max]
    }
  read.set(file, found)
  return found
}
