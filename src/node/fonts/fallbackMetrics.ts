import { fromFile } from '@capsizecss/unpack/fs'
import { charactersIn } from '../../../schema/fonts/fontFaces.ts'
import { rangeOfAll } from '../../../schema/fonts/unicodeRange.ts'
import { type FontFace, isLatin } from './faces.ts'

/** The mean width of Arial's letters in English text, in em. Every system has Arial or a face of the same widths. */
const arial = { regular: 913 / 2048, bold: 993 / 2048 }

/** Names under which systems keep Arial or a face of its widths. Each is a search before the first paint: no more. */
const locals = {
  regular: ['Arial', 'Liberation Sans', 'Roboto'],
  bold: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'],
}

const weights = { regular: '1 500', bold: '501 1000' }

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** Ratios beyond these come from fonts that are no text faces, such as one of squares or of a few letters. */
const bounds = { min: 0.8, max: 1.25 }

/** A letter of each script that Arial has, with widths that relate to the Latin ones as in other families. */
const alike = ['a', 'ā', 'я', 'ω']

/**
 * The fallback faces of the text family, measured on its Latin letters and used for Latin, Greek and Cyrillic. Other
 * scripts use a face of the system at its own size: Arial has no such letters to scale.
 */
export async function fallbackMetrics(faces: readonly FontFace[]): Promise<string[]> {
  const latin = faces.filter(isLatin)
  const [regular, bold] = [latin[0], latin.at(-1)]
  if (!regular || !bold) return []
  const ranges = faces.flatMap(({ range }) =>
    alike.some((letter) => charactersIn(letter, range).length > 0) ? [range] : [],
  )
  const all = rangeOfAll(ranges)
  return Promise.all([fallbackMetric(regular, 'regular', all), fallbackMetric(bold, 'bold', all)])
}

/**
 * A face of the system, scaled so that words are as wide and lines as high as in the font of `file`, for which it
 * stands until that loads, or for good. The formulas follow CSS Fonts 5: overrides are relative to the adjusted size.
 */
async function fallbackMetric(
  { file }: FontFace,
  weight: keyof typeof arial,
  ranges: string,
): Promise<string> {
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromFile(file)
  const size = Math.min(bounds.max, Math.max(bounds.min, xWidthAvg / unitsPerEm / arial[weight]))
  const share = (length: number) => percent(length / unitsPerEm / size)
  return [
    '@font-face{font-family:TextFallback',
    `src:${locals[weight].map((name) => `local("${name}")`).join(',')}`,
    `font-weight:${weights[weight]}`,
    ...(ranges ? [`unicode-range:${ranges}`] : []),
    `size-adjust:${percent(size)}`,
    `ascent-override:${share(ascent)}`,
    `descent-override:${share(-descent)}`,
    `line-gap-override:${share(lineGap)}}`,
  ].join(';')
}
