import type { Diagnostic, Edit } from '../report/diagnostics.ts'
import { edited } from '../yaml/edits.ts'
import { allKept } from './kept.ts'

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
