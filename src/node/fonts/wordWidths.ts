import { axesOf, lettersWithout } from '../../../schema/fonts/familyLetters.ts'
import { installedFaces } from '../../../schema/fonts/fontFaces.ts'
import type { Portfolio } from '../../../schema/model/portfolio.ts'
import type { FileCache } from '../build/files/fileCache.ts'
import { keyOf } from '../build/files/fileCache.ts'
import { typesetData, typstVersion } from '../typst/typst.ts'
import { familyFonts, fontsKey } from '../typst/typstFonts.ts'
import { displayCut } from './cutFace.ts'

/** Words as the display face of the theme sets them in large headings. */
export interface WordWidths {
  /** The width of one of the words, in em. */
  widthOf: (word: string) => number
  /** How tall the letters of all of them are together, in em. */
  tall: number
}

/**
 * The letter spacing of large headings in a family, in em. Letters that are drawn for large sizes are close already; others
 * were drawn for text, and are too far apart there.
 */
export function trackingOf(family: string): number {
  const faces = installedFaces(family, { axes: 'standard', weights: [400] }) ?? []
  return faces.some(({ file }) => 'opsz' in axesOf(file)) ? -0.005 : -0.02
}

/** Scripts with letter spacing. In others letters join, or hang from a line that spacing would cut. */
const isSpaced = (word: string) =>
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}]*$/u.test(word)

const source = `#let data = json(bytes(sys.inputs.data))
#set text(font: data.fonts, lang: data.lang, dir: if data.dir == "rtl" { rtl } else { ltr }, size: 100pt)
#set text(fallback: false, hyphenate: false, overhang: false)
#let em(length) = length / 100pt
#context [#metadata((
  widths: data.words.map(word => em(measure(text(tracking: word.tracking * 1em, word.text)).width)),
  tall: em(measure(text(top-edge: "bounds", bottom-edge: "bounds", data.words.map(word => word.text).join(" "))).height),
)) <data>]`

/**
 * Measures words by Typst, which shapes every script.
 *
 * @param cache keeps what was measured, and fonts
 * @returns undefined where the display face lacks a letter, and browsers use other fonts
 */
export async function wordWidths(
  words: readonly string[],
  { theme, site }: Pick<Portfolio, 'theme' | 'site'>,
  cache: FileCache,
): Promise<WordWidths | undefined> {
  const once = [...new Set(words)]
  const text = once.join(' ')
  const tracking = trackingOf(theme.fonts.display)
  const { display } = theme.fonts
  if (lettersWithout([display], text, { pictographs: true }).length > 0) return undefined
  const data = {
    words: once.map((word) => ({
      text: word.replaceAll('\u00ad', ''),
      tracking: isSpaced(word) ? tracking : 0,
    })),
    lang: new Intl.Locale(site.lang).language,
    dir: site.dir,
  }
  const key = keyOf([typstVersion, source, data, fontsKey(theme, text)])
  const bytes = await cache.bytes(key, async () => {
    const fonts = await familyFonts(display, displayCut(theme.fonts), text, cache)
    const set = {
      source,
      data: { ...data, fonts: fonts.map(({ name }) => name) },
      fonts: fonts.map(({ file }) => file),
    }
    return Buffer.from(JSON.stringify(await typesetData(set)))
  })
  const { widths, tall }: { widths: number[]; tall: number } = JSON.parse(Buffer.from(bytes).toString())
  return {
    // A browser also puts the spacing behind the last letter.
    widthOf: (word) => (widths[once.indexOf(word)] ?? 0) + (isSpaced(word) ? tracking : 0),
    tall: Math.ceil(tall * 100) / 100,
  }
}
