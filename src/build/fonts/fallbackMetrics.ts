import { fromFile } from '@capsizecss/unpack/fs'
import { charactersIn } from '../../../schema/lookup/fonts/fontFaces.ts'
import { rangeOfAll } from '../../../schema/lookup/fonts/unicodeRange.ts'
import { type FontFace, isLatin } from './faces.ts'

/** Arial, which every system has or has a twin of: its mean width of a letter in English text, in em. */
const arial = { regular: 913 / 2048, bold: 993 / 2048 }

/** Names under which systems keep Arial or a face of its widths. */
const locals = {
  regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica', 'Roboto'],
  bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold', 'Roboto Bold'],
}

const weights = { regular: '1 500', bold: '501 1000' }

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** Beyond these something was measured that is no text face: a family of squares, or one of a few letters. */
const bounds = { min: 0.8, max: 1.25 }

/** A letter of each script that Arial has and whose widths are to the Latin ones as they are in other families. */
const alike = ['a', 'ā', 'я', 'ω']

/**
 * The stand-ins of the text family, measured on its Latin letters and used for those, for Greek and for Cyrillic.
 * Letters of other scripts stand in a face of the system at its own size: Arial has none of them to be scaled.
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
 * A face of the system, scaled so that its words are as long and its lines as high as those of the font in
 * `file`, which it stands in for while that loads or if it never does. The formulas are those of the
 * descriptors' specification, CSS Fonts 5: overrides count from the adjusted size.
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
