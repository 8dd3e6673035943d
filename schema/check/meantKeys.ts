import type { Finding, Path } from '../report/diagnostics.ts'
import type { SourcePosition } from '../yaml/sourcePosition.ts'
import { own, stepsOf, valueAt } from '../yaml/valueAt.ts'

/** Data with its positions. */
export interface Read {
  value: unknown
  root: SourcePosition
}

/**
 * Findings about a misspelt key or type that is certain; where two mean the same, the first. Until it is corrected
 * nothing below it can be checked.
 */
export function certainKeys(findings: readonly Finding[], { value }: Read): Finding[] {
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
export function withMeantKeys(read: Read, findings: readonly Finding[]): Read {
  return findings.reduce(({ value, root }, { code, path, fix }) => {
    const meant = fix?.[0]?.text.replace(/^(['"])(.*)\1$/, '$2') ?? ''
    const [last = ''] = path.slice(-1)
    return code === 'unknown-type'
      ? { value: changed(value, path, () => meant), root }
      : {
          value: changed(value, path.slice(0, -1), (group) => renamed(group, String(last), meant)),
          root: positionRenamed(root, path.slice(0, -1), String(last), meant),
        }
  }, read)
}

/** A copy of some data with another value at a path. */
function changed(value: unknown, [step, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (step === undefined) return change(value)
  const next = changed(own(value, step), rest, change)
  if (Array.isArray(value)) return typeof step === 'number' ? value.with(step, next) : value
  return Object.fromEntries(stepsOf(value).map((one) => [one, one === step ? next : own(value, one)]))
}

const renamed = (group: unknown, from: string, to: string): unknown =>
  Object.fromEntries(stepsOf(group).map((key) => [key === from ? to : key, own(group, key)]))

function positionRenamed(
  position: SourcePosition,
  [step, ...rest]: Path,
  from: string,
  to: string,
): SourcePosition {
  const entries = [...position.entries].map(([key, entry]): [string | number, SourcePosition] => {
    if (step === undefined) return [key === from ? to : key, entry]
    return [key, key === step ? positionRenamed(entry, rest, from, to) : entry]
  })
  return { ...position, entries: new Map(entries) }
}
