import { isDeepStrictEqual } from 'node:util'
import { put } from '../../../schema/languages/originals.ts'
import type { Path } from '../../../schema/report/diagnostics.ts'
import { edited } from '../../../schema/yaml/edits.ts'
import { read, type Source } from '../../../schema/yaml/source.ts'
import type { SourcePosition } from '../../../schema/yaml/sourcePosition.ts'
import { scalarSources, type WrittenScalar } from './scalarSources.ts'

/**
 * A YAML text in which one scalar has another value. It stays in its style where that can say it; its quotes, the lines
 * of a folded text that have not changed, comments and all other bytes stay. The result has been read: this one value is
 * as asked for, and every other as it was.
 *
 * @param path leads to a scalar, which may be empty
 * @returns undefined if there is none, or there is no way to write it, as for a text with control characters
 */
export function withValue(text: string, path: Path, value: string | number): string | undefined {
  const source = read(text)
  if (!('root' in source) || path.length === 0) return undefined
  const around = positionAt(source.root, path.slice(0, -1))
  const position = around?.entries.get(path.at(-1) ?? '')
  if (!around || position?.kind !== 'scalar') return undefined
  const expected = structuredClone(source.value)
  put(expected, path, value)
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n'
  const isRight = (next: string) => says(next, expected, source)
  if (position.empty) {
    const at = behindMark(text, position)
    const written: WrittenScalar = { raw: '', lineBreak, isInFlow: true, indent: 0 }
    const sources = typeof value === 'number' ? [String(value)] : [...scalarSources(written, value)]
    return sources.map((one) => edited(text, [{ start: at, end: at, text: ` ${one}` }])).find(isRight)
  }
  const { span } = position
  if (typeof value === 'number') {
    const next = edited(text, [{ ...span, text: String(value) }])
    return isRight(next) ? next : undefined
  }
  const written = {
    raw: text.slice(span.start, span.end),
    lineBreak,
    isInFlow: isInFlow(source.root, path),
    indent: columnOf(text, around, position) + 2,
  }
  for (const one of scalarSources(written, value)) {
    const next = edited(text, [{ ...span, text: one }])
    if (isRight(next)) return next
  }
  return undefined
}

/** Whether a text says these values, without any more to report of its YAML than before. */
function says(text: string, expected: unknown, before: Source): boolean {
  const found = read(text)
  return (
    'root' in found &&
    found.findings.length <= before.findings.length &&
    isDeepStrictEqual(found.value, expected)
  )
}

/** The position that a path leads to; undefined if the file does not have all of it. */
const positionAt = (root: SourcePosition, path: Path): SourcePosition | undefined =>
  path.reduce<SourcePosition | undefined>((position, step) => position?.entries.get(step), root)

/** Whether a value or anything around it stands in brackets. */
const isInFlow = (root: SourcePosition, path: Path): boolean =>
  path.some((_, index) => positionAt(root, path.slice(0, index))?.flow)

/** The column of the key or the dash that a value stands behind. */
function columnOf(text: string, around: SourcePosition, { key, span }: SourcePosition): number {
  const at = (key ?? (around.kind === 'list' ? around.span : span)).start
  return at - (text.lastIndexOf('\n', at - 1) + 1)
}

/** The offset behind the colon or the dash of an empty value. */
function behindMark(text: string, { key, span }: SourcePosition): number {
  if (!key) return span.end
  return key.end + (/^\s*:/.exec(text.slice(key.end))?.[0].length ?? 0)
}
