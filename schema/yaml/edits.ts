import { stringify } from 'yaml'
import type { Edit } from '../report/diagnostics.ts'
import type { Span } from '../report/lines.ts'

/** Applies edits to a text. They must not overlap; of two insertions at one offset the first stays first. */
export function edited(text: string, edits: readonly Edit[]): string {
  const parts: string[] = []
  let done = 0
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    parts.push(text.slice(done, edit.start), edit.text)
    done = edit.end
  }
  return parts.join('') + text.slice(done)
}

/** An edit that gives the scalar at a span another value: in its present quotes, or in those that the value needs. */
export function rewritten(text: string, span: Span, value: string): Edit {
  const quote = text[span.start]
  const isQuoted = quote === "'" || quote === '"'
  const isPlain = stringify(value, { lineWidth: 0 }).trim() === value
  let next = isPlain ? value : quotedScalar(value)
  if (isQuoted) next = quote + value + quote
  return { start: span.start, end: span.end, text: next }
}

/**
 * An edit that replaces one text with another within a span; undefined if it is not there literally, as with escapes.
 */
export function replaced(text: string, span: Span, was: string, is: string): Edit | undefined {
  const at = text.slice(span.start, span.end).indexOf(was)
  if (at === -1) return undefined
  const start = span.start + at
  return { start, end: start + was.length, text: is }
}

/** A text in single quotes, the style of this project's YAML; in double quotes if it has a single one. */
export const quotedScalar = (value: string): string =>
  value.includes("'") ? JSON.stringify(value) : `'${value}'`
