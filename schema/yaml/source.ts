import { parseDocument, type YAMLError } from 'yaml'
import type { Code } from '../report/codes.ts'
import { conflict, conflictAt } from '../report/conflict.ts'
import type { Finding, Path } from '../report/diagnostics.ts'
import { type Lines, linesOf } from '../report/lines.ts'
import { characterFindings, oldLineEnds, withoutForbidden } from './characters.ts'
import { type Copy, copyOf } from './copy.ts'
import { beyondLimits } from './limits.ts'
import type { SourcePosition } from './sourcePosition.ts'
import type { Explained, KeyUses, UnreadableRange } from './syntax/errorContext.ts'
import { type Explaining, explain, explainCut } from './syntax/explain.ts'
import { silentCuts } from './syntax/silentCuts.ts'
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

/** How many characters are parsed at most to try what a line in the wrong column may have meant. */
const maxTried = 3_000_000

/** How many mistakes of syntax are recovered, each costing one more parse; fewer in a large file. */
const recoveries = (text: string) => Math.max(1, Math.min(60, Math.floor(1_000_000 / (text.length + 1))))

/**
 * Parses a YAML text into plain data with positions, and never throws. A syntax error is corrected in a copy, and the
 * copy is parsed again: so the next error, and those of the schema, are reported in the same run.
 *
 * Returns only findings for a text beyond the limits, with conflict markers of git or line breaks of old Macs, or on
 * which the parser itself fails.
 *
 * @param keys the keys that the file may have, by which a text with a comma in it is told from the next key
 */
export function read(text: string, keys: KeyUses = new Map()): Source | { findings: Finding[] } {
  const unusable = oldLineEnds(text) ?? conflictIn(text)
  if (unusable) return { findings: [unusable] }
  const lines = linesOf(text)
  const findings = characterFindings(text)
  let copy = copyOf(withoutForbidden(text))
  const beyond = beyondLimits(copy.text)
  if (beyond) return { findings: [...findings, beyond] }

  const unreadable: UnreadableRange[] = []
  const tries = { characters: maxTried }
  const reportedLines = new Set<number>()
  /** Reports a mistake, unless one was reported on its line before. */
  const report = ({ finding, unreadableRange }: Explained) => {
    const original = originalOf(finding, copy)
    const line = lines.lineOf(original.span.start)
    if (!reportedLines.has(line)) findings.push(original)
    reportedLines.add(line)
    if (unreadableRange) unreadable.push(copy.original(unreadableRange))
  }

  for (let left = recoveries(text); ; left -= 1) {
    const document = parse(copy.text)
    if (!document) return { findings: [...findings, notYaml(text)] }
    const errors = [...document.errors, ...document.warnings].toSorted((a, b) => a.pos[0] - b.pos[0])
    const { text: now, lines: linesNow } = copy
    const given = { text: now, lines: linesNow, contents: document.contents, keys, tries }
    const next = left > 0 ? recoverable(errors, given) : []
    const [first] = next
    if (left > 0 && !first) next.push(...silentCuts(given))
    if (next.length > 0) {
      for (const one of next) report(one)
      copy =
        first?.recovered !== undefined && !first.edits
          ? copy.replaced(first.recovered)
          : copy.with(next.flatMap(({ edits = [] }) => edits))
      continue
    }
    for (const error of errors.slice(0, maxErrors)) report(explain(error, given))
    // With no recovery left, what stands behind the first mistake may be read wrongly.
    const [unrecovered] = errors
    if (left === 0 && unrecovered)
      unreadable.push({ ...copy.original({ start: unrecovered.pos[0], end: now.length }), lost: true })
    const tree = treeOf(document.contents, now, linesNow, keys)
    const inTree = tree.findings.map((finding) => originalOf(finding, copy))
    for (const { span } of inTree) unreadable.push({ ...span, lost: false })
    const root = positionIn(tree.root, copy, text)
    const all = [...withPaths(findings, root), ...inTree]
    return withoutEffectsOfTabs({ value: tree.value, root, findings: all, unreadable }, lines)
  }
}

/** Findings with the paths of the values that they rewrite. */
function withPaths(findings: readonly Finding[], root: SourcePosition): Finding[] {
  const starts = new Set(
    findings.flatMap(({ fix, span }) => [span.start, ...(fix ?? []).map(({ start }) => start)]),
  )
  const paths = new Map<number, Path>()
  const visit = ({ kind, span, entries }: SourcePosition, path: Path): void => {
    if (kind === 'scalar' && starts.has(span.start)) paths.set(span.start, path)
    for (const [step, entry] of entries) visit(entry, [...path, step])
  }
  if (starts.size > 0) visit(root, [])
  return findings.map((finding) => {
    const path = paths.get(finding.fix?.[0]?.start ?? finding.span.start)
    return path ? { ...finding, path } : finding
  })
}

/** A finding in a copy, at its place in the original. */
function originalOf(finding: Finding, copy: Copy): Finding {
  const { span, fix, whole } = finding
  return {
    ...finding,
    span: copy.original(span),
    fix: fix?.map((edit) => copy.original(edit)),
    ...(whole && { whole: copy.original(whole) }),
  }
}

/** A tree of positions in a copy, with those in the original. */
function positionIn(position: SourcePosition, copy: Copy, text: string): SourcePosition {
  const entries = new Map<string | number, SourcePosition>()
  for (const [step, entry] of position.entries) entries.set(step, positionIn(entry, copy, text))
  const { key, empty, kind } = position
  const span = copy.original(position.span)
  const plain = kind === 'scalar' && !empty && !/["'|>]/.test(text[span.start] ?? '')
  return { ...position, plain, span, ...(key && { key: copy.original(key) }), entries }
}

/** Codes of findings that tabs may cause on other lines, whose depth is then unknown. */
const effectsOfTabs: ReadonlySet<Code> = new Set(['yaml-indent', 'yaml-key', 'yaml-syntax'])

/**
 * If there are tabs, drops the findings that they may cause on other lines, and marks indentation with tabs as
 * unreadable.
 */
function withoutEffectsOfTabs(source: Source, lines: Lines): Source {
  const tabs = source.findings.filter(({ code }) => code === 'yaml-tab')
  // Without further mistakes of structure, the spaces in place of the tabs were the right ones.
  if (tabs.length === 0 || !source.findings.some(({ code }) => effectsOfTabs.has(code))) return source
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

/**
 * The errors to recover from at once: all texts that are cut short, one on each line, since that shows in their lines
 * alone; or else the first error from which one can.
 */
function recoverable(errors: readonly YAMLError[], given: Explaining): Explained[] {
  let first: Explained | undefined
  const cut = new Map<number, Explained>()
  for (const error of errors.slice(0, maxErrors)) {
    const explained = first ? explainCut(error, given) : explain(error, given)
    if (!explained) continue
    const { finding, edits, recovered } = explained
    if (finding.isCut) cut.set(edits?.[0]?.start ?? 0, explained)
    else if (edits || recovered !== undefined) first ??= explained
  }
  return cut.size > 0 ? [...cut.values()] : first ? [first] : []
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
