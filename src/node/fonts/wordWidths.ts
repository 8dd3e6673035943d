import { lettersWithout } from '../../../schema/fonts/familyLetters.ts'
import type { Portfolio } from '../../../schema/model/portfolio.ts'
import type { FileCache } from '../build/files/fileCache.ts'
import { textToPath } from '../build/outlines/textToPath.ts'
import type { WordWidths } from '../content/resolveFields.ts'

/** Letter spacing of large headings in em, that of `--tight`. */
const tracking = -0.02

/**
 * Measures words of a text as the display face of the theme sets them.
 *
 * @param cache keeps cut fonts
 * @returns a function that gives a width in em, with how tall the letters of the text are, and a function that gives the
 *   room before the ink of a word where lines start, at the left or, for `rtl`, at the right; undefined where the face
 *   lacks a letter, and browsers use other fonts
 */
export async function wordWidths(
  text: string,
  { theme, site }: Pick<Portfolio, 'theme' | 'site'>,
  cache: FileCache,
): Promise<WordWidths | undefined> {
  const shown = text.replace(/[*\u200b\u00ad]/g, '')
  if (lettersWithout([theme.fonts.display], shown, { pictographs: true }).length > 0) return undefined
  const { display } = await textToPath(theme, `${shown}xx `, site, cache)
  const inkOf = (letters: string) => display(letters, { size: 1, tracking, fill: () => '' })
  const around = inkOf('xx').width
  const { top, bottom } = inkOf(shown)
  // Measured between two letters, so that its side bearings count.
  const widthOf = (word: string) => inkOf(`x${word.replace(/[*\u200b\u00ad]/g, '')}x`).width - around
  const bearingOf = (word: string) => {
    const { left, width, advance } = inkOf(word)
    return site.dir === 'rtl' ? advance - left - width : left
  }
  return Object.assign(widthOf, { tall: Math.ceil((bottom - top) * 100) / 100, bearingOf })
}
