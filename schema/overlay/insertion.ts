import type { Edit } from '../report/diagnostics.ts'
import type { Lines } from '../report/lines.ts'
import type { SourcePosition } from '../yaml/sourcePosition.ts'
import type { Addition } from './additions.ts'
import type { Word } from './untranslated.ts'

/** An overlay that texts are inserted into. */
export interface Editor {
  text: string
  lines: Lines
  /** The value of the main file, without defaults. */
  main: unknown
  /** Whether a text is the same in both languages. */
  isSame: (word: Word) => boolean
  /** The positions in the overlay, its sections at their indices in the main file. */
  root: SourcePosition
}

/** An edit that inserts a text at an offset. */
export const inserted = (at: number, text: string): Edit => ({ start: at, end: at, text })

/** An edit that inserts whole lines at an offset, on lines of their own, with the line breaks of the file. */
export function block(at: number, lines: string, { text }: Editor): Edit {
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n'
  const whole = lines.replaceAll('\n', lineBreak)
  const isLineStart = at === 0 || /[\n\uFEFF]/.test(text[at - 1] ?? '')
  return inserted(at, isLineStart ? whole + lineBreak : lineBreak + whole)
}

/** The entries of a list from an index on, with empty ones for those without texts. */
export function withGaps(added: Addition['added'], from: number): Addition['added'] {
  const last = Math.max(...[...added.keys()].map(Number))
  const places = Array.from({ length: last - from + 1 }, (_, index) => from + index)
  return new Map(places.map((place) => [place, added.get(place) ?? new Map()]))
}
