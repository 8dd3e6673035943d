import type { Diagnostic, Edit } from '../report/diagnostics.ts'
import { edited } from '../yaml/edits.ts'

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
const maxRounds = 200

/**
 * Applies the fixes that diagnostics have: all at once if that leads to nothing worse, else one after the other. A fix
 * stays only if its diagnostic is gone with it, and there is no new error but below a key that was not known before. All
 * else stays to the byte.
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
    const next = withFixes(now, some)
    const after = check(next)
    if (!isBetter(found, after, some)) return false
    for (const diagnostic of some) fixed.push(changeOf(diagnostic, now))
    now = next
    found = after
    return true
  }

  for (let left = maxRounds; left > 0; left -= 1) {
    const open = withoutOverlaps(found.filter((one) => one.fix && !refused.has(nameOf(one))))
    const [first] = open
    if (!first) break
    if (open.length > 1 && attempt(open)) continue
    if (!attempt([first])) refused.add(nameOf(first))
  }
  return { files: now, fixed, left: found }
}

/** What a diagnostic is, wherever its line has moved. */
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

function withFixes(files: Files, diagnostics: readonly Diagnostic[]): Files {
  const next: Record<string, string> = {}
  for (const [file, text] of Object.entries(files)) {
    const ofFile = diagnostics.filter((one) => one.file === file)
    next[file] = edited(
      text,
      ofFile.flatMap(({ fix = [] }) => fix),
    )
  }
  return next
}

/**
 * Whether the fixed mistakes are gone, and new errors are only below a key that was not known before. Warnings may come:
 * some are looked for only once there are no errors. Of a file that is not YAML, the first mistake must stand on a later line.
 */
function isBetter(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  fixed: readonly Diagnostic[],
): boolean {
  const [unread, unreadStill] = [before.find(isSyntax), after.find(isSyntax)]
  if (unread) return !unreadStill || unreadStill.line > unread.line
  const gone = new Set(fixed.map(nameOf))
  const known = new Set(before.map(nameOf))
  return after.every((one) => {
    if (gone.has(nameOf(one))) return false
    if (known.has(nameOf(one)) || one.severity === 'warning') return true
    if (one.code === 'duplicate-key') return false
    return fixed.some((other) => other.file === one.file && isBelow(one.path, other))
  })
}

/** Whether a diagnostic is one of a text that is not YAML, of which nothing else is known then. */
const isSyntax = ({ code, path }: Diagnostic) =>
  path === '' && code.startsWith('yaml-') && code !== 'yaml-character'

/** Whether a path is below a key that was fixed, or in a section whose type was fixed: nothing there was read before. */
function isBelow(path: string, { code, path: fixed, fix = [] }: Diagnostic): boolean {
  const parent = fixed.replace(/(?:^|\.)[^.[\]]+$|\[[^\]]+\]$/, '')
  if (code === 'unknown-type') return path.startsWith(`${parent}.`)
  if (code !== 'unknown-key') return false
  const key = [parent, fix[0]?.text].filter(Boolean).join('.')
  return path === key || path.startsWith(`${key}.`) || path.startsWith(`${key}[`)
}

function changeOf(diagnostic: Diagnostic, files: Files): Fixed {
  const [edit, ...others] = diagnostic.fix ?? []
  const text = files[diagnostic.file] ?? ''
  const was = edit ? text.slice(edit.start, edit.end) : ''
  return { diagnostic, was, is: edit?.text ?? '', more: others.length }
}
