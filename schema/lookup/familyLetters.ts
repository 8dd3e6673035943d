import { readFileSync } from 'node:fs'
import { create } from 'fontkitten'
import { charactersIn, type InstalledFace, installedFaces } from './fontFaces.ts'

/** What no family need have: blanks, what is never seen, emoji, and hyphens, in whose place a plain one can stand. */
const needless =
  /[\p{White_Space}\p{Control}\p{Default_Ignorable_Code_Point}\p{Extended_Pictographic}\p{Emoji_Presentation}\u2010\u2011]|\u20e3/gu

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/**
 * The letters of a text that none of the families has, each once, in their order: those in no font file, whatever
 * ranges its style sheet claims. A letter is a grapheme, and its marks are in the same family or it lacks. None where
 * one of the families is not installed: what it would have is not known.
 *
 * @param families their names, such as `Instrument Sans`
 */
export function lettersWithout(families: readonly string[], text: string): string[] {
  const found = families.map((family) => installedFaces(family, 'wght'))
  const letters = new Set([...graphemes.segment(text.replace(needless, ''))].map(({ segment }) => segment))
  // A shaper composes and decomposes as a font has it.
  const forms = (letter: string) => [letter, letter.normalize('NFC'), letter.normalize('NFD')]
  const all = [...letters].flatMap(forms).join('')
  const known: Set<string>[] = []
  for (const faces of found) {
    if (!faces) return []
    known.push(charactersOf(faces, all))
  }
  return [...letters].filter(
    (letter) =>
      !forms(letter).some((form) => known.some((has) => [...form].every((character) => has.has(character)))),
  )
}

/** The characters of a text that faces have, each in its range. Only those that may have one are read. */
function charactersOf(faces: readonly InstalledFace[], text: string): Set<string> {
  return new Set(
    faces.flatMap(({ file, range }) => {
      const claimed = charactersIn(text, range)
      if (claimed.length === 0) return []
      const has = codesIn(file)
      return claimed.filter((character) => has.has(character.codePointAt(0) ?? 0))
    }),
  )
}

const read = new Map<string, ReadonlySet<number>>()

/** The code points that a font has glyphs for. Each file is read once. */
function codesIn(file: string): ReadonlySet<number> {
  const known = read.get(file)
  if (known) return known
  const font = create(readFileSync(file))
  const codes = new Set(font.isCollection ? [] : font.characterSet)
  read.set(file, codes)
  return codes
}
