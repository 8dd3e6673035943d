import type { Portfolio } from '../../../schema/model/portfolio.ts'
import type { Palette } from '../../../schema/model/theme.ts'
import { diacriticsIn } from '../../../schema/text/diacritics.ts'
import { levelsOf } from '../build/outlines/shape.ts'
import type { Outlines, TextToPath } from '../build/outlines/textToPath.ts'
import type { CardText } from './cardText.ts'
import { fitText } from './fitText.ts'
import { lineBreaks } from './lineBreaks.ts'
import type { WrappedLine } from './wrap.ts'

/** The room of the headline in px, and its largest and smallest font size. */
export const headlineRoom = { width: 560, height: 360, sizes: { max: 340, min: 40 } }

/** Letter spacing of the headline in em. */
const tracking = -0.015

/** The minimum gap between the lowest letter of a line and the highest of the next, in em. */
const gap = 0.04

/** A line and its baseline, in px below that of the first. */
export interface SetLine {
  outlines: Outlines
  y: number
}

/** How the headline is set. */
interface Setting {
  site: Pick<Portfolio['site'], 'lang' | 'dir'>
  palette: Palette
  display: TextToPath
  /** By default the room beside a picture. */
  room?: typeof headlineRoom
}

/** The headline in the largest size that fits its room; where none does, its beginning. */
export function cardHeadline(
  text: Pick<CardText, 'headline' | 'accented'>,
  { site, palette, display, room: given = headlineRoom }: Setting,
): SetLine[] {
  const { headline } = text
  if (headline === '') return []
  const breaks = lineBreaks(headline, site.lang)
  const diacritics = diacriticsIn(headline)
  const { set, width } = lineSetter(text, { site, palette, display })

  /** The lines with a leading of at least `atLeast`, relative to their size. */
  const fitted = (atLeast: number) => {
    // Large lines stand close; small ones need more leading.
    const leading = (size: number) =>
      Math.max(atLeast, 0.98 + diacritics + 0.14 * Math.max(0, Math.min(1, (96 - size) / 56)))
    const room = { ...given, leading, lineHeight: 0.95 + diacritics }
    const { size, lines, isCut } = fitText(headline, { breaks, room, width })
    const outlines = lines.map((line, index) =>
      set(line, { size, isCut: isCut && index === lines.length - 1 }),
    )
    const needed = Math.max(...outlines.map(({ top }, index) => (outlines[index - 1]?.bottom ?? top) - top))
    const step = Math.max(leading(size), needed / size + gap)
    return { step, lines: outlines.map((outlines, index) => ({ outlines, y: index * size * step })) }
  }
  // Accents on capitals may need more leading than their script does.
  return fitted(fitted(0).step).lines
}

/** Functions that set a line in a size, and that measure one in em. */
function lineSetter({ headline, accented }: Pick<CardText, 'headline' | 'accented'>, setting: Setting) {
  const { site, palette, display } = setting
  const levels = levelsOf(headline, site.dir)
  /** The hyphen or ellipsis behind a line takes the level and the colour of its last letter. */
  const set = ({ start, end, ends }: WrappedLine, { size, isCut }: { size: number; isCut: boolean }) => {
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
    const measured = known.get(key) ?? set(line, { size: 1, isCut }).width
    known.set(key, measured)
    return measured
  }
  return { set, width }
}
