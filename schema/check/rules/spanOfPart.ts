import type { Path } from '../../report/diagnostics.ts'
import type { Span } from '../../report/lines.ts'
import { positionOf, type SourcePosition } from '../../yaml/sourcePosition.ts'

/**
 * The span of some words in the text at a path, on one line or on several; that of all the text if they are not written
 * there literally, as with escapes.
 */
export function spanOfPart(root: SourcePosition, text: string, path: Path, words: string): Span {
  const { span } = positionOf(root, path)
  const literal = (word: string) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const written = new RegExp(words.split(/\s+/).map(literal).join('\\s+'), 'gu')
  written.lastIndex = span.start
  const found = written.exec(text)
  return found && found.index < span.end ? { start: found.index, end: found.index + found[0].length } : span
}
