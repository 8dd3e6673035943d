import { parseDocument, type YAMLError } from 'yaml'
import type { Code } from '../report/codes.ts'
import { conflict, conflictAt } from '../report/conflict.ts'
import type { Finding } from '../report/diagnostics.ts'
import { type Lines, linesOf } from '../report/lines.ts'
import { characterFindings, oldLineEnds, withoutForbidden } from './characters.ts'
import { beyondLimits } from './limits.ts'
import type { SourcePosition } from './sourcePosition.ts'
import type { Explained } from './syntax/errorContext.ts'
import { explain } from './syntax/explain.ts'
import type { UnreadableRange } from './syntax/unreadableRange.ts'
import { treeOf } from './tree.ts'

/** A YAML text, read as far as it goes. */
export interface Source {
  value: unknown
  root: SourcePosition
  /** What is wrong with the writing itself. */
  findings: Finding[]
  /** What could not be read. Nothing is known of it, so no rule may speak of it. */
  unreadable: UnreadableRange[]
}

/** The largest number of syntax mistakes that are reported. */
const maxErrors = 200

/** How many mistakes of syntax are recovered, each costing one more parse; fewer in a large file. */
const recoveries = (text: string) => Math.max(1, Math.min(60, Math.floor(1_000_000 / (text.length + 1))))

/**
 * Reads a YAML text into plain data with positions, without ever throwing. A mistake of syntax is
 * recovered in a copy, keeping every offset, and the copy is read again: so the next mistake, and what
 * the schema says of the rest, come to light in the same run.
 *
 * Returns no value, only findings, for a text beyond the limits.
 */
export function read(text: string): Source | { findings: Finding[] } {
  const unusable = oldLineEnds(text) ?? conflictIn(text)
  if (unusable) return { findings: [unusable] }
  const lines = linesOf(text)
  const findings = characterFindings(text)
  let copy = withoutForbidden(text)
  const beyond = beyondLimits(copy)
  if (beyond) return { findings: [...findings, beyond] }

  const unreadable: UnreadableRange[] = []
  const reportedLines = new Set<number>()
  /** Reports a mistake, unless one was reported on its line before. */
  const report = ({ finding, unreadableRange }: Explained) => {
    const line = lines.lineOf(finding.span.start)
    if (!reportedLines.has(line)) findings.push(finding)
    reportedLines.add(line)
    unreadable.push(unreadableRange)
  }

  for (let left = recoveries(text); ; left -= 1) {
    const document = parse(copy)
    if (!document) return { findings: [...findings, notYaml(text)] }
    const errors = [...document.errors, ...document.warnings].toSorted((a, b) => a.pos[0] - b.pos[0])
    const explanationOf = (error: YAMLError) => explain(error, copy, lines, document.contents)
    const next = left > 0 ? firstRecovered(errors, explanationOf) : undefined
    if (next) {
      report(next)
      copy = next.recovered
      continue
    }
    for (const error of errors.slice(0, maxErrors)) report(explanationOf(error))
    // With no recovery left, what stands behind the first mistake may be read wrongly.
    const [unrecovered] = errors
    if (left === 0 && unrecovered)
      unreadable.push({ start: unrecovered.pos[0], end: text.length, lost: true })
    const { value, root, findings: inTree } = treeOf(document.contents, text, lines)
    for (const { span } of inTree) unreadable.push({ ...span, lost: false })
    return withoutEffectsOfTabs({ value, root, findings: [...findings, ...inTree], unreadable }, lines)
  }
}

/** What lines are taken for where the tabs of some leave the depth of others unknown. */
const effectsOfTabs: ReadonlySet<Code> = new Set(['yaml-indent', 'yaml-key', 'yaml-syntax'])

/** A text that has tabs before lines without what that makes of other lines, and with those lines as unreadable. */
function withoutEffectsOfTabs(source: Source, lines: Lines): Source {
  const tabs = source.findings.filter(({ code }) => code === 'yaml-tab')
  if (tabs.length === 0) return source
  const indented = tabs
    .flatMap(({ fix = [] }) => fix)
    .filter(({ start }) => lines.span(lines.lineOf(start)).start === start)
  return {
    ...source,
    findings: source.findings.filter(({ code }) => !effectsOfTabs.has(code)),
    unreadable: [...source.unreadable, ...indented.map(({ start, end }) => ({ start, end, lost: true }))],
  }
}

/** A finding for two versions of a text that git could not merge, or for a line that is left of them. */
function conflictIn(text: string): Finding | undefined {
  const { 0: left, index } = /^(?:[<>|]{7} .*|={7}[ \t]*)$/m.exec(text) ?? { index: 0 }
  if (left === undefined) return undefined
  const start = conflictAt(text)
  if (start === undefined)
    return {
      code: 'yaml-syntax',
      message: 'this line is left of two versions of the file, which git could not merge',
      help: 'take it away',
      path: [],
      span: { start: index, end: index + left.length },
    }
  return { ...conflict, code: 'yaml-syntax', path: [], span: { start, end: start + 7 } }
}

/** The first mistake behind which the parser can go on, with the text in which it does. */
function firstRecovered(errors: readonly YAMLError[], explanationOf: (error: YAMLError) => Explained) {
  for (const error of errors.slice(0, maxErrors)) {
    const { recovered, ...explained } = explanationOf(error)
    if (recovered !== undefined) return { ...explained, recovered }
  }
  return undefined
}

/** The document of a text, with its errors; undefined where the parser itself fails. */
function parse(text: string) {
  // Of an error only its code and position are read. Its stack, which nobody sees, would take most of the time.
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return parseDocument(text, {
      schema: 'core',
      merge: false,
      // Both are done by the tree: the library compares each key with each other.
      uniqueKeys: false,
      prettyErrors: false,
      keepSourceTokens: false,
      logLevel: 'error',
    })
  } catch {
    return undefined
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
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
