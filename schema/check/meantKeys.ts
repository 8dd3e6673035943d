import type { Finding } from '../report/diagnostics.ts'
import { type SourcePosition, sourcePositionAt } from '../yaml/sourcePosition.ts'
import { isGroup, own, valueAt } from '../yaml/valueAt.ts'

/** Data with its positions. */
export interface DataWithPositions {
  value: unknown
  root: SourcePosition
}

/**
 * Findings about a misspelt key or type that is certain; where two mean the same, the first. Until it is corrected
 * nothing below it can be checked.
 */
export function certainKeys(findings: readonly Finding[], { value }: DataWithPositions): Finding[] {
  const taken = new Set<string>()
  return findings.filter(({ code, path, fix }) => {
    const [edit, ...others] = fix ?? []
    if (!edit || others.length > 0) return false
    if (code === 'unknown-type') return true
    if (code !== 'unknown-key') return false
    const parent = path.slice(0, -1)
    const place = JSON.stringify([...parent, edit.text])
    if (taken.has(place) || own(valueAt(value, parent), edit.text) !== undefined) return false
    taken.add(place)
    return true
  })
}

/** Data in which the keys and types are those that the findings mean. */
export function withMeantKeys(read: DataWithPositions, findings: readonly Finding[]): DataWithPositions {
  const { value, root } = structuredClone(read)
  for (const { code, path, fix } of findings) {
    const meant = fix?.[0]?.text.replace(/^(['"])(.*)\1$/, '$2') ?? ''
    const last = String(path.at(-1))
    const group = valueAt(value, path.slice(0, -1))
    if (!isGroup(group)) continue
    const { [last]: inner } = group
    if (code === 'unknown-type') group[last] = meant
    else {
      delete group[last]
      group[meant] = inner
      // The copy is this function's own.
      const entries = sourcePositionAt(root, path.slice(0, -1)).entries as Map<
        string | number,
        SourcePosition
      >
      const entry = entries.get(last)
      entries.delete(last)
      if (entry) entries.set(meant, entry)
    }
  }
  return { value, root }
}
