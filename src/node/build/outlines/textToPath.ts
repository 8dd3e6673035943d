import { fallbackFamilies, installedPair } from '../../../../schema/fonts/fallbackFamilies.ts'
import { lettersWithout } from '../../../../schema/fonts/familyLetters.ts'
import type { Theme } from '../../../../schema/model/theme.ts'
import type { Cut } from '../../fonts/cutFace.ts'
import type { FileCache } from '../files/fileCache.ts'
import type { FontStack } from './fontRuns.ts'
import { outlineFonts } from './outlineFonts.ts'
import { levelsOf, shapeLine } from './shape.ts'

/** A line as outlines: SVG whose origin is the left end of the baseline. Lengths are in px, y grows downwards. */
export interface Outlines {
  svg: string
  /** The bounding box of its letters. */
  left: number
  width: number
  /** How far the line advances, with the room around its letters. */
  advance: number
  top: number
  bottom: number
}

/** How a line is set. */
export interface LineStyle {
  /** The font size in px. */
  size: number
  /** Letter spacing in em. */
  tracking?: number
  /** The colour of the letter at an offset of the text. */
  fill: (at: number) => string
  /** The bidirectional levels of its letters, where the line is part of a longer paragraph. */
  levels?: Uint8Array
}

/** Turns a line of text into outlines, which look the same on every system. Letters without a glyph are left out. */
export type TextToPath = (text: string, style: LineStyle) => Outlines

/** The two families of the theme, for drawing into pictures. Each falls back to the other. */
export interface Families {
  display: TextToPath
  text: TextToPath
}

/** Small words are slightly bold: cards are often shown small. */
const textCut: Cut = { weight: 560, width: 100 }

/**
 * The families of the theme with the letters of `text`, and behind them others that are installed. Fonts of the system
 * are not used, since they differ.
 *
 * @param cache keeps cut fonts
 */
export async function textToPath(
  { fonts }: Theme,
  text: string,
  { lang, dir }: { lang: string; dir: 'ltr' | 'rtl' },
  cache: FileCache,
): Promise<Families> {
  const stackOf = (families: readonly string[], cut: Cut): Promise<FontStack> => {
    const [first = '', second = ''] = families
    const isEnough = lettersWithout([first], text).length === 0
    const own = (isEnough ? [first] : [first, second]).map((family) => ({ family, letters: text }))
    const others = isEnough ? [] : fallbackFamilies([first, second], text)
    return Promise.all(
      [...own, ...others].map(({ family, letters }) => outlineFonts(family, letters, cut, cache)),
    )
  }
  const pair = installedPair(fonts)
  const [display, small] = await Promise.all([
    stackOf([pair.display, pair.text], fonts),
    stackOf([pair.text, pair.display], textCut),
  ])
  const drawn =
    (stack: FontStack): TextToPath =>
    (text, { size, tracking = 0, fill, levels = levelsOf(text, dir) }) => {
      const { glyphs, advance } = shapeLine(text, levels, { stack, lang, tracking })
      const edge = (pick: typeof Math.min, side: 'left' | 'right' | 'top' | 'bottom') =>
        glyphs.length === 0 ? 0 : pick(...glyphs.map(({ box }) => box[side])) * size
      const left = edge(Math.min, 'left')
      return {
        svg: glyphs
          .map(({ at, path, unit, x, y }) => {
            const scale = (unit * size).toFixed(5)
            return `<path fill="${fill(at)}" transform="matrix(${scale} 0 0 -${scale} ${(x * size).toFixed(2)} ${(-y * size).toFixed(2)})" d="${path}"/>`
          })
          .join(''),
        left,
        width: edge(Math.max, 'right') - left,
        advance: advance * size,
        top: -edge(Math.max, 'top'),
        bottom: -edge(Math.min, 'bottom'),
      }
    }
  return { display: drawn(display), text: drawn(small) }
}
