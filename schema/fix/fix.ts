import type { Code } from '../report/codes.ts'
import type { Diagnostic, Edit } from '../report/diagnostics.ts'
import { edited } from '../yaml/edited.ts'

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
 * Applies the fixes that diagnostics have. A fix stays only if its diagnostic is gone with it and there is no new one,
 * except in what could not be read before. All else stays to the byte.
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

function withEdits(files: Files, diagnostics: readonly Diagnostic[]): Files {
  const next: Record<string, string> = { ...files }
  for (const [file, text] of Object.entries(files)) {
    const edits = diagnostics.flatMap((one) => (one.file === file ? (one.fix ?? []) : []))
    next[file] = edited(text, edits)
  }
  return next
}

/** Mistakes that make the parser misread the lines around them. */
const hiding: ReadonlySet<Code> = new Set(['yaml-character', 'yaml-indent', 'yaml-space', 'yaml-tab'])

/** What may be reported where lines have the wrong indentation. */
const ofIndentation: ReadonlySet<Code> = new Set([
  'empty-value',
  'missing-key',
  'unknown-key',
  'unknown-type',
  'wrong-type',
  'yaml-bracket',
  'yaml-colon',
  'yaml-indent',
  'yaml-null',
  'yaml-syntax',
  'yaml-tab',
])

/** Whether the fixed mistakes are gone, and new ones are only in what could not be read before. */
function isBetter(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  fixed: readonly Diagnostic[],
): boolean {
  const known = new Set(before.map(({ file, code, path, message }) => [file, code, path, message].join(' ')))
  const gone = new Set(fixed.map(({ file, code, path, message }) => [file, code, path, message].join(' ')))
  const wasHidden = fixed.some(({ code }) => hiding.has(code))
  return after.every(({ file, code, path, message, fix }) => {
    const key = [file, code, path, message].join(' ')
    if (gone.has(key)) return false
    // Its message counts what is left, which changes with every text that is read.
    if (known.has(key) || code === 'untranslated') return true
    if (code === 'duplicate-key') return false
    if (wasHidden && (fix || !ofIndentation.has(code))) return true
    return fixed.some((one) => one.file === file && isBelow(path, one))
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
