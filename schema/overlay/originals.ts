import { createHash } from 'node:crypto'
import type { Finding, Path } from '../report/diagnostics.ts'
import { linesOf } from '../report/lines.ts'
import { shortened } from '../report/phrasing.ts'
import { positionOf, type SourcePosition } from '../yaml/sourcePosition.ts'
import { valueAt } from '../yaml/valueAt.ts'
import type { Word } from './untranslated.ts'

/** A short hash of a text: the comment above a translation names that of its original. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 6)

/** The hash at the end of the comment above a line. */
const written = /^[\s-]*#.*\[([0-9a-f]{6})\]\s*$/

/** How much of a changed original is shown, in characters. */
const maxShown = 300

/** Warns of words whose originals have changed since they were translated, as the comments above them tell. */
export function outdated(
  words: readonly Word[],
  overlay: unknown,
  root: SourcePosition,
  text: string,
): Finding[] {
  const lines = linesOf(text)
  /** The line above that of a value; nothing where that is not the first of its line. */
  const lineAbove = (path: Path) => {
    const { key, span } = positionOf(root, path)
    const at = (key ?? span).start
    const line = lines.lineOf(at)
    if (!/^[\s-]*$/.test(text.slice(lines.span(line).start, at)) || line === 1) return ''
    const { start, end } = lines.span(line - 1)
    return text.slice(start, end)
  }
  return words.flatMap(({ path, text: original }): Finding[] => {
    if (typeof valueAt(overlay, path) !== 'string') return []
    const [, hash] = written.exec(lineAbove(path)) ?? []
    const current = hashOf(original)
    if (hash === undefined || hash === current) return []
    const { key, span } = positionOf(root, path)
    return [
      {
        code: 'outdated-translation',
        severity: 'warning',
        message: 'the original has changed since this was translated',
        help: `it says now\n${shortened(original, maxShown)}\nonce this says the same, write [${current}] in the comment above`,
        path,
        span: key ?? span,
      },
    ]
  })
}
