import { keyUses } from '../model/keyUses.ts'
import type { Edit } from '../report/diagnostics.ts'
import { linesOf } from '../report/lines.ts'
import { copyOf } from '../yaml/copy.ts'
import { read } from '../yaml/source.ts'
import type { SourcePosition } from '../yaml/sourcePosition.ts'
import { own } from '../yaml/valueAt.ts'

/**
 * Whether edits leave all keys and values as they are that they do not rewrite themselves: none is read otherwise, has
 * moved to another key or is gone. What could not be read before may come to light.
 */
export function allKept(before: string, after: string, edits: readonly Edit[]): boolean {
  const [was, is] = [read(before, keyUses()), read(after, keyUses())]
  // A text that cannot be read has no keys to lose.
  if (!('root' in was)) return true
  if (!('root' in is)) return false
  const lines = linesOf(before)
  const dark = new Set<number>()
  for (const { start, end } of was.unreadable)
    for (let line = lines.lineOf(start); line <= lines.lineOf(Math.max(start, end - 1)); line += 1)
      dark.add(line)
  const original = copyOf(before).with(edits).original
  const isRewritten = (start: number, end: number) =>
    edits.some((edit) => edit.start < end && start < edit.end) || dark.has(lines.lineOf(start))
  const values = new Map(valuesOf(was.value, was.root).map((one) => [one.start, one]))
  for (const found of valuesOf(is.value, is.root)) {
    const { start, end } = original(found)
    const known = values.get(start)
    values.delete(start)
    if (isRewritten(start, Math.max(end, start + 1))) continue
    if (!known || known.value !== found.value || !isSameKey(known.keys, found.keys)) return false
  }
  // A value that was a comment stands behind its key.
  return [...values.values()].every(({ start, end, empty }) =>
    isRewritten(start, empty ? lines.span(lines.lineOf(start)).end : end),
  )

  function isSameKey(one: readonly Key[], other: readonly Key[]): boolean {
    return (
      one.length === other.length &&
      one.every(({ name, start, end }, index) => name === other[index]?.name || isRewritten(start, end))
    )
  }
}

interface Key {
  name: string
  start: number
  end: number
}

/** Each value that has none below it: where it stands, and the keys that lead to it. */
function valuesOf(value: unknown, position: SourcePosition, keys: readonly Key[] = []): Value[] {
  if (position.entries.size === 0) {
    const { start, end } = position.span
    return [
      {
        start,
        end,
        empty: position.empty,
        keys,
        value: typeof value === 'object' ? JSON.stringify(value) : value,
      },
    ]
  }
  return [...position.entries].flatMap(([step, entry]) => {
    const key = typeof step === 'string' ? [...keys, { name: step, ...(entry.key ?? entry.span) }] : keys
    return valuesOf(own(value, step), entry, key)
  })
}

interface Value {
  start: number
  end: number
  empty: boolean
  keys: readonly Key[]
  value: unknown
}
