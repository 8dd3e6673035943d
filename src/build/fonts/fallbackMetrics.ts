import { fromFile } from '@capsizecss/unpack/fs'
import type { FontFace } from './faces.ts'

/** Arial, which every system has or has a twin of: its mean width of a letter in English text, in em. */
const arial = { regular: 913 / 2048, bold: 993 / 2048 }

/** Names under which systems keep Arial or a face of its widths. */
const locals = {
  regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica', 'Roboto'],
  bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold', 'Roboto Bold'],
}

const weights = { regular: '1 500', bold: '501 1000' }

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** The stand-ins of the text family, measured on the face that the page's first words need. */
export async function fallbackMetrics(faces: readonly FontFace[]): Promise<string[]> {
  const face = faces.find(({ first }) => first) ?? faces[0]
  if (!face) return []
  return Promise.all((['regular', 'bold'] as const).map((weight) => fallbackMetric(face, weight)))
}

/**
 * A face of the system, scaled so that its words are as long and its lines as high as those of the font in
 * `file`, which it stands in for while that loads or if it never does. The formulas are those of the
 * descriptors' specification, CSS Fonts 5: overrides count from the adjusted size.
 */
async function fallbackMetric({ file }: FontFace, weight: keyof typeof arial): Promise<string> {
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromFile(file)
  const size = xWidthAvg / unitsPerEm / arial[weight]
  const share = (length: number) => percent(length / unitsPerEm / size)
  return [
    '@font-face{font-family:TextFallback',
    `src:${locals[weight].map((name) => `local("${name}")`).join(',')}`,
    `font-weight:${weights[weight]}`,
    `size-adjust:${percent(size)}`,
    `ascent-override:${share(ascent)}`,
    `descent-override:${share(-descent)}`,
    `line-gap-override:${share(lineGap)}}`,
  ].join(';')
}
