import type { Span } from '../../report/lines.ts'
import { quotedScalar } from '../edits.ts'
import { rawAt, startFound, writeQuoted } from './cutText.ts'
import { besideComments, type ErrorContext, type Explained, explained, lineText } from './errorContext.ts'
import { flowValue, isInFlow, textBefore } from './flow.ts'
import { blockAt, withLetter, withoutColons, withoutSpan } from './recovery.ts'

/** A plain text with a colon and a space in it, which YAML takes for a key and its value. */
export function colonInText(context: ErrorContext): Explained | undefined {
  const { text, error, lines, span } = context
  const start = error.pos[0]
  if (lines.lineOf(start) !== context.line || start <= span.start) return undefined
  const flow = error.code === 'BLOCK_IN_FLOW'
  const value = { start, end: flow ? Math.min(error.pos[1], lines.span(context.line).end) : span.end }
  const trimmed = text.slice(value.start, value.end).trimEnd()
  if (!/:(?:\s|$)/.test(trimmed)) return undefined
  const key = flow ? /[\s;]([a-z]\w*):\s/i.exec(trimmed)?.[1] : undefined
  return explained(
    context,
    'yaml-colon',
    'a colon and a space within plain text begin a new value; this text has one, so it needs quotes',
    key ? `${writeQuoted(trimmed)}; if ${key} is a key, put a comma before it` : writeQuoted(trimmed),
    {
      span: { start, end: start + trimmed.length },
      label: key ? undefined : 'put this in quotes',
      recovered: withoutColons(text, value),
    },
  )
}

/** How to read on behind a quote that is never closed: as if it were at the end of its text, if that is one line. */
function closed(context: ErrorContext, open: number, character: string) {
  const { text, lines, contents } = context
  const line = lines.lineOf(open)
  const { start } = lines.span(line)
  const raw = rawAt(open, context, isInFlow(contents, start))
  const isKey = (one: number | undefined) =>
    one === undefined || /^ *(?:- |[\w-]+:(?: |$))/.test(lineText(context, one))
  if (!raw || raw.includes(character, 1) || !isKey(besideComments(line + 1, 1, context)))
    return { recovered: withLetter(text, open) }
  const end = open + raw.length
  return { edits: [{ start: end, end, text: character }] }
}

/** A quote that is never closed. */
export function quote(context: ErrorContext, open: number): Explained {
  const character = context.text[open] ?? '"'
  const { start } = context.lines.span(context.lines.lineOf(open))
  const raw = rawAt(open, context, isInFlow(context.contents, start))
  const orText = raw ? `, or ${writeQuoted(raw)} if the quote belongs to it` : ''
  return explained(
    context,
    'yaml-quote',
    `the quote that begins here is never closed; its ${character} is missing`,
    `add ${character} at the end of the text${orText}`,
    {
      span: { start: open, end: open + 1 },
      label: 'never closed',
      ...closed(context, open, character),
      unreadableRange: { start: open, end: context.lines.span(context.lines.lineOf(open)).end },
    },
  )
}

/** A text in quotes with something behind it. */
export function leftOver(context: ErrorContext, open: number): Explained {
  const { text, error, span } = context
  const at = error.pos[0]
  return explained(
    context,
    'yaml-quote',
    'the text in quotes ends before this; what follows it is left over',
    text[open] === "'"
      ? "write an apostrophe within single quotes twice, as in 'don''t', or use double quotes"
      : 'write a double quote within double quotes as \\", or use single quotes around the whole',
    {
      span: { start: at, end: Math.max(at + 1, span.end) },
      recovered: withLetter(text, open),
      unreadableRange: span,
    },
  )
}

/** Where the value of a line begins, if it begins with *, & or !. */
export function valueStart({ lines, line, text }: ErrorContext): number | undefined {
  const { start, end } = lines.span(line)
  const before = /^\s*(?:- +)*(?:[^\s:#'"][^:#'"]*: +)?(?=[*&!])/.exec(text.slice(start, end))
  return before ? start + before[0].length : undefined
}

/** A text that begins with a character which YAML keeps for itself. */
export function badStart(context: ErrorContext, at: number): Explained {
  const { text } = context
  const value = plainValue(context, at)
  const { code, message } = startFound(text[at] ?? '')
  return explained(context, code, message, writeQuoted(text.slice(value.start, value.end)), {
    span: value,
    label: 'put this in quotes',
    recovered: withLetter(text, at),
    unreadableRange: value,
  })
}

/** A text that begins with | or >, behind which YAML takes no text on the same line. */
export function blockHeader(context: ErrorContext, at: number): Explained {
  const { text, lines, line } = context
  const value = plainValue(context, at)
  const block = blockAt(text, lines, line)
  const below = { start: lines.span(line).end, end: block.end }
  return explained(
    context,
    'yaml-start',
    `a text cannot begin with ${text[at]} unless it is in quotes: there it announces a text on the lines below`,
    `${writeQuoted(text.slice(value.start, value.end))}, or begin the text on the next line, indented`,
    {
      span: value,
      label: 'put this in quotes',
      recovered: withLetter(withoutSpan(text, below), at),
      unreadableRange: block,
    },
  )
}

/** The plain value that begins at an offset: within brackets up to its comma or bracket, else the rest of the line. */
function plainValue({ text, lines, span, contents }: ErrorContext, at: number): Span {
  const end = Math.max(at + 1, span.end)
  if (!isInFlow(contents, at)) return { start: at, end }
  const value = flowValue(text, at, Math.min(end, lines.span(lines.lineOf(at)).end))
  return { start: at, end: Math.max(at + 1, value.end) }
}

/** A value within brackets that begins with or holds a #, so that all that follows it on the line is a comment. */
export function hash(context: ErrorContext, at: number): Explained {
  const { text, lines } = context
  const lineEnd = lines.span(lines.lineOf(at)).end
  const value = { start: textBefore(text, at), end: flowValue(text, at, lineEnd).end }
  const closing = /[\]}]/.exec(text.slice(value.end, lineEnd))?.[0]
  return explained(
    context,
    'yaml-comment',
    `an unquoted # begins a comment: nothing behind it is read${closing ? `, not even its ${closing}` : ''}`,
    writeQuoted(text.slice(value.start, value.end)),
    {
      span: { start: at, end: value.end },
      label: 'read as a comment',
      fix: /^#[\w-]+$/.test(text.slice(value.start, value.end))
        ? [{ ...value, text: quotedScalar(text.slice(value.start, value.end)) }]
        : undefined,
      recovered: withLetter(text, at),
      unreadableRange: value,
    },
  )
}

/** A backslash that begins no known escape. */
export function badEscape(context: ErrorContext): Explained {
  const { text, error } = context
  const written = text.slice(error.pos[0], error.pos[0] + 2)
  return explained(
    context,
    'yaml-escape',
    `${written} means nothing within double quotes, where a backslash begins an escape such as \\n`,
    'write \\\\ for a backslash, or use single quotes, within which a backslash is a backslash',
    { span: { start: error.pos[0], end: Math.min(error.pos[0] + 2, text.length) } },
  )
}
