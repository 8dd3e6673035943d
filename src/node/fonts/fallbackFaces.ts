import { fromBuffer } from '@capsizecss/unpack'
import { charactersIn } from '../../../schema/fonts/fontFaces.ts'
import { rangeOfAll } from '../../../schema/fonts/unicodeRange.ts'
import type { FileCache } from '../build/files/fileCache.ts'
import { type Cut, subset, variationAxes } from './cutFace.ts'
import { type FontFace, isLatin } from './faces.ts'
import { usualLetters } from './letters.ts'

/** A style of Arial, which every system has, or a face of the same widths. */
interface Local {
  /** The mean width of its letters in English text, in em. */
  width: number
  /** Names under which systems keep it. Each is a search before the first paint: no more. */
  names: readonly string[]
}

const regular: Local = { width: 913 / 2048, names: ['Arial', 'Liberation Sans', 'Roboto'] }
const bold: Local = { width: 993 / 2048, names: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'] }

/** From this weight on letters are bold. */
const boldFrom = 550

/** Ratios beyond these come from fonts that are no text faces, such as one of squares or of a few letters. */
const bounds = { min: 0.8, max: 1.25 }

/** A letter of each script that Arial has, with widths that relate to the Latin ones as in other families. */
const alike = ['a', 'ā', 'я', 'ω']

/**
 * The faces of the system that stand for a family until its fonts have loaded, or for good: `TextFallback` of `Text`.
 * They are measured on its Latin letters and used for Latin, Greek and Cyrillic. Other scripts use a face of the system
 * at its own size: Arial has no such letters to scale.
 *
 * @param cuts the weights and widths in which the family is used
 */
export async function fallbackFaces(
  family: 'Display' | 'Text',
  faces: readonly FontFace[],
  cuts: readonly Cut[],
  cache: FileCache,
): Promise<string[]> {
  const latin = faces.filter(isLatin)
  const ranges = faces
    .map(({ range }) => range)
    .filter((range) => alike.some((letter) => charactersIn(letter, range).length > 0))
  const range = rangeOfAll(ranges)
  const rules: string[] = []
  for (const [index, cut] of cuts.entries()) {
    // A family of static fonts has one for each weight.
    const face = latin.at(Math.min(index, latin.length - 1))
    if (!face) return []
    const font = await subset(
      face.file,
      usualLetters,
      { targetFormat: 'sfnt', ...variationAxes(face, cut) },
      cache,
    )
    const weights = cuts.length === 1 ? '1 1000' : index === 0 ? `1 ${boldFrom - 1}` : `${boldFrom} 1000`
    rules.push(
      await fallbackFace(`${family}Fallback`, font, cut.weight < boldFrom ? regular : bold, weights, range),
    )
  }
  return rules
}

/**
 * A face of the system, scaled so that words are as wide and lines as high as in `font`. The formulas follow CSS Fonts
 * 5: overrides are relative to the adjusted size.
 */
async function fallbackFace(
  family: string,
  font: Uint8Array,
  local: Local,
  weights: string,
  range: string,
): Promise<string> {
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(Buffer.from(font))
  const size = Math.min(bounds.max, Math.max(bounds.min, xWidthAvg / unitsPerEm / local.width))
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`
  const lengthOf = (units: number) => percent(units / unitsPerEm / size)
  return [
    `@font-face{font-family:${family}`,
    `src:${local.names.map((name) => `local("${name}")`).join(',')}`,
    `font-weight:${weights}`,
    ...(range ? [`unicode-range:${range}`] : []),
    `size-adjust:${percent(size)}`,
    `ascent-override:${lengthOf(ascent)}`,
    `descent-override:${lengthOf(-descent)}`,
    `line-gap-override:${lengthOf(lineGap)}}`,
  ].join(';')
}
