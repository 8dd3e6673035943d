import type { Portfolio } from '../../../schema/model/portfolio.ts'
import type { Palette } from '../../../schema/model/theme.ts'
import { marksIn } from '../../../schema/typography/marks.ts'
import type { CardText } from './cardText.ts'
import { fitText } from './fitText.ts'
import { lineBreaks } from './lineBreaks.ts'
import { levelsOf } from './shape.ts'
import type { Outlines, TextToPath } from './textToPath.ts'
import type { WrappedLine } from './wrap.ts'

/** The room of the headline in px. */
export const headlineRoom = { width: 560, height: 360, sizes: { max: 340, min: 40 } }

/** Letter spacing of the headline in em. */
const tracking = -0.015

/** A line and where its base line is, in px below that of the first. */
export interface SetLine {
  outlines: Outlines
  y: number
}

/** The headline in the largest size that fits its room; where it fits in none, its beginning. */
export function cardHeadline(
  { headline, accented }: Pick<CardText, 'headline' | 'accented'>,
  {
    site: { lang, dir },
    palette,
    display,
  }: { site: Portfolio['site']; palette: Palette; display: TextToPath },
): SetLine[] {
  if (headline === '') return []
  const levels = levelsOf(headline, dir)
  const marks = marksIn(headline)
  // Large lines stand close; small ones need air to be told apart.
  const leading = (size: number) => 0.98 + marks + 0.14 * Math.max(0, Math.min(1, (96 - size) / 56))

  /** A line with what stands behind it, which has the level and the colour of its last letter. */
  const set = ({ start, end, ends }: WrappedLine, isCut: boolean, size: number) => {
    const sign = isCut ? '…' : ends === 'hyphen' ? '-' : ''
    const own = [...levels.slice(start, end), ...(sign ? [levels[end - 1] ?? 0] : [])]
    return display(headline.slice(start, end) + sign, {
      size,
      tracking,
      fill: (at) => (accented[Math.min(start + at, end - 1)] ? palette.accent : palette.text),
      levels: Uint8Array.from(own),
    })
  }
  const known = new Map<string, number>()
  const width = (line: WrappedLine, isCut = false) => {
    const key = `${line.start} ${line.end} ${line.ends} ${isCut}`
    const measured = known.get(key) ?? set(line, isCut, 1).width
    known.set(key, measured)
    return measured
  }

  const room = { ...headlineRoom, leading, lineHeight: 0.95 + marks }
  const { size, lines, isCut } = fitText(headline, { breaks: lineBreaks(headline, lang), room, width })
  return lines.map((line, index) => ({
    outlines: set(line, isCut && index === lines.length - 1, size),
    y: index * size * leading(size),
  }))
}
