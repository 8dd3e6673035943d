/** A stretch of the text, in UTF-16 code units from its start; the end is exclusive. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A position as editors count it: both from 1, the column in UTF-16 code units. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** The lines of a text. */
export interface Lines {
  /** How many lines there are; a text that ends in a line break has an empty last line. */
  readonly count: number
  /** The line (from 1) that holds an offset. */
  lineOf(offset: number): number
  /** The line and column of an offset; one outside the text is moved to its nearest end. */
  position(offset: number): Position
  /** Where a line lies, without its line break and without a byte order mark. */
  span(line: number): Span
}

/** Splits a text where YAML breaks lines, at LF and CR LF. A byte order mark takes up no column. */
export function linesOf(text: string): Lines {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  const byteOrderMark = text.startsWith('\uFEFF') ? 1 : 0
  const startOf = (line: number) => (line === 1 ? byteOrderMark : (starts[line - 1] ?? text.length))

  const lineOf = (offset: number) => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return low + 1
  }

  const span = (line: number): Span => {
    const next = starts[line]
    let end = next === undefined ? text.length : next - 1
    if (next !== undefined && text[end - 1] === '\r') end -= 1
    const start = startOf(line)
    return { start, end: Math.max(start, end) }
  }

  return {
    count: starts.length,
    lineOf,
    span,
    position(offset) {
      const line = lineOf(Math.max(0, offset))
      const { start, end } = span(line)
      return { line, column: Math.min(Math.max(offset, start), end) - start + 1 }
    },
  }
}
