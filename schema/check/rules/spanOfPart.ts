import type { Path } from '../../report/diagnostics.ts'
import type { Span } from '../../report/lines.ts'
import { positionOf, type SourcePosition } from '../../yaml/sourcePosition.ts'

/** Where some words of the text at a path stand; all of the text where they are written otherwise, as with escapes. */
export function spanOfPart(root: SourcePosition, text: string, path: Path, words: string): Span {
  const { span } = positionOf(root, path)
  const start = text.indexOf(words, span.start)
  return start !== -1 && start < span.end ? { start, end: start + words.length } : span
}
