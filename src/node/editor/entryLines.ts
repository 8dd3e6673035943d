import type { Span } from '../../../schema/report/lines.ts'
import type { SourcePosition } from '../../../schema/yaml/sourcePosition.ts'

// Where the lines of an entry of a list, or of a key, begin and end.

export const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1

/** The offset behind the line break that ends a line, or the end of the text. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end === -1 ? text.length : end + 1
}

/** The line break that a text uses. */
export const lineBreakOf = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n')

/** The dash of an entry, the first one in a line behind `from`. */
export function dashOf(text: string, { span }: SourcePosition, from: number): number {
  const between = text.slice(from, span.start)
  const found = /(?:^|\n)[ ]*-(?=\s)/.exec(between)
  return found ? from + found.index + found[0].length - 1 : span.start
}

/** The offset behind a value, with the rest of its last line and the comments below that are indented deeper than its dash or key. */
export function endOf(text: string, position: SourcePosition, indent: number): number {
  const { start, end: last } = lastIn(position).span
  // A block ends with its line break.
  let end = lineEnd(text, Math.max(start, last - 1))
  for (let at = end; at < text.length; ) {
    const next = lineEnd(text, at)
    const line = text.slice(at, next)
    const depth = /^ *(?=#)/.exec(line)?.[0].length
    if (depth === undefined ? line.trim() !== '' : depth <= indent) break
    if (depth !== undefined) end = next
    at = next
  }
  return end
}

/** The last value in a group: the parser may end the group itself behind the comments below it. */
function lastIn(position: SourcePosition): SourcePosition {
  const last = position.flow ? undefined : [...position.entries.values()].at(-1)
  return last ? lastIn(last) : position
}

/** The lines of each entry of a list that is not in brackets, without the line break that ends the last of them. */
export interface EntryLines extends Span {
  /** The offset of its first line, behind the comments above it. */
  dash: number
}

/** Each entry with the comments right above its dash, and those below it that are indented like its keys. */
export function entryLines(text: string, list: SourcePosition): EntryLines[] {
  let from = list.span.start
  // The list begins with its first dash, which may be behind the key's line.
  const start = lineStart(text, from)
  const indent = from - start
  return [...list.entries.values()].map((entry, index) => {
    const dash = index === 0 ? start : lineStart(text, dashOf(text, entry, from))
    const end = endOf(text, entry, indent)
    const head = index === 0 ? 0 : from
    from = end
    return { start: commentsAbove(text, dash, indent, head), dash, end: withoutBreak(text, end) }
  })
}

/** Where the comments begin that stand right above a line and are indented like it; the line itself if there are none. */
function commentsAbove(text: string, line: number, indent: number, from: number): number {
  let start = line
  while (start > from) {
    const above = lineStart(text, start - 1)
    const depth = /^ *(?=#)/.exec(text.slice(above, start))?.[0].length
    if (above < from || depth !== indent) break
    start = above
  }
  return start
}

function withoutBreak(text: string, end: number): number {
  if (text[end - 1] !== '\n') return end
  return text[end - 2] === '\r' ? end - 2 : end - 1
}
