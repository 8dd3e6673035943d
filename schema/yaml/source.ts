import { parseDocument } from 'yaml'
import { conflict, conflictAt } from '../report/conflict.ts'
import type { Finding } from '../report/diagnostics.ts'
import { linesOf } from '../report/lines.ts'
import { characterFindings, withoutForbidden } from './characters.ts'
import { beyondLimits } from './limits.ts'
import type { SourcePosition } from './sourcePosition.ts'
import { syntaxFindings } from './syntax.ts'
import { treeOf } from './tree.ts'

/** A YAML text as data, with the position of each value. */
export interface Source {
  value: unknown
  root: SourcePosition
  /** Findings about the YAML itself, whatever the schema, such as keys that stand twice. */
  findings: Finding[]
}

/**
 * Parses a YAML text into plain data with positions, and never throws. Returns findings alone for a text that is not
 * YAML, since what it says is not certain then; for one beyond the limits; and for one with conflict markers of git.
 */
export function read(text: string): Source | { findings: Finding[] } {
  const findings = characterFindings(text)
  const refused = mergeConflict(text) ?? beyondLimits(text)
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

/** The document of a text, with its errors; undefined where the library itself fails. */
function parse(text: string) {
  // Of an error only its code and position are read. Its stack, which nobody sees, would take most of the time.
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return parseDocument(text, {
      schema: 'core',
      merge: false,
      // The tree finds duplicate keys itself: the library compares each key with every other.
      uniqueKeys: false,
      prettyErrors: false,
      logLevel: 'error',
    })
  } catch {
    return undefined
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

function mergeConflict(text: string): Finding | undefined {
  const start = conflictAt(text)
  if (start === undefined) return undefined
  return { code: 'yaml-syntax', ...conflict, path: [], span: { start, end: start + 7 } }
}

function notYaml(text: string): Finding {
  return {
    code: 'yaml-syntax',
    message: 'this file cannot be read as YAML at all',
    help: 'begin from a copy of content/portfolio.yaml',
    path: [],
    span: { start: 0, end: Math.min(1, text.length) },
  }
}
