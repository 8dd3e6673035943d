import { lettersWithout } from '../../../schema/lookup/fonts/familyLetters.ts'
import type { Theme } from '../../../schema/model/theme.ts'
import type { Cut } from '../fonts/cutFace.ts'
import type { FontStack } from './fontRuns.ts'
import { outlineFonts } from './outlineFonts.ts'
import { levelsOf, shapeLine } from './shape.ts'

/** A line as outlines: SVG that begins at the left end of its base line. Lengths are in px, y grows downwards. */
export interface Outlines {
  svg: string
  /** What its letters cover. */
  left: number
  width: number
  top: number
  bottom: number
}

/** How a line is set. */
export interface LineStyle {
  /** In px. */
  size: number
  /** Letter spacing in em. */
  tracking?: number
  /** The colour of the letter at an offset of the text. */
  fill: (at: number) => string
  /** The levels of its letters, where the line is a part of a paragraph that has them. */
  levels?: Uint8Array
}

/** Turns a line of text into outlines, which look the same wherever they are drawn. Letters without a glyph are left out. */
export type TextToPath = (text: string, style: LineStyle) => Outlines

/** The two families of the theme, as they are drawn into pictures. Each takes the letters that it lacks from the other. */
export interface Families {
  display: TextToPath
  text: TextToPath
}

/** Small words in a picture that is often seen small are a little bold. */
const textCut: Cut = { weight: 560, width: 100 }

/** The families of the theme with the letters of `text`, and no font of the system, which each machine has others of. */
export async function textToPath(
  { fonts }: Theme,
  text: string,
  { lang, dir }: { lang: string; dir: 'ltr' | 'rtl' },
): Promise<Families> {
  const stackOf = (families: readonly string[], cut: Cut): Promise<FontStack> => {
    const [first = '', second = ''] = families
    const isEnough = lettersWithout([first], text).length === 0
    const needed = isEnough ? [first] : [first, second]
    return Promise.all(needed.map((family) => outlineFonts(family, text, cut)))
  }
  const [display, small] = await Promise.all([
    stackOf([fonts.display, fonts.text], fonts),
    stackOf([fonts.text, fonts.display], textCut),
  ])
  const drawn =
    (stack: FontStack): TextToPath =>
    (text, { size, tracking = 0, fill, levels = levelsOf(text, dir) }) => {
      const glyphs = shapeLine(text, levels, { stack, lang, tracking })
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
        top: -edge(Math.max, 'top'),
        bottom: -edge(Math.min, 'bottom'),
      }
    }
  return { display: drawn(display), text: drawn(small) }
}
