import { type Diagnostic, type Edit, type Finding, pathText } from '../report/diagnostics.ts'
import { edited, replaced, rewritten } from '../yaml/edits.ts'
import { sourcePositionAt } from '../yaml/sourcePosition.ts'
import type { Checked } from './context.ts'

/**
 * A finding that knows what is meant, with the edit that writes it. There is none where a comma may have cut off what
 * else belongs to the value: the whole or nothing.
 */
export function withFix(finding: Finding, { root, text }: Pick<Checked, 'root' | 'text'>): Finding {
  const { meant, was, path, fix } = finding
  const { span, isCut } = sourcePositionAt(root, path)
  if (isCut) return { ...finding, fix: undefined }
  if (meant === undefined || fix) return finding
  const edit = was === undefined ? rewritten(text, span, meant) : replaced(text, finding.span, was, meant)
  return { ...finding, fix: edit && [edit] }
}

/** The texts of files by their names. */
export type Files = Readonly<Record<string, string>>

/** A mistake that was fixed: the text of its first edit before and after, and how many more edits it had. */
export interface Fixed {
  diagnostic: Diagnostic
  was: string
  is: string
  more: number
}

/** The text after all certain fixes, what was fixed, and the diagnostics that are left. */
export interface FixOutcome {
  text: string
  fixed: Fixed[]
  left: readonly Diagnostic[]
}

/** The most passes: some mistakes show only once others are fixed. */
const maxPasses = 20

/**
 * Applies the fixes of a file, all that are known at once, until there are no more; all else stays to the byte. A fix
 * with which its value is still wrong is not written.
 *
 * @param check the diagnostics of the file with this text
 */
export function fixAll(before: string, check: (text: string) => readonly Diagnostic[]): FixOutcome {
  const fixed: Fixed[] = []
  const refused = new Set<string>()
  let text = before
  let left = check(text)
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const open = withoutOverlaps(left.filter((one) => one.fix && !refused.has(identityOf(one))))
    if (open.length === 0) break
    const next = edited(text, editsOf(open))
    const after = check(next)
    const known = new Set(left.map(identityOf))
    const idle = open.filter((one) => after.some((other) => isStillWrong(one, other, known)))
    for (const one of idle) refused.add(identityOf(one))
    if (idle.length > 0) continue
    if (after.some(isUnreadable) && !left.some(isUnreadable)) break
    for (const diagnostic of open) fixed.push(changeOf(diagnostic, text))
    text = next
    left = after
  }
  return { text, fixed, left }
}

/** Whether a fixed diagnostic is still there, or an error that was not known and has no fix is at the same value. */
function isStillWrong(one: Diagnostic, other: Diagnostic, known: ReadonlySet<string>): boolean {
  if (identityOf(one) === identityOf(other)) return true
  const isNew = other.severity === 'error' && !other.fix && !known.has(identityOf(other))
  return isNew && one.path.length > 0 && pathText(one.path) === pathText(other.path)
}

/** What a diagnostic is, wherever its line has moved; of a file that is no YAML its place tells alike ones apart. */
const identityOf = ({ code, path, message, line, column }: Diagnostic) =>
  JSON.stringify([code, path, message, path.length === 0 && [line, column]])

/** Whether a diagnostic is one of a text that is not YAML, of which nothing else is known then. */
const isUnreadable = ({ code, path }: Diagnostic) => path.length === 0 && code.startsWith('yaml-')

const editsOf = (diagnostics: readonly Diagnostic[]): Edit[] => diagnostics.flatMap(({ fix = [] }) => fix)

/** The diagnostics without those whose fixes overlap with that of an earlier one. */
function withoutOverlaps(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const taken: Diagnostic[] = []
  for (const diagnostic of diagnostics) {
    const meets = (edit: Edit) =>
      editsOf(taken).some((other) => edit.start < other.end && other.start < edit.end)
    if (!editsOf([diagnostic]).some(meets)) taken.push(diagnostic)
  }
  return taken
}

function changeOf(diagnostic: Diagnostic, text: string): Fixed {
  const [edit, ...others] = diagnostic.fix ?? []
  const was = edit ? text.slice(edit.start, edit.end) : ''
  return { diagnostic, was, is: edit?.text ?? '', more: others.length }
}
