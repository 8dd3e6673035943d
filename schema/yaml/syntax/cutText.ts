import type { Code } from '../../report/codes.ts'
import { shortened } from '../../report/phrasing.ts'
import { quotedScalar } from '../edits.ts'
import { type ErrorContext, type Explained, explained, lineText } from './errorContext.ts'
import { isInFlow, lastBracketsBefore } from './flow.ts'
import { isCut, type RawValue, rawValues } from './rawValues.ts'

/**
 * Explains a text without quotes that YAML takes apart at a comma, a colon, a hash or a bracket, or that begins with a
 * character which it keeps for itself; undefined if no value of the line is one. From there on the file is read as if
 * the text were in quotes.
 */
export function cutText(context: ErrorContext, line = context.line): Explained | undefined {
  const { text, keys, lines, contents } = context
  const inFlow = isInFlow(contents, lines.span(line).start)
  const { start } = lines.span(line)
  const value = rawValues(lineText(context, line), start, inFlow, keys).find((one) =>
    isMeantAsText(one, context),
  )
  if (!value) return undefined
  const raw = text.slice(value.start, value.end)
  const { code, message, at } = causeOf(raw, value.flow)
  const other = otherMeaning(raw, value, context)
  const edit = { start: value.start, end: value.end, text: quotedScalar(raw) }
  const span = at === undefined ? value : { start: value.start + at, end: value.end }
  return explained(
    { ...context, line },
    code,
    message,
    `${writeQuoted(raw)}${other ? `, or ${other}` : ''}`,
    {
      span: { start: span.start, end: span.end },
      label: at === undefined ? 'put this in quotes' : 'read as a comment',
      fix: other === undefined ? [edit] : undefined,
      edits: [edit],
      isCut: true,
      // If keys stand in it, those around it may not lack them.
      ...(other !== undefined && { unreadableRange: edit, lost: true }),
    },
  )
}

/** How many lines of brackets are searched. */
const maxLines = 50

/** Explains such a text within brackets over several lines, of which the parser reports a later one. */
export function cutInBrackets(context: ErrorContext): Explained | undefined {
  const { contents, lines, line, error } = context
  const brackets = lastBracketsBefore(contents, error.pos[0])
  if (!brackets || brackets.end < lines.span(Math.max(1, line - 1)).start) return undefined
  const first = lines.lineOf(brackets.start)
  for (let at = Math.max(first, line - maxLines); at < line; at += 1) {
    const cut = cutText(context, at)
    if (cut) return cut
  }
  return undefined
}

/** The offset of a quote that is not closed on the line of its brackets, so that the lines below are read as its text. */
export function quoteInBrackets(context: ErrorContext): number | undefined {
  const { contents, lines, line, text, keys } = context
  const brackets = lastBracketsBefore(contents, lines.span(line).start)
  if (!brackets || brackets.end < lines.span(Math.max(1, line - 1)).start) return undefined
  const first = lines.lineOf(brackets.start)
  const { start } = lines.span(first)
  return rawValues(lineText(context, first), start, false, keys).find((one) => {
    const raw = text.slice(one.start, one.end)
    return /^(?:'(?:[^']|'')*|"(?:[^"\\]|\\.)*)$/.test(raw)
  })?.start
}

/** `write 'a: b'`; a very long text is not repeated. */
export const writeQuoted = (raw: string) =>
  raw.length > 1000 ? `put the whole text in quotes: ${shortened(raw)}` : `write ${quotedScalar(raw)}`

function isMeantAsText({ start, end, key, flow }: RawValue, { text, keys }: ErrorContext): boolean {
  const raw = text.slice(start, end)
  const use = key === undefined ? undefined : keys.get(key)
  const [first = ''] = raw
  // These are explained by themselves.
  if (/["']/.test(first) && !closesEarly(raw)) return false
  if (/[|>]/.test(first) && !flow && isHeader(raw)) return false
  if (/[-?]/.test(first) && /^.(?:\s|$)/.test(raw) && (use === undefined || use.list || use.group))
    return false
  if (first === '[' && (use?.list ?? true) && !isClosed(raw)) return false
  if (first === '{' && (use?.group ?? true) && !isClosed(raw)) return false
  return isCut(raw, flow)
}

/** Whether a text is what announces a text on the lines below. */
const isHeader = (raw: string) => /^[|>][-+\d]*$/.test(raw)

/** Whether the bracket that a text begins with is closed before its end: `[x] done`. */
function isClosed(raw: string): boolean {
  return (raw.startsWith('[') ? /\]\s*[^\s\]},]/ : /\}\s*[^\s\]},]/).test(raw)
}

/** Whether a text in quotes is closed and goes on: `"Best" developer`. */
const closesEarly = (raw: string) =>
  /^(?:'(?:[^']|'')*'\s*[^\s'#]|"(?:[^"\\]|\\.)*"\s*[^\s"#])/.test(raw) && !/^(["']).*\1$/.test(raw)

const meanings: Record<string, [code: Code, meaning: string]> = {
  '*': ['yaml-alias', 'there it begins an alias, a reference to another place'],
  '&': ['yaml-alias', 'there it begins an anchor, a name for the value behind it'],
  '!': ['yaml-tag', 'there it begins a tag, a type for the value behind it'],
  '-': ['yaml-start', 'there it begins an entry of a list'],
  '?': ['yaml-start', 'there it begins a key'],
  '{': ['yaml-start', 'there it begins a group of keys'],
  '[': ['yaml-start', 'there it begins a list'],
}

const blockText: [code: Code, meaning: string] = [
  'yaml-start',
  'there it announces a text on the lines below',
]

/** The code and message for a text that begins with a character which YAML keeps for itself. */
export function startFound(character: string, flow = true): { code: Code; message: string } {
  const block = !flow && /[|>]/.test(character) ? blockText : undefined
  const [code, meaning] = block ??
    meanings[character] ?? ['yaml-start', 'YAML keeps that character for itself']
  return { code, message: `a text cannot begin with ${character} unless it is in quotes: ${meaning}` }
}

/** What cuts a text; `at` is where a comment begins in it. */
function causeOf(raw: string, flow: boolean): { code: Code; message: string; at?: number } {
  const [first = ''] = raw
  if (/["']/.test(first))
    return { code: 'yaml-quote', message: 'the text in quotes ends before the rest of the line' }
  const hash = /(?:^|[ \t])#/.exec(raw)
  const colon = raw.search(flow ? /:(?:\s|$|[,[\]{}])/ : /:(?:\s|$)/)
  if (hash && (colon === -1 || hash.index < colon)) {
    const closing = flow ? ', not even the bracket behind it' : ''
    const at = hash.index + hash[0].length - 1
    return {
      code: 'yaml-comment',
      message: `an unquoted # begins a comment: nothing behind it is read${closing}`,
      at,
    }
  }
  if (/[[{]/.test(first) && !isClosed(raw)) {
    const closing = first === '[' ? ']' : '}'
    return { code: 'yaml-bracket', message: `this ${first} is never closed; its ${closing} is missing` }
  }
  if (/[-?]/.test(first) ? /^.(?:\s|$)/.test(raw) : /[*&!@`%|>[{]/.test(first)) return startFound(first, flow)
  if (colon !== -1)
    return {
      code: 'yaml-colon',
      message:
        'a colon and a space within plain text begin a new value; this text has one, so it needs quotes',
    }
  if (!raw.includes(',') || /[[\]{}]/.test(raw.slice(0, raw.indexOf(','))))
    return {
      code: 'yaml-bracket',
      message:
        'a bracket ends a text without quotes that stands within brackets; this text has one, so it needs quotes',
    }
  return {
    code: 'yaml-comma',
    message:
      'a comma ends a text without quotes that stands within brackets; this text has one, so it needs quotes',
  }
}

/** What else may be meant, in which case no fix is certain: a key, a list, an author's comment. */
function otherMeaning(raw: string, { flow, key }: RawValue, { keys }: ErrorContext): string | undefined {
  const parts = flow ? /[\s,;]([a-z][\w-]*):\s|,\s*([a-z][\w-]*)\s*(?=,|$)/gi : /[\s,;]([a-z][\w-]*):\s/gi
  for (const [, behindColon, bare] of raw.matchAll(parts)) {
    const word = behindColon ?? bare ?? ''
    if (keys.has(word))
      return flow
        ? `a comma before ${word}, and a colon behind it, if it is a key`
        : `${word} on a line of its own if it is a key`
  }
  if (flow && /,\s*[\w-]+:(?:\s|$)/.test(raw)) return 'the right name of a key in it'
  if (!flow && /[ \t]#(?!\d)/.test(raw)) return 'a space behind the # if it begins a comment'
  if (!flow && /^[|>]/.test(raw)) return 'begin the text on the next line, indented'
  const use = key === undefined ? undefined : keys.get(key)
  if (raw.startsWith('[') && use?.list !== false) return 'the list without what follows it'
  if (raw.startsWith('{') && use?.group !== false) return 'the group of keys without what follows it'
  return undefined
}

/**
 * The text without quotes that begins right at an offset, or with a bracket before it, as far as it was meant to go.
 */
export function rawAt(
  offset: number,
  { text, lines, keys }: Pick<ErrorContext, 'text' | 'lines' | 'keys'>,
  inFlow: boolean,
): string | undefined {
  const { start, end } = lines.span(lines.lineOf(offset))
  const values = rawValues(text.slice(start, end), start, inFlow, keys)
  const isAround = ({ start, end, key = '' }: RawValue) =>
    start < offset && offset < end && /[[{]/.test(text[start] ?? '') && keys.get(key)?.list === false
  const value = values.find((one) => one.start === offset) ?? values.find(isAround)
  return value && text.slice(value.start, value.end)
}

/**
 * What a hash right behind a value has made a comment and looks like a part of it, with the blanks before: ` #1`. An
 * author's comment has a space behind its hash.
 */
export function eatenBehind(text: string, end: number): string | undefined {
  const [eaten] = /^[ \t]+#[^\s#!][^\r\n]*/.exec(text.slice(end, end + 1000)) ?? []
  return eaten?.replace(/[ \t]#(?:[\s#!].*)?$/, '').trimEnd()
}
