import { type Document, visit, type YAMLError } from 'yaml'
import type { Finding, Problem } from '../report/diagnostics.ts'
import type { Lines } from '../report/lines.ts'
import { problem } from '../report/problem.ts'
import { indentation } from './indentation.ts'
import { oddBlankAtStart } from './oddBlanks.ts'
import type { Mistake } from './parse.ts'
import { tabFound } from './tabs.ts'

/** The largest number of syntax mistakes that are reported. */
const maxErrors = 50

/** How much of a line is looked at. */
const longestLine = 1000 // characters

/**
 * The errors of the YAML library, at most one a line: in its own words, or as the mistake that people make most often
 * where that can be seen at the line.
 */
export function syntaxFindings(document: Document.Parsed, text: string, lines: Lines): Finding[] {
  const findings = new Map<number, Finding>()
  let isTabbed = false
  for (const error of document.errors.slice(0, maxErrors)) {
    const mistake = mistakeOf(error, document, text, lines)
    const misplaced = indentation(mistake)
    const finding: Finding = { path: [], span: mistake.span, ...(misplaced ?? explained(mistake)) }
    // A line with a tab is at no level, by which those that follow seem to be wrong, too.
    if (isTabbed && finding.code !== 'yaml-tab') continue
    isTabbed ||= finding.code === 'yaml-tab'
    const at = lines.lineOf(finding.span.start)
    if (!findings.has(at)) findings.set(at, finding)
    // The levels of all that follows are counted from a line that does not belong where it stands; and behind what has
    // closed the file the library takes no line for YAML any more.
    if (misplaced || /in YAML stream/.test(error.message)) break
  }
  return [...findings.values()]
}

function mistakeOf(error: YAMLError, document: Document.Parsed, text: string, lines: Lines): Mistake {
  const number = lines.lineOf(Math.min(error.pos[0], Math.max(0, text.trimEnd().length - 1)))
  const { start, end } = lines.span(number)
  const line = text.slice(start, Math.min(end, start + longestLine))
  const first = start + line.length - line.trimStart().length
  const above = text.slice(0, start).trimEnd()
  return {
    error,
    text,
    lines,
    document,
    number,
    line: withoutComment(line),
    above: withoutComment(above.slice(above.lastIndexOf('\n') + 1).slice(0, longestLine)),
    span: { start: first, end: Math.max(first + 1, start + line.trimEnd().length) },
  }
}

const withoutComment = (line: string) => line.replace(/(?:^|\s)#.*$/, '').trimEnd()

function explained(mistake: Mistake): Problem {
  const { error, text, line } = mistake
  const [start] = error.pos
  if (error.code === 'MULTIPLE_DOCS') return { ...problem('yaml-document'), span: { start, end: start + 3 } }
  const isColon = error.code === 'BLOCK_AS_IMPLICIT_KEY' || error.code === 'TAB_AS_INDENT'
  if (isColon && /:\s.*:(?:\s|$)/.test(line.trimStart())) return colonInText(mistake)
  const found = tabFound(mistake) ?? oddBlankAtStart(mistake)
  if (found) return found
  if (/closing .*quote/i.test(error.message)) return openQuote(mistake)
  if (error.code === 'UNEXPECTED_TOKEN' && /^["']/.test(valueIn(line))) return endedQuote(mistake)
  if (/flow/i.test(error.message) || /^[\]}]/.test(text.slice(start))) return bracket(mistake)
  const why = words(error)
  const isStart = error.code === 'BAD_SCALAR_START'
  return missingSpace(mistake) ?? problem(isStart ? 'yaml-syntax of a start' : 'yaml-syntax', { why })
}

/** The words of the library, as a part of a sentence. */
const words = ({ message }: YAMLError) => message.charAt(0).toLowerCase() + message.slice(1)

/** What stands behind the key or the dash of a line. */
const valueIn = (line: string) => line.replace(/^\s*(?:-\s+)*(?:[\w-]+:(?:\s+|$))?/, '')

function colonInText({ line, text, span }: Mistake): Problem {
  const value = valueIn(line)
  const start = text.indexOf(value, span.start)
  const at = { start, end: start + value.length }
  const fix = [{ ...at, text: JSON.stringify(value) }]
  return { ...problem('yaml-colon', { text: value }), span: at, fix }
}

/** The start of the last node of a kind that begins before a mistake. */
function startOfNode({ document, error }: Mistake, kind: 'quote' | 'bracket', otherwise: number): number {
  let start = otherwise
  visit(document.contents, {
    Scalar(_, { range, type }) {
      if (kind === 'quote' && type?.startsWith('QUOTE') && range && range[0] < error.pos[1]) start = range[0]
    },
    Collection(_, { flow, range }) {
      if (kind === 'bracket' && flow && range && range[0] < error.pos[1]) start = range[0]
    },
  })
  return start
}

function openQuote(mistake: Mistake): Problem {
  const start = startOfNode(mistake, 'quote', mistake.span.start)
  const quote = mistake.text[start] === "'" ? "'" : '"'
  return { ...problem('yaml-quote', { quote }), span: { start, end: start + 1 } }
}

function endedQuote({ error, span, line }: Mistake): Problem {
  const [start] = error.pos
  const isSingle = valueIn(line).startsWith("'")
  const found = problem(isSingle ? 'yaml-quote of an apostrophe' : 'yaml-quote closed too early')
  return { ...found, span: { start, end: Math.max(start + 1, span.end) } }
}

/** A bracket that is never closed, often since a # has made a comment of the rest; or one that closes nothing. */
function bracket(mistake: Mistake): Problem {
  const { error, text, lines } = mistake
  const at = error.pos[0]
  const span = { start: at, end: at + 1 }
  if (error.code === 'UNEXPECTED_TOKEN' && /^[\]}]/.test(text.slice(at)))
    return { ...problem('yaml-bracket that closes nothing', { bracket: text[at] ?? '' }), span }
  const start = startOfNode(mistake, 'bracket', at)
  const end = Math.min(lines.span(lines.lineOf(start)).end, start + longestLine)
  const [, comment] = /\s(#\S.*)$/.exec(text.slice(start, end)) ?? []
  if (comment !== undefined) return { ...problem('yaml-comment'), span: { start: end - comment.length, end } }
  if (!/\bend with\b|sufficiently indented/.test(error.message))
    return { ...problem('yaml-bracket around a mistake', { why: words(error) }), span }
  const closing = text[start] === '[' ? ']' : '}'
  return { ...problem('yaml-bracket', { closing }), span: { start, end: start + 1 } }
}

/** A colon or a dash without a blank behind it, on the line of the mistake or the one above. */
function missingSpace({ line, above, span, text }: Mistake): Problem | undefined {
  for (const one of [line, above]) {
    const written = one.trim()
    const [, before] = /^((?:- +)*[\w-]+:)[^\s/]/.exec(written) ?? /^(-)[^\s-]/.exec(written) ?? []
    if (before === undefined) continue
    const start = one === line ? span.start : text.lastIndexOf(written, span.start)
    const at = start + before.length
    const meant = `${before} ${written.slice(before.length)}`
    return {
      ...problem('yaml-space', { sign: before.endsWith(':') ? 'colon' : 'dash', meant }),
      span: { start, end: start + written.length },
      fix: [{ start: at, end: at, text: ' ' }],
    }
  }
  return undefined
}
