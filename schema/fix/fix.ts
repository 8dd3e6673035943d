import { keyUses } from '../model/keyUses.ts'
import type { Diagnostic, Edit } from '../report/diagnostics.ts'
import { linesOf } from '../report/lines.ts'
import { copyOf } from '../yaml/copy.ts'
import { edited } from '../yaml/edits.ts'
import { read } from '../yaml/source.ts'
import type { SourcePosition } from '../yaml/sourcePosition.ts'
import { own } from '../yaml/valueAt.ts'

/** The texts of files by their names. */
export type Files = Readonly<Record<string, string>>

/** A mistake that was fixed: the text of its first edit before and after, and how many more edits it had. */
export interface Fixed {
  diagnostic: Diagnostic
  was: string
  is: string
  more: number
}

/** The texts after all certain fixes, what was fixed, and the diagnostics that are left. */
export interface FixOutcome {
  files: Files
  fixed: Fixed[]
  left: readonly Diagnostic[]
}

/** The most rounds of fixes, each of which costs a check; no file written by a person needs more. */
const maxSingle = 200

/**
 * Applies the fixes that diagnostics have. A fix stays only if its diagnostic is gone with it, there is no new one,
 * what remains is explained as before, and no other key or value is read otherwise. All else stays to the byte.
 *
 * @param check the diagnostics of files with these texts
 */
export function fixAll(files: Files, check: (files: Files) => readonly Diagnostic[]): FixOutcome {
  const fixed: Fixed[] = []
  const refused = new Set<string>()
  let now = files
  let found = check(now)

  /** Applies fixes, unless something gets worse; returns whether it did. */
  const attempt = (some: readonly Diagnostic[]): boolean => {
    const next = withEdits(now, some)
    const isKept = ([file, text]: [string, string]) => allKept(text, next[file] ?? '', editsOf(file, some))
    if (!Object.entries(now).every(isKept)) return false
    const after = check(next)
    if (!isBetter(found, after, some)) return false
    for (const diagnostic of some) fixed.push(changeOf(diagnostic, now))
    now = next
    found = after
    return true
  }

  for (let left = maxSingle; left > 0; left -= 1) {
    const open = withoutOverlaps(found.filter((one) => one.fix && !refused.has(keyOf(one))))
    const [first] = open
    if (!first) break
    if (open.length > 1 && attempt(open)) continue
    if (!attempt([first])) refused.add(keyOf(first))
  }
  return { files: now, fixed, left: found }
}

const keyOf = ({ file, code, path, line, column }: Diagnostic) => [file, code, path, line, column].join(' ')

/** What a diagnostic is, wherever it has moved. */
const nameOf = ({ file, code, path, message }: Diagnostic) => [file, code, path, message].join(' ')

/** The diagnostics without those whose fixes overlap with that of an earlier one. */
function withoutOverlaps(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const taken: (Edit & { file: string })[] = []
  return diagnostics.filter(({ file, fix = [] }) => {
    const meets = fix.some((edit) =>
      taken.some((other) => other.file === file && edit.start < other.end && other.start < edit.end),
    )
    if (!meets) taken.push(...fix.map((edit) => ({ ...edit, file })))
    return !meets
  })
}

const editsOf = (file: string, diagnostics: readonly Diagnostic[]) =>
  diagnostics.flatMap((one) => (one.file === file ? (one.fix ?? []) : []))

function withEdits(files: Files, diagnostics: readonly Diagnostic[]): Files {
  const next: Record<string, string> = { ...files }
  for (const [file, text] of Object.entries(files)) {
    next[file] = edited(text, editsOf(file, diagnostics))
  }
  return next
}

/**
 * Whether the fixed mistakes are gone, all others are explained as before, and new ones are only below a key that was
 * not known before.
 */
function isBetter(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  fixed: readonly Diagnostic[],
): boolean {
  const helps = new Map<string, (string | undefined)[]>()
  for (const one of before) helps.set(nameOf(one), [...(helps.get(nameOf(one)) ?? []), one.help])
  const gone = new Set(fixed.map(nameOf))
  return after.every((one) => {
    if (gone.has(nameOf(one))) return false
    // Its message counts what is left, which changes with every text that is read.
    if (one.code === 'untranslated') return true
    const known = helps.get(nameOf(one))
    if (known) return known.some((help) => help === undefined || help === one.help)
    if (one.code === 'duplicate-key') return false
    return fixed.some((other) => other.file === one.file && isBelow(one.path, other))
  })
}

/**
 * Whether a path is below a key that was fixed, or in a section whose type was fixed: nothing there was read before.
 */
function isBelow(path: string, { code, path: fixed, fix = [] }: Diagnostic): boolean {
  const parent = fixed.replace(/(?:^|\.)[^.[\]]+$|\[[^\]]+\]$/, '')
  if (code === 'unknown-type') return path.startsWith(`${parent}.`)
  if (code !== 'unknown-key' && code !== 'renamed-key') return false
  const key = [parent, fix[0]?.text].filter(Boolean).join('.')
  return path === key || path.startsWith(`${key}.`) || path.startsWith(`${key}[`)
}

function changeOf(diagnostic: Diagnostic, files: Files): Fixed {
  const [edit, ...others] = diagnostic.fix ?? []
  const text = files[diagnostic.file] ?? ''
  return {
    diagnostic,
    was: edit ? text.slice(edit.start, edit.end) : '',
    is: edit?.text ?? '',
    more: others.length,
  }
}

/**
 * Whether edits leave all keys and values as they are that they do not rewrite themselves: none is read otherwise, has
 * moved to another key or is gone. What could not be read before may come to light.
 */
function allKept(before: string, after: string, edits: readonly Edit[]): boolean {
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
