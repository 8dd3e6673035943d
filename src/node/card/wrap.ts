import type { LineBreaks } from './lineBreaks.ts'

/** Why a line ends where it does, the best reason first. */
export const lineEnds = ['word', 'hyphen', 'letter'] as const
export type LineEnd = (typeof lineEnds)[number]

/** A line: offsets in the text, without the spaces behind it, and why it ends. At `hyphen` a hyphen is drawn. */
export interface WrappedLine {
  start: number
  end: number
  ends: LineEnd
}

/** The maximum width of a line, and the function that measures one, in the same unit. */
export interface Measure {
  maxWidth: number
  width: (line: WrappedLine) => number
}

/** A text and where its lines may break. */
export interface Breakable {
  text: string
  breaks: LineBreaks
}

/** A place where a line may end. */
interface Place {
  at: number
  ends: LineEnd
}

/** The places where lines may end: after words, and within words that are wider than a line. */
function placesIn({ text, breaks }: Breakable, { maxWidth, width }: Measure): Place[] {
  const lists = { word: breaks.words, hyphen: breaks.hyphens, letter: breaks.letters }
  const divided = (start: number, end: number, by: LineEnd, last: LineEnd): Place[] => {
    const inside = lists[by].filter((at) => at > start && at < end)
    return [...inside, end].flatMap((at, index, all) => {
      const from = all[index - 1] ?? start
      const ends = at === end ? last : by
      const next = lineEnds[lineEnds.indexOf(by) + 1]
      if (!next || width(trimmed(text, from, { at, ends })) <= maxWidth) return [{ at, ends }]
      return divided(from, at, next, ends)
    })
  }
  return divided(0, text.length, 'word', 'word')
}

function trimmed(text: string, start: number, { at, ends }: Place): WrappedLine {
  return { start, end: start + text.slice(start, at).trimEnd().length, ends }
}

/** Fills lines one after another. */
function filled(text: string, places: readonly Place[], { maxWidth, width }: Measure): WrappedLine[] {
  const lines: WrappedLine[] = []
  let start = 0
  let line: WrappedLine | undefined
  for (const place of places) {
    const longer = trimmed(text, start, place)
    if (line && width(longer) > maxWidth) {
      lines.push(line)
      start = nextStart(text, line.end)
      line = trimmed(text, start, place)
    } else line = longer
  }
  return line ? [...lines, line] : lines
}

const nextStart = (text: string, end: number) =>
  end + (/^(?:\s|\u200b)*/u.exec(text.slice(end))?.[0].length ?? 0)

/**
 * Breaks a text into as few lines as possible, and these as equal as possible. A word wider than a line is divided at
 * its soft hyphens, and a part that is still too wide, between letters.
 */
export function wrapped(breakable: Breakable, { maxWidth, width }: Measure): WrappedLine[] {
  const { text } = breakable
  const places = placesIn(breakable, { maxWidth, width })
  let lines = filled(text, places, { maxWidth, width })
  for (let narrower = maxWidth * 0.97; narrower > maxWidth / 3; narrower *= 0.97) {
    const next = filled(text, places, { maxWidth: narrower, width })
    if (next.length > lines.length || next.some((line) => width(line) > narrower)) break
    lines = next
  }
  return lines
}
