import { fromFile } from '@capsizecss/unpack/fs'
import type { FontFace } from './fonts.ts'

/** Arial, which every system has or has a twin of: its mean width of a letter in English text, in em. */
const arial = { regular: 913 / 2048, bold: 993 / 2048 }

/** Names under which systems keep Arial or a face of its widths. */
const locals = {
  regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica', 'Roboto'],
  bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold', 'Roboto Bold'],
}

/** How a family is used: a range of weights, and of widths in percent of the normal one. */
interface Use {
  weight: keyof typeof arial
  weights: string
  /** Least and most `font-stretch`. */
  stretch: readonly [number, number]
}

/** Headings are bold, and narrower the larger they are. */
const headings: Use[] = [
  { weight: 'bold', weights: '100 900', stretch: [75, 83] },
  { weight: 'bold', weights: '100 900', stretch: [84, 100] },
]

const texts: Use[] = [
  { weight: 'regular', weights: '100 500', stretch: [75, 125] },
  { weight: 'bold', weights: '501 900', stretch: [75, 125] },
]

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** The stand-ins of a family in its role, measured on the face that the page's first words need. */
export async function fallbackFaces(role: 'Display' | 'Text', faces: readonly FontFace[]): Promise<string[]> {
  const face = faces.find(({ preload }) => preload) ?? faces[0]
  if (!face) return []
  const uses = role === 'Display' ? headings : texts
  return Promise.all(uses.map((use) => fallbackFace(face, role, use)))
}

/**
 * A face of the system, scaled so that its words are as long and its lines as high as those of the font in
 * `file`, which it stands in for while that loads or if it never does. The formulas are those of the
 * descriptors' specification, CSS Fonts 5: overrides count from the adjusted size.
 */
async function fallbackFace(
  face: FontFace,
  role: string,
  { weight, weights, stretch }: Use,
): Promise<string> {
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromFile(face.file)
  const [least, most] = stretch
  // A width of 78 % makes letters 0.78 times as wide, where the font has widths at all.
  const narrowed = face.varies ? (least + most) / 200 : 1
  const size = ((xWidthAvg / unitsPerEm) * narrowed) / arial[weight]
  const share = (length: number) => percent(length / unitsPerEm / size)
  return [
    `@font-face{font-family:${role}Fallback`,
    `src:${locals[weight].map((name) => `local("${name}")`).join(',')}`,
    `font-weight:${weights}`,
    `font-stretch:${least}% ${most}%`,
    `size-adjust:${percent(size)}`,
    `ascent-override:${share(ascent)}`,
    `descent-override:${share(-descent)}`,
    `line-gap-override:${share(lineGap)}}`,
  ].join(';')
}
