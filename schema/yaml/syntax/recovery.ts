import type { Lines, Span } from '../../report/lines.ts'

// Recovery changes a copy of the text so that the parser gets past a mistake. Each function keeps the length of the
// text: what follows the mistake keeps its offset, line and column.

/** The text with a letter instead of one character: a value that could not be read becomes plain text. */
export function withLetter(text: string, offset: number): string {
  return `${text.slice(0, offset)}x${text.slice(offset + 1)}`
}

/** The text with a span blanked; line breaks stay. */
export function withoutSpan(text: string, { start, end }: Span): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\r\n]/g, ' ') + text.slice(end)
}

/** The text with a letter in place of each colon within a span that would begin a value. */
export function withoutColons(text: string, { start, end }: Span): string {
  return text.slice(0, start) + text.slice(start, end).replace(/:(?=\s|$)/g, 'x') + text.slice(end)
}

/** A line and all that is indented below it. */
export function blockAt(text: string, lines: Lines, line: number): Span {
  const { start, end } = lines.span(line)
  const indent = indentOf(text.slice(start, end))
  let last = end
  for (let next = line + 1; next <= lines.count; next += 1) {
    const below = lines.span(next)
    const content = text.slice(below.start, below.end)
    if (content.trim() && indentOf(content) <= indent) break
    last = below.end
  }
  return { start, end: last }
}

/** How many blanks a line begins with. */
export function indentOf(line: string): number {
  return line.length - line.trimStart().length
}

/** How much deeper a level is indented, unless the file itself shows it; also the width of a tab. */
export const indentWidth = 2 // columns
