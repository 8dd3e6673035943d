import { charactersOf } from '../../../schema/lookup/fonts/familyLetters.ts'
import type { Theme } from '../../../schema/model/theme.ts'
import { cutFace } from './cutFace.ts'
import { fontFaces, inlinedFace, textWeights, withRange } from './faces.ts'

/** Larger fonts would delay the words themselves; in bytes before base64. */
const budget = 10_000

/** Selectors of the first screen: what is above `main`, and its first section. */
const parts = ['a', 'header', 'main>section:first-child'].map((part) => `#_page>${part}`).join()

/** The rules for the text of the first screen, and the bytes of its fonts. */
export interface ScreenFont {
  css: string[]
  bytes: number
}

/**
 * The text family cut to the letters of the first screen and inlined in the document, so that its words wait for no
 * file. Undefined where that is too large, as for scripts with thousands of letters: the screen then uses the family's
 * files, as all other text does.
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
      // A font for a space alone is not worth its bytes.
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
