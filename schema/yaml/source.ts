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

/** A YAML text, parsed as far as possible. */
export interface Source {
  value: unknown
  root: SourcePosition
  /** Findings about the YAML itself, whatever the schema. */
  findings: Finding[]
  /** Ranges that could not be read. Their content is unknown, so no rule may report it. */
  unreadable: UnreadableRange[]
}

/** The largest number of syntax mistakes that are reported. */
const maxErrors = 200

/** How many mistakes of syntax are recovered, each costing one more parse; fewer in a large file. */
const recoveries = (text: string) => Math.max(1, Math.min(60, Math.floor(1_000_000 / (text.length + 1))))

/**
 * Parses a YAML text into plain data with positions, and never throws. A syntax error is recovered in a copy that keeps
 * every offset, and the copy is parsed again: so the next error, and those of the schema, are reported in the same run.
 *
 * Returns only findings for a text beyond the limits, with conflict markers of git or line breaks of old Macs, or on
 * which the parser itself fails.
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

/** Codes of findings that tabs may cause on other lines, whose depth is then unknown. */
const effectsOfTabs: ReadonlySet<Code> = new Set(['yaml-indent', 'yaml-key', 'yaml-syntax'])

/**
 * If there are tabs, drops the findings that they may cause on other lines, and marks indentation with tabs as
 * unreadable.
 */
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

/** A finding for a merge conflict of git, or for a conflict marker that is left of one. */
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

/** The first error that can be recovered, with the recovered text. */
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
      // The tree finds duplicate keys itself: the library compares each key with every other.
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
