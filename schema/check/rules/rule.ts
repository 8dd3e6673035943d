import type { Finding, Path, Problem } from '../../report/diagnostics.ts'
import type { Span } from '../../report/lines.ts'
import { type SourcePosition, sourcePositionAt } from '../../yaml/sourcePosition.ts'
import type { CheckContext, Checked } from '../context.ts'
import type { CheckedContents, FieldText } from './contents.ts'

/** A check of what the schema of a single field cannot see. */
export type Rule = (contents: CheckedContents, checked: Checked, context: CheckContext) => Finding[]

/** A problem as a finding at the value that a path leads to; none if there is no problem. */
export const foundAt = (root: SourcePosition, path: Path, problem: Problem | undefined): Finding[] =>
  problem ? [{ ...problem, path, span: sourcePositionAt(root, path).span }] : []

/** A problem as a finding at a field, or at the part of one that it is in. */
export function foundIn(root: SourcePosition, { path, value, span }: FieldText, problem: Problem): Finding {
  const was = span ? value.trim() : undefined
  return { ...problem, path, span: span ?? sourcePositionAt(root, path).span, was }
}

/** The longest part that is found on several lines, in characters: each makes a regular expression, which has limits. */
const maxPart = 200

/**
 * The span of `words` within the text at a path, on one line or folded over several; the span of the whole text if they
 * are written differently there, as with escapes.
 */
export function spanOfPart(root: SourcePosition, text: string, path: Path, words: string): Span {
  const { span } = sourcePositionAt(root, path)
  const start = text.indexOf(words, span.start)
  if (start !== -1 && start < span.end) return { start, end: start + words.length }
  if (words.length > maxPart) return span
  const literal = (word: string) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const found = new RegExp(words.split(/\s+/).map(literal).join('\\s+'), 'u').exec(
    text.slice(span.start, span.end),
  )
  if (!found) return span
  const at = span.start + found.index
  return { start: at, end: at + found[0].length }
}
