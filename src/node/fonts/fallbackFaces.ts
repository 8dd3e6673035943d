import { create } from 'fontkitten'
import { charactersIn } from '../../../schema/fonts/fontFaces.ts'
import { rangeOfAll, rangeWithout } from '../../../schema/fonts/unicodeRange.ts'
import type { FileCache } from '../build/files/fileCache.ts'
import { type Cut, subset, variationAxes } from './cutFace.ts'
import { type FontFace, isLatin } from './faces.ts'
import { usualLetters } from './letters.ts'

/** A text in which letters are about as frequent as in others: the first article of human rights. */
const sample =
  'allhumanbeingsarebornfreeandequalindignityandrightstheyareendowedwithreasonandconscienceandshouldacttowardsoneanotherinaspiritofbrotherhood'

/** Characters that are wider or narrower than those of Arial by a share of their own, so that each kind is scaled alone. */
const kinds = {
  blanks: { sample: ' ', range: 'U+20,U+A0' },
  capitals: { sample: `${sample.toUpperCase()}0123456789`, range: 'U+21-60,U+7B-7E,U+C0-DE' },
  letters: { sample, range: '' },
}

type Kind = keyof typeof kinds

/** A style of Arial, which every system has, or a face of the same widths. */
interface Local {
  /** The mean width of the characters of each sample, in em. */
  widths: Record<Kind, number>
  /** Names under which systems keep it. Each is a search before the first paint: no more. */
  names: readonly string[]
}

const regular: Local = {
  widths: { blanks: 0.2778, capitals: 0.6642, letters: 0.4832 },
  names: ['Arial', 'Liberation Sans', 'Roboto'],
}

const bold: Local = {
  widths: { blanks: 0.2778, capitals: 0.6719, letters: 0.5269 },
  names: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'],
}

/** From this weight on letters are bold. */
const boldFrom = 550

/** Ratios beyond these come from fonts that are no text faces, such as one of squares or of a few letters. */
const bounds = { min: 0.6, max: 1.4 }

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
    const axes = variationAxes(face, cut)
    const font = await subset(face.file, usualLetters, { targetFormat: 'sfnt', ...axes }, cache)
    const from = index === 0 ? 1 : boldFrom
    const to = index === 0 && cuts.length > 1 ? boldFrom - 1 : 1000
    const weights = `${from} ${to}`
    rules.push(
      ...facesLike(font, `${family}Fallback`, cut.weight < boldFrom ? regular : bold, weights, range),
    )
  }
  return rules
}

/**
 * Faces of the system, scaled so that words and blanks are as wide and lines as high as in `font`. The formulas follow
 * CSS Fonts 5: overrides are relative to the adjusted size.
 */
function facesLike(font: Uint8Array, family: string, local: Local, weights: string, range: string): string[] {
  const read = create(Buffer.from(font))
  if (read.isCollection) return []
  const { ascent, descent, lineGap, unitsPerEm } = read
  const others = rangeWithout(rangeWithout(range, kinds.blanks.range), kinds.capitals.range)
  const rules: string[] = []
  for (const kind of ['blanks', 'capitals', 'letters'] as const) {
    const { sample, range } = kinds[kind]
    let width = 0
    for (const letter of sample) width += read.glyphForCodePoint(letter.charCodeAt(0)).advanceWidth
    const ratio = width / sample.length / unitsPerEm / local.widths[kind]
    const size = Math.min(bounds.max, Math.max(bounds.min, ratio))
    // Rounded up, so that what is half a pixel in the font is not a little less here.
    const percent = (share: number) => `${Math.ceil(share * 1e5) / 1e3}%`
    const lengthOf = (units: number) => percent(units / unitsPerEm / size)
    rules.push(
      `@font-face{font-family:${family};src:${local.names.map((name) => `local("${name}")`).join(',')};font-weight:${weights};unicode-range:${range || others};size-adjust:${percent(size)};ascent-override:${lengthOf(ascent)};descent-override:${lengthOf(-descent)};line-gap-override:${lengthOf(lineGap)}}`,
    )
  }
  return rules
}
