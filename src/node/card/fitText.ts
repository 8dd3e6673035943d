import type { LineBreaks } from './lineBreaks.ts'
import { type LineEnd, lineEnds, type WrappedLine, wrapped } from './wrap.ts'

/** The room that a text is to fill, in px. */
export interface Room {
  width: number
  height: number
  /** The largest font size and the smallest. */
  sizes: { max: number; min: number }
  /** The distance of lines and the height of one, relative to the font size. */
  leading: (size: number) => number
  lineHeight: number
}

/** A text in its size. */
export interface Fitted {
  size: number
  lines: WrappedLine[]
  /** Whether its end is cut off. */
  isCut: boolean
}

/** Below this size in px a word is divided at a soft hyphen rather than set smaller. */
const comfortable = 56

/** The largest size in px of a text that breaks between letters, since it has no better places to break. */
const maxOfLetters = 88

/**
 * Sets a text in the largest size in which it fits its room, with words undivided where that size is comfortable.
 *
 * @param width the width of a line, in em
 */
export function fitText(
  text: string,
  {
    breaks,
    room,
    width,
  }: { breaks: LineBreaks; room: Room; width: (line: WrappedLine, isCut?: boolean) => number },
): Fitted {
  const { sizes } = room
  const linesAt = (size: number) => wrapped({ text, breaks }, { maxWidth: room.width / size, width })
  const maxLines = (size: number) =>
    1 + Math.floor((room.height / size - room.lineHeight) / room.leading(size))
  const best = new Map<LineEnd, Fitted>()
  for (let size = sizes.max; size >= sizes.min && !best.has('word'); size -= 2) {
    const lines = linesAt(size)
    const worst = Math.max(...lines.map(({ ends }) => lineEnds.indexOf(ends)))
    const ends = lineEnds[worst] ?? 'word'
    const isLarge = ends === 'letter' && size > maxOfLetters
    if (lines.length <= maxLines(size) && !isLarge && !best.has(ends))
      best.set(ends, { size, lines, isCut: false })
  }
  const [word, hyphen, letter] = lineEnds.map((ends) => best.get(ends))
  const whole = word && word.size >= comfortable ? word : (hyphen ?? word ?? letter)
  if (whole) return whole
  const size = sizes.min
  const shown = linesAt(size).slice(0, maxLines(size))
  return { size, lines: shown.map((line, index) => cutLine(line, index === shown.length - 1)), isCut: true }

  /** Drops words, or letters, from the last line until an ellipsis fits behind it. */
  function cutLine(line: WrappedLine, isLast: boolean): WrappedLine {
    if (!isLast) return line
    const ends = [...breaks.words, ...breaks.letters].filter((at) => at > line.start && at <= line.end)
    const words = ends.filter((at) => breaks.words.includes(at)).toSorted((a, b) => b - a)
    const letters = ends.toSorted((a, b) => b - a)
    const candidates = [line.end, ...words, ...letters].map(
      (at): WrappedLine => ({
        start: line.start,
        end: line.start + text.slice(line.start, at).replace(/[\s\p{Punctuation}]+$/u, '').length,
        ends: 'word',
      }),
    )
    return candidates.find((one) => width(one, true) * size <= room.width) ?? line
  }
}
