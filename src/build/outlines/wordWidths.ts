import { lettersWithout } from '../../../schema/lookup/fonts/familyLetters.ts'
import type { Portfolio } from '../../../schema/model/portfolio.ts'
import type { FileCache } from '../files/fileCache.ts'
import { textToPath } from './textToPath.ts'

/** Letter spacing of large headings in em, that of `--tight`. */
const tracking = -0.02

/**
 * Measures words of a text as the display face of the theme sets them.
 *
 * @param cache keeps cut fonts
 * @returns a function that gives a width in em; undefined where the face lacks a letter, and browsers use other fonts
 */
export async function wordWidths(
  text: string,
  { theme, site }: Pick<Portfolio, 'theme' | 'site'>,
  cache: FileCache,
): Promise<((word: string) => number) | undefined> {
  const shown = text.replace(/[*\u200b\u00ad]/g, '')
  if (lettersWithout([theme.fonts.display], shown, { pictographs: true }).length > 0) return undefined
  const { display } = await textToPath(theme, `${shown}xx `, site, cache)
  const inkOf = (letters: string) => display(letters, { size: 1, tracking, fill: () => '' }).width
  const around = inkOf('xx')
  // Measured between two letters, so that its side bearings count.
  return (word) => inkOf(`x${word.replace(/[*\u200b\u00ad]/g, '')}x`) - around
}
