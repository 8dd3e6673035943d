import { parseDocument, type YAMLError } from 'yaml'
import type { Finding } from '../report/diagnostics.ts'
import { characterFindings, withoutForbidden } from './characters.ts'
import { beyondLimits } from './limits.ts'
import { linesOf, type Span } from './lines.ts'
import type { Place } from './place.ts'
import type { Explained } from './syntax/errorContext.ts'
import { explain } from './syntax/explain.ts'
import { treeOf } from './tree.ts'

/** A YAML text, read as far as it goes. */
export interface Source {
  value: unknown
  root: Place
  /** What is wrong with the writing itself. */
  findings: Finding[]
  /** What could not be read. Nothing is known of it, so no rule may speak of it. */
  holes: Hole[]
}

/** A stretch that could not be read; a key or an entry may be lost with it. */
export interface Hole extends Span {
  readonly lost: boolean
}

/** How many mistakes of syntax are told at most. */
const mostErrors = 200

/** How many mistakes of syntax are mended, each costing one more parse; fewer in a large file. */
const mends = (text: string) => Math.max(1, Math.min(60, Math.floor(1_000_000 / (text.length + 1))))

/**
 * Reads a YAML text into plain data with places, without ever throwing. A mistake of syntax is
 * mended in a copy, keeping every offset, and the copy is read again: so the next mistake, and what
 * the schema says about the rest, come to light in the same run.
 *
 * Returns no value, only findings, for a text beyond the limits.
 */
export function read(text: string): Source | { findings: Finding[] } {
  const lines = linesOf(text)
  const findings = characterFindings(text)
  let copy = withoutForbidden(text)
  const beyond = beyondLimits(copy)
  if (beyond) return { findings: [...findings, beyond] }

  const holes: Hole[] = []
  const told = new Set<number>()
  const tell = (finding: Finding) => {
    const line = lines.lineOf(finding.span.start)
    // Where tabs were mended, a column may be wrong because of the mend.
    const follows = finding.code === 'yaml-indent' && findings.some(({ code }) => code === 'yaml-tab')
    if (!told.has(line) && !follows) findings.push(finding)
    told.add(line)
  }

  for (let left = mends(text); ; left -= 1) {
    const document = parse(copy)
    if (!document) return { findings: [...findings, unreadable(text)] }
    const errors = [...document.errors, ...document.warnings].toSorted((a, b) => a.pos[0] - b.pos[0])
    const about = (error: YAMLError) => explain(error, copy, lines, document.contents)
    const next = left > 0 ? firstMended(errors, about) : undefined
    if (!next) {
      for (const error of errors.slice(0, mostErrors)) {
        const { finding, hole } = about(error)
        tell(finding)
        holes.push(hole)
      }
      // With no mend left, what stands behind the first mistake may be read wrongly.
      const [unmended] = errors
      if (left === 0 && unmended) holes.push({ start: unmended.pos[0], end: text.length, lost: true })
      const tree = treeOf(document.contents, text, lines)
      for (const finding of tree.findings) holes.push({ ...finding.span, lost: false })
      return { value: tree.value, root: tree.root, findings: [...findings, ...tree.findings], holes }
    }
    tell(next.finding)
    holes.push(next.hole)
    copy = next.mended
  }
}

function firstMended(errors: readonly YAMLError[], about: (error: YAMLError) => Explained) {
  for (const error of errors.slice(0, mostErrors)) {
    const { mended, ...explained } = about(error)
    if (mended !== undefined) return { ...explained, mended }
  }
  return undefined
}

function parse(text: string) {
  // Of an error only its code and place are asked. Its stack, which nobody sees, would take most of the time.
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

function unreadable(text: string): Finding {
  return {
    code: 'yaml-syntax',
    message: 'this file cannot be read as YAML at all',
    help: 'begin from a copy of content/portfolio.yaml',
    path: [],
    span: { start: 0, end: Math.min(1, text.length) },
  }
}
