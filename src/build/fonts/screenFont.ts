import { charactersOf } from '../../../schema/lookup/fonts/familyLetters.ts'
import type { Theme } from '../../../schema/model/theme.ts'
import { cutFace } from './cutFace.ts'
import { fontFaces, inlinedFace, textWeights, withRange } from './faces.ts'

/** More of it would keep the words themselves waiting, in bytes before it is encoded for the document. */
const budget = 10_000

/** The parts of a page with a first screen: what is above its main part, and its first section. */
const parts = ['a', 'header', 'main>section:first-child'].map((part) => `#_page>${part}`).join()

/** Rules for the text of the first screen, and the bytes of its fonts. */
export interface ScreenFont {
  css: string[]
  bytes: number
}

/**
 * The text family for the first screen alone, cut to its letters: as a part of the document it is there with the words, and
 * they wait for no file. Nothing where its letters are too many for that, as of scripts with thousands of them: then they
 * are of the family that loads from files, as all other text.
 *
 * @param letters the text of the first screen
 */
export async function screenFont(
  { text: family }: Pick<Theme['fonts'], 'text'>,
  letters: string,
): Promise<ScreenFont | undefined> {
  const text = `${letters} `
  const faces = fontFaces(family, { role: 'First', axes: 'wght', weights: textWeights, text })
  const cuts = await Promise.all(
    faces.map(async (face) => {
      const characters = [...charactersOf(face, text)]
      // For a blank alone no font is worth its bytes.
      return characters.some((letter) => letter.trim())
        ? [{ face, ...(await cutFace(face, characters)) }]
        : []
    }),
  )
  const used = cuts.flat()
  const bytes = used.reduce((sum, { bytes }) => sum + bytes.length, 0)
  if (used.length === 0 || bytes > budget) return undefined
  return {
    css: [
      ...used.map(({ face, range, bytes }) => inlinedFace(withRange(face, range), bytes)),
      `${parts}{font-family:First,var(--text-face)}`,
    ],
    bytes,
  }
}
