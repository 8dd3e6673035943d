import { type Document, type ParsedNode, visit, type YAMLError } from 'yaml'
import type { Finding, Problem } from '../report/diagnostics.ts'
import type { Lines, Span } from '../report/lines.ts'

/** The largest number of syntax mistakes that are reported. */
const maxErrors = 50

/** How much of a line is looked at. */
const longestLine = 1000 // characters

/** What is known of a mistake. */
interface Mistake {
  error: YAMLError
  text: string
  lines: Lines
  contents: ParsedNode | null
  /** The line on which the library has found it, without its comment, and the one with text above it. */
  line: string
  above: string
  /** Where that line lies, from its first character that is no blank. */
  span: Span
}

/**
 * The errors of the YAML library, at most one a line: in its own words, or as the mistake that people make most often
 * where that can be seen at the line.
 */
export function syntaxFindings(document: Document.Parsed, text: string, lines: Lines): Finding[] {
  const findings = new Map<number, Finding>()
  let isLost = false
  for (const error of document.errors.slice(0, maxErrors)) {
    // Behind what has closed the file the library takes no line for YAML any more.
    if (isLost) break
    isLost = /in YAML stream/.test(error.message)
    const number = lines.lineOf(Math.min(error.pos[0], Math.max(0, text.trimEnd().length - 1)))
    const { start, end } = lines.span(number)
    const line = text.slice(start, Math.min(end, start + longestLine))
    const first = start + line.length - line.trimStart().length
    const above = text.slice(0, start).trimEnd()
    const mistake: Mistake = {
      error,
      text,
      lines,
      contents: document.contents,
      line: withoutComment(line),
      above: withoutComment(above.slice(above.lastIndexOf('\n') + 1).slice(0, longestLine)),
      span: { start: first, end: Math.max(first + 1, start + line.trimEnd().length) },
    }
    const finding: Finding = { path: [], span: mistake.span, ...explained(mistake) }
    const at = lines.lineOf(finding.span.start)
    if (!findings.has(at)) findings.set(at, finding)
  }
  return [...findings.values()]
}

const withoutComment = (line: string) => line.replace(/(?:^|\s)#.*$/, '').trimEnd()

function explained(mistake: Mistake): Problem {
  const { error, text, line } = mistake
  if (error.code === 'MULTIPLE_DOCS') return secondDocument(mistake)
  const colon = error.code === 'BLOCK_AS_IMPLICIT_KEY' || error.code === 'TAB_AS_INDENT'
  if (colon && /:\s.*:(?:\s|$)/.test(line.trimStart())) return colonInText(mistake)
  if (error.code === 'TAB_AS_INDENT' && !/^ *\t/.test(line)) return tabBehindDash(mistake)
  if (error.code === 'TAB_AS_INDENT' || /^ *\t/.test(line)) return tabBefore(mistake, mistake.span.start)
  if (/closing .*quote/i.test(error.message)) return tabInQuotes(mistake) ?? openQuote(mistake)
  if (error.code === 'UNEXPECTED_TOKEN' && /^["']/.test(valueIn(line))) return endedQuote(mistake)
  if (/flow/i.test(error.message) || /^[\]}]/.test(text.slice(error.pos[0]))) return bracket(mistake)
  const spaceless = missingSpace(mistake)
  if (spaceless) return spaceless
  return inWordsOfTheLibrary(mistake)
}

/** What stands behind the key or the dash of a line. */
const valueIn = (line: string) => line.replace(/^\s*(?:-\s+)*(?:[\w-]+:(?:\s+|$))?/, '')

function secondDocument({ error: { pos } }: Mistake): Problem {
  return {
    code: 'yaml-document',
    message: 'a line of three hyphens begins a second document; the file holds only one',
    label: 'nothing from here on is read',
    help: 'delete the line; for a rule across the text, use another character',
    span: { start: pos[0], end: pos[0] + 3 },
  }
}

/** A line that begins a key, an entry or a comment. */
const beginning = /^\s*(?:-\s|[\w-]+\s*:(?:\s|$)|["'].*["']\s*:(?:\s|$)|#)/

/** A tab before a line: before a key or an entry it was to nest it; any other line goes on with what is above it. */
function tabBefore({ text }: Mistake, first: number): Problem {
  const lineStart = text.lastIndexOf('\n', first - 1) + 1
  const start = text.indexOf('\t', lineStart)
  const end = lineStart + (/^[ \t]*/.exec(text.slice(lineStart))?.[0].length ?? 0)
  const base = { code: 'yaml-tab', label: 'a tab', span: { start, end: start + 1 } } as const
  const line = text.slice(lineStart, lineStart + longestLine).split('\n', 1)[0] ?? ''
  const above = lineAbove(text.slice(0, lineStart))
  if (beginning.test(line)) {
    const spaces = text.slice(lineStart, end).replaceAll('\t', '  ')
    const dash = /^ *(?=- )/.exec(above)?.[0]
    // A key that would stand below the dash of an entry is one more of that entry.
    const isOfEntry = dash === spaces && !/^\s*-/.test(line)
    const depth = isOfEntry ? columnOf(above) : spaces.length
    return {
      ...base,
      message: 'a tab stands where YAML takes only spaces',
      help: isOfEntry
        ? `begin the line with ${depth} spaces, so that its key stands below the one above`
        : 'replace each tab by two spaces; editors have a command for it, such as Convert Indentation to Spaces',
      fix: [{ start: lineStart, end, text: ' '.repeat(depth) }],
    }
  }
  const depth = depthOfText(above)
  return {
    ...base,
    message: 'a tab begins a line that goes on with what stands above it, and YAML takes only spaces there',
    help: `begin the line with ${depth} spaces in place of the tab`,
    fix: [{ start: lineStart, end: start + 1, text: ' '.repeat(depth) }],
  }
}

/** The last line of a text that is not blank and begins without a tab. */
const lineAbove = (text: string) =>
  text.split('\n').findLast((one) => one.trim() !== '' && !/^ *\t/.test(one)) ?? ''

/** The column, from 0, of what stands on a line behind its dashes. */
const columnOf = (line: string) => /^ *(?:- +)*/.exec(line)?.[0].length ?? 0

/** How many spaces begin a line that goes on with the one above: as many, or two more than a key. */
function depthOfText(above: string): number {
  const column = columnOf(above)
  return beginning.test(above.slice(column)) ? column + 2 : column
}

/** A tab between a dash and the key behind it. */
function tabBehindDash({ text, error }: Mistake): Problem {
  const start = text.indexOf('\t', error.pos[0])
  const blanks = /^[ \t]+/.exec(text.slice(error.pos[0]))?.[0].length ?? 1
  return {
    code: 'yaml-tab',
    message: 'a tab stands between a dash and its key, where YAML takes only spaces',
    label: 'a tab',
    help: 'write one space there',
    span: { start, end: start + 1 },
    fix: [{ start: error.pos[0], end: error.pos[0] + blanks, text: ' ' }],
  }
}

/** A tab before a further line of a text in quotes, at which YAML ends the text. */
function tabInQuotes(mistake: Mistake): Problem | undefined {
  const { error, text } = mistake
  const [blanks] = /^[\r\n]* *\t/.exec(text.slice(error.pos[0])) ?? []
  return blanks === undefined ? undefined : tabBefore(mistake, error.pos[0] + blanks.length)
}

function openQuote({ error, contents, text, span }: Mistake): Problem {
  let start = span.start
  visit(contents, {
    Scalar(_, { range, type }) {
      if (type?.startsWith('QUOTE') && range && range[0] < error.pos[1]) start = Math.max(range[0], 0)
    },
  })
  const character = text[start] === "'" ? "'" : '"'
  return {
    code: 'yaml-quote',
    message: `the quote that begins here is never closed; its ${character} is missing`,
    label: 'never closed',
    help: `add ${character} at the end of the text`,
    span: { start, end: start + 1 },
  }
}

function endedQuote({ error, span, line }: Mistake): Problem {
  return {
    code: 'yaml-quote',
    message: 'the text in quotes ends before this; what follows it is left over',
    help: valueIn(line).startsWith("'")
      ? "write an apostrophe within single quotes twice, as in 'don''t', or use double quotes"
      : 'write a double quote within double quotes as \\", or use single quotes around the whole',
    span: { start: error.pos[0], end: Math.max(error.pos[0] + 1, span.end) },
  }
}

/** A bracket that is never closed, often since a # has made a comment of the rest; or one that closes nothing. */
function bracket(mistake: Mistake): Problem {
  const { error, contents, text, lines } = mistake
  const at = error.pos[0]
  if (error.code === 'UNEXPECTED_TOKEN' && /^[\]}]/.test(text.slice(at)))
    return {
      code: 'yaml-bracket',
      message: `this ${text[at]} closes a bracket that was never opened`,
      label: 'closes nothing',
      help: 'take it away, or put the text that it belongs to in quotes',
      span: { start: at, end: at + 1 },
    }
  let start = at
  visit(contents, {
    Collection(_, { flow, range }) {
      if (flow && range && range[0] < error.pos[1]) start = range[0]
    },
  })
  const end = Math.min(lines.span(lines.lineOf(start)).end, start + longestLine)
  const comment = /\s(#\S.*)$/.exec(text.slice(start, end))
  if (comment?.[1] !== undefined)
    return {
      code: 'yaml-comment',
      message: 'an unquoted # begins a comment: nothing behind it is read, not even a closing bracket',
      label: 'read as a comment',
      help: 'put the text that the # belongs to in quotes',
      span: { start: end - comment[1].length, end },
    }
  const closing = text[start] === '[' ? ']' : '}'
  if (/\bend with\b|sufficiently indented/.test(error.message))
    return {
      code: 'yaml-bracket',
      message: `the bracket that begins here is never closed; its ${closing} is missing`,
      label: 'never closed',
      help: `add ${closing} behind the last entry`,
      span: { start, end: start + 1 },
    }
  return {
    code: 'yaml-bracket',
    message: `what stands in brackets cannot be read: ${words(error)}`,
    help: 'put a comma between any two entries, and quotes around a text with brackets, commas or a colon in it',
    span: { start: at, end: Math.max(at + 1, error.pos[1]) },
  }
}

/** A colon or a dash without a blank behind it, on the line of the mistake or the one above. */
function missingSpace({ line, above, span, text }: Mistake): Problem | undefined {
  for (const one of [line, above]) {
    const [, key, value] = /^\s*(?:- +)*([\w-]+):([^\s/].*)$/.exec(one) ?? []
    const [, entry] = /^\s*-([^\s-].*)$/.exec(one) ?? []
    if (key === undefined && entry === undefined) continue
    const start = one === line ? span.start : text.lastIndexOf(one.trim(), span.start)
    const sign = start + one.trim().indexOf(key === undefined ? '-' : `${key}:`) + (key?.length ?? 0) + 1
    return {
      code: 'yaml-space',
      message: `a ${key === undefined ? 'dash needs a space behind it to begin an entry' : 'colon needs a space behind it to end a key'}`,
      help: `write ${key === undefined ? `- ${entry}` : `${key}: ${value}`}`,
      span: { start, end: start + one.trim().length },
      fix: [{ start: sign, end: sign, text: ' ' }],
    }
  }
  return undefined
}

function colonInText({ line, text, span }: Mistake): Problem {
  const value = valueIn(line)
  const start = text.indexOf(value, span.start)
  return {
    code: 'yaml-colon',
    message: 'a colon and a space within plain text begin a new value; this text has one, so it needs quotes',
    label: 'put this in quotes',
    help: `write ${JSON.stringify(value)}`,
    span: { start, end: start + value.length },
    fix: [{ start, end: start + value.length, text: JSON.stringify(value) }],
  }
}

function inWordsOfTheLibrary({ error }: Mistake): Problem {
  return {
    code: 'yaml-syntax',
    message: `this cannot be read as YAML: ${words(error)}`,
    help:
      error.code === 'BAD_SCALAR_START'
        ? 'put the text in quotes'
        : 'look at the indentation of this line, and at its quotes, brackets and colons and those of the line above',
  }
}

/** The words of the library, as a part of a sentence. */
const words = ({ message }: YAMLError) => message.charAt(0).toLowerCase() + message.slice(1)
