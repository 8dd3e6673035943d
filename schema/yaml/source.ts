import { conflictAt } from '../report/conflict.ts'
import type { Finding } from '../report/diagnostics.ts'
import { linesOf } from '../report/lines.ts'
import { problem } from '../report/problem.ts'
import { characterFindings, withoutForbidden } from './characters.ts'
import { parse } from './parse.ts'
import type { SourcePosition } from './sourcePosition.ts'
import { syntaxFindings } from './syntax.ts'
import { maxLevels, treeOf } from './tree.ts'

/** A YAML text as data, with the position of each value. */
export interface Source {
  value: unknown
  root: SourcePosition
  /** Findings about the YAML itself, whatever the schema, such as keys that stand twice. */
  findings: Finding[]
}

/**
 * Parses a YAML text into plain data with positions, and never throws. Returns findings alone for a text that is not
 * YAML, since what it says is not certain then, and for one with conflict markers of git.
 */
export function read(text: string): Source | { findings: Finding[] } {
  const findings = characterFindings(text)
  const refused = mergeConflict(text) ?? tooDeep(text)
  if (refused) return { findings: [...findings, refused] }
  const readable = withoutForbidden(text)
  const document = parse(readable)
  if (!document) return { findings: [...findings, notYaml(text)] }
  const lines = linesOf(readable)
  if (document.errors.length > 0)
    return { findings: [...findings, ...syntaxFindings(document, readable, lines)] }
  const tree = treeOf(document.contents, readable, lines)
  return { value: tree.value, root: tree.root, findings: [...findings, ...tree.findings] }
}

function mergeConflict(text: string): Finding | undefined {
  const start = conflictAt(text)
  if (start === undefined) return undefined
  return { ...problem('yaml-syntax of a conflict'), path: [], span: { start, end: start + 7 } }
}

/**
 * Brackets, dashes or an indentation within more of their kind than a stack holds. The library reads them by
 * recursion, and where the stack ends within a regular expression V8 ends the process instead of throwing an error.
 */
function tooDeep(text: string): Finding | undefined {
  let open = 0
  let start = /^[-? ]{500,}\S/m.exec(text)?.index
  for (const { 0: sign, index } of text.matchAll(/[[{}\]]/g)) {
    open = sign === '[' || sign === '{' ? open + 1 : Math.max(0, open - 1)
    if (open > 500) start ??= index
  }
  if (start === undefined) return undefined
  return { ...problem('too-deep', { levels: maxLevels }), path: [], span: { start, end: start + 1 } }
}

const notYaml = (text: string): Finding => ({
  ...problem('yaml-syntax of the whole'),
  path: [],
  span: { start: 0, end: Math.min(1, text.length) },
})
