import type { Code } from './codes.ts'
import { linesOf, type Span } from './lines.ts'
import { shortened } from './phrasing.ts'

/** An error fails the build, a warning does not. */
export type Severity = 'error' | 'warning'

/** A span of a file, and the text to put in its place. */
export interface Edit extends Span {
  readonly text: string
}

/** One thing that is wrong, ready to be shown. Pure data: how it looks is the report's concern. */
export interface Diagnostic {
  /** A name that never changes, such as `unknown-key`. */
  code: Code
  severity: Severity
  /** What is wrong, and why. */
  message: string
  /** What to do; may hold several lines, such as those to insert. */
  help?: string
  /** A few words to stand right below the span. */
  label?: string
  /** The values that are allowed there. */
  allowed?: string[]
  /** The path in the data; empty for the whole. `pathText` writes it. */
  path: Path
  file: string
  /** Lines and columns count from 1, columns in UTF-16 code units; the end is exclusive. */
  line: number
  column: number
  endLine: number
  endColumn: number
  /** The certain fix, if there is one; `npm run check -- --fix` applies it. */
  fix?: readonly Edit[] | undefined
}

/** The keys and list positions that lead from the root to a value. */
export type Path = readonly (string | number)[]

/** A diagnostic before it has a file, lines and columns. */
export interface Finding {
  code: Code
  severity?: Severity
  message: string
  help?: string
  label?: string
  allowed?: string[]
  path: Path
  span: Span
  fix?: readonly Edit[] | undefined
  /** What certainly belongs in place of the whole value, or of `was`: `withFix` makes the fix of it. */
  meant?: string | undefined
  /** The part of the value that is wrong, if it is only a part. */
  was?: string | undefined
}

/** What is wrong with a value, before it has a position. */
export type Problem = Pick<Finding, 'code' | 'message'> & Partial<Finding>

/** Writes a path as `sections[2].items[0].level`. Keys that are no plain words stand in quotes. */
export function pathText(path: Path): string {
  let text = ''
  for (const step of path) {
    if (typeof step === 'number') text += `[${step}]`
    else if (!/^[\p{L}_][\p{L}\p{N}_-]*$/u.test(step)) text += `[${JSON.stringify(shortened(step))}]`
    else text += text ? `.${step}` : step
  }
  return text
}

/** Gives findings their file, lines and columns, sorts them by position and drops duplicates. */
export function settle(findings: readonly Finding[], text: string, file: string): Diagnostic[] {
  const lines = linesOf(text)
  const sorted = findings.toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end)
  const seen = new Set<string>()
  const settled: Diagnostic[] = []
  for (const { severity = 'error', path, span, meant: _, was: __, ...words } of sorted) {
    const from = lines.position(span.start)
    const to = lines.position(Math.max(span.start, span.end))
    const key = JSON.stringify([words.code, words.message, from, to])
    if (seen.has(key)) continue
    seen.add(key)
    settled.push({
      ...words,
      severity,
      path,
      file,
      line: from.line,
      column: from.column,
      endLine: to.line,
      endColumn: to.column,
    })
  }
  return settled
}

/** A problem of a whole file, as a diagnostic at its start. */
export const atStart = (file: string, { severity = 'error', code, message, help }: Problem): Diagnostic => ({
  severity,
  code,
  message,
  help,
  path: [],
  file,
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 1,
})
