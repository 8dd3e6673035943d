import type { Edit } from '../report/diagnostics.ts'
import { type Lines, linesOf, type Span } from '../report/lines.ts'
import { edited } from './edits.ts'

/** A text in which mistakes have been corrected so that the rest can be read, and what its offsets were before. */
export interface Copy {
  readonly text: string
  readonly lines: Lines
  /** The place in the original of a place in the copy; all that an edit has written lies where it was made. */
  original<T extends Span>(span: T): T
  /** The copy with further edits, which do not add lines. */
  with(edits: readonly Edit[]): Copy
  /** The copy with another text of the same length. */
  replaced(text: string): Copy
}

/** A copy in which nothing is corrected yet. */
export function copyOf(text: string): Copy {
  return copy(text, (offset) => offset)
}

function copy(text: string, originalOf: (offset: number, isEnd: boolean) => number): Copy {
  let lines: Lines | undefined
  return {
    text,
    get lines() {
      lines ??= linesOf(text)
      return lines
    },
    original: (span) => ({ ...span, start: originalOf(span.start, false), end: originalOf(span.end, true) }),
    with(edits) {
      const before = shiftsOf(edits)
      return copy(edited(text, edits), (offset, isEnd) => originalOf(before(offset, isEnd), isEnd))
    },
    replaced: (other) => copy(other, originalOf),
  }
}

/** What offsets were before some edits. */
function shiftsOf(edits: readonly Edit[]): (offset: number, isEnd: boolean) => number {
  let shift = 0
  const shifts = edits
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .map(({ start, end, text }) => {
      const from = start + shift
      shift += text.length - (end - start)
      return { from, to: from + text.length, start, end, shift }
    })
  return (offset, isEnd) => {
    // The last edit that begins before the offset.
    let low = 0
    let high = shifts.length
    while (low < high) {
      const middle = (low + high) >> 1
      const { from = 0, to = 0 } = shifts[middle] ?? {}
      if (from < offset || (!isEnd && from === offset && to > from)) low = middle + 1
      else high = middle
    }
    const edit = shifts[low - 1]
    if (!edit) return offset
    if (offset >= edit.to) return offset - edit.shift
    return isEnd ? edit.end : edit.start
  }
}
