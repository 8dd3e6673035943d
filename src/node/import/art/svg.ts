/** A post or a course of studies, in whole years. */
export interface Span {
  /** The year in which it began. */
  year: number
  /** Its years until the next one began, or until its own end; at least one, and fewer where a life at work is long. */
  years: number
  kind: 'work' | 'education'
}

/** All years of some spans. */
export const yearsIn = (spans: readonly Span[]): number => spans.reduce((sum, { years }) => sum + years, 0)

/** A number as a drawing has it, to a tenth. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

/** A point as a path has it. */
export const point = (x: number, y: number): string => `${n(x)} ${n(y)}`

/** A whole drawing. */
export const svg = (viewBox: string, ...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${parts.join('')}</svg>\n`

/** Digits in a single stroke each, 4 wide and 7 high: a drawing has no fonts. */
const digits = [
  'M2 0C3.3 0 4 1.4 4 3.5S3.3 7 2 7 0 5.6 0 3.5.7 0 2 0z',
  'M.6 1.3L2.4 0V7',
  'M.2 1.7C.4.6 1.1 0 2.1 0 3.2 0 3.9.8 3.9 1.9 3.9 3.7.3 4.7.1 7H4',
  'M.3 1C.7.3 1.3 0 2 0 3.1 0 3.8.7 3.8 1.7S3 3.3 1.6 3.3C3.1 3.3 4 4 4 5.1S3.2 7 2 7C1.2 7 .5 6.7.1 6',
  'M3 7V0L0 4.8H4',
  'M3.6 0H.7L.4 3.1C.9 2.7 1.4 2.5 2 2.5 3.2 2.5 4 3.4 4 4.7S3.2 7 2 7C1.2 7 .5 6.7.1 6.1',
  'M3.3.2C1.5.6.1 2.4.1 4.7.1 6.1.9 7 2 7S3.9 6.1 3.9 4.8 3.1 2.7 2 2.7.1 3.5.1 4.7',
  'M0 0H4L1.5 7',
  'M2 3.3C1 3.3.4 2.6.4 1.7S1.1 0 2 0 3.6.8 3.6 1.7 3 3.3 2 3.3C.8 3.3 0 4.1 0 5.1S.8 7 2 7 4 6.1 4 5.1 3.2 3.3 2 3.3z',
  'M.7 6.8C2.5 6.4 3.9 4.6 3.9 2.3 3.9.9 3.1 0 2 0S.1.9.1 2.2.9 4.3 2 4.3 3.9 3.5 3.9 2.3',
]

/** How a year is lettered. */
interface Lettering {
  /** Where its middle line begins, ends or has its middle. */
  at: readonly [x: number, y: number]
  align?: 'start' | 'middle' | 'end'
  height: number
  colour?: string
}

/** A year in strokes. */
export function yearAt(
  year: number,
  { at: [x, y], align = 'start', height, colour = 'currentColor' }: Lettering,
): string {
  const scale = height / 7
  const width = 4 * 5.6 - 1.6
  const from = x - { start: 0, middle: width / 2, end: width }[align] * scale
  const strokes = [...String(year)].map(
    (digit, index) => `<path transform="translate(${n(index * 5.6)})" d="${digits[Number(digit)]}"/>`,
  )
  return `<g transform="translate(${point(from, y - height / 2)}) scale(${scale.toFixed(3)})" fill="none" stroke="${colour}" stroke-width=".8" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`
}
