import { type ParsedNode, visit } from 'yaml'
import { quoted } from '../../report/phrasing.ts'
import { cutText } from './cutText.ts'
import {
  besideComments,
  type ErrorContext,
  type Explained,
  explained,
  leftOut,
  lineText,
  other,
} from './errorContext.ts'
import { commentInFlow, isInFlow } from './flow.ts'
import { entryLeftOut, indent, isGluedDash, listBeside } from './indentation.ts'
import { badStart, blockHeader, hash, leftOver, quote, valueStart } from './quoting.ts'
import { indentOf, withLetter, withoutSpan } from './recovery.ts'

/** A bracket that is never closed. */
export function bracket(context: ErrorContext): Explained {
  const open = openBracket(context.contents, context.text, context.error.pos[0])
  if (open === undefined) return other(context)
  const line = context.lines.lineOf(open)
  const lineOfError = context.lines.lineOf(Math.min(context.error.pos[0], context.text.length))
  const comment = commentInFlow(context.text, open, context.lines.span(lineOfError).end)
  if (comment !== undefined) return cutText(context, context.lines.lineOf(comment)) ?? hash(context, comment)
  const cut = cutText(context, line)
  if (cut) return cut
  const which = context.text[open] ?? '['
  const closing = which === '[' ? ']' : '}'
  // On one line it is read as if it were closed at the end of that.
  const content = lineText(context, line)
    .replace(/\s+#(?:\s.*)?$/, '')
    .trimEnd()
  const end = context.lines.span(line).start + content.length
  const below = besideComments(line + 1, 1, context)
  const isOneLine =
    !/[,{[]$/.test(content) &&
    (below === undefined || indentOf(lineText(context, below)) <= indentOf(content))
  return explained(
    context,
    'yaml-bracket',
    `this ${which} is never closed; its ${closing} is missing`,
    `add ${closing} where the ${which === '[' ? 'list' : 'group of keys'} ends, or put the text in quotes if it begins with ${which}`,
    {
      span: { start: open, end: open + 1 },
      label: 'never closed',
      ...(isOneLine
        ? { edits: [{ start: end, end, text: closing }] }
        : { recovered: withLetter(context.text, open) }),
      unreadableRange: {
        start: open,
        end: isOneLine ? end : Math.max(context.lines.span(line).end, context.span.start),
      },
      lost: true,
    },
  )
}

/** A line that should be a key or an entry and is neither. */
export function noColon(context: ErrorContext): Explained {
  const { trimmed } = context
  if (isGluedDash(context)) return entryLeftOut(context)
  const glued = /^((?:- +)*[\w-]+):(?=\S)(?!\/\/)/.exec(trimmed)
  if (glued) {
    const message = 'a colon needs a space behind it to end a key'
    const help = `write ${glued[0]} ${trimmed.slice(glued[0].length)}`
    const at = context.span.start + glued[0].length
    return context.keys.has(glued[0].slice(0, -1).replace(/^(?:- +)*/, ''))
      ? explained(context, 'yaml-space', message, help, { fix: [{ start: at, end: at, text: ' ' }] })
      : leftOut(context, 'yaml-space', message, help)
  }
  const key = keyWithoutColon(context)
  if (!key && /^- |^[\w-]+:(?:\s|$)/.test(trimmed)) return indent(context)
  return (
    unindentedText(context) ??
    key ??
    leftOut(
      context,
      'yaml-syntax',
      'this line is neither a key with a colon nor an entry after a dash',
      'write key: value; a text of several lines is indented deeper than its key',
    )
  )
}

/** A line that begins with the name of a key, and lacks its colon. */
function keyWithoutColon(context: ErrorContext): Explained | undefined {
  const [head, before = '', key = ''] = /^((?:- +)*)([\w-]+)(?= |$)/.exec(context.trimmed) ?? []
  if (head === undefined || !context.keys.has(key)) return undefined
  const at = context.span.start + head.length
  const edit = { start: at, end: at, text: ':' }
  return explained(
    context,
    'yaml-syntax',
    `${quoted(key)} has no colon behind it, so this line is neither a key nor an entry after a dash`,
    `write ${before}${key}:${context.trimmed.slice(head.length)}`,
    {
      // A whole sentence may begin with such a word.
      fix: head === context.trimmed ? [edit] : undefined,
      edits: [edit],
      unreadableRange: context.span,
    },
  )
}

/** A text of several lines below `key: |` that begins in the column of its key, so that none of it is read. */
function unindentedText(context: ErrorContext): Explained | undefined {
  const { text, lines, line } = context
  const indent = indentOf(lineText(context))
  const isText = (content: string) =>
    !content.trim() || (indentOf(content) >= indent && !/^ *(?:- |[\w-]+:(?: |$))/.test(content))
  let above = line - 1
  while (above > 0 && isText(lineText(context, above))) above -= 1
  const [, dashes = '', key] =
    /^( *(?:- +)*)([\w-]+): *[|>][-+\d]* *(?:#.*)?$/.exec(lineText(context, above)) ?? []
  if (above === 0 || key === undefined || dashes.length < indent) return undefined
  let last = line
  while (last < lines.count && isText(lineText(context, last + 1))) last += 1
  const block = { start: lines.span(above + 1).start, end: lines.span(last).end }
  return explained(
    context,
    'yaml-indent',
    `the text of ${key} begins in the column of its key, so it is not read as its text`,
    `indent its lines deeper than ${key}`,
    {
      label: 'wrong indentation',
      recovered: withoutSpan(text, block),
      unreadableRange: { start: lines.span(above).start, end: block.end },
      lost: true,
    },
  )
}

/** A token that the parser did not expect. */
export function unexpected(context: ErrorContext): Explained {
  const { error, text, contents, lines } = context
  const at = error.pos[0]
  const character = text[at] ?? ''
  const open = openQuote(contents, at - 1, text)
  if (/at node end/.test(error.message) && open !== undefined) {
    if (lines.lineOf(open) !== context.line) return quote(context, open)
    return leftOver(context, open)
  }
  const start = valueStart(context)
  if (start !== undefined && start < at) return badStart(context, start)
  if (/block-seq-ind/.test(error.message) && isInFlow(contents, at)) return badStart(context, at)
  if (/block-seq-ind on same line/.test(error.message)) {
    return listBeside(context)
  }
  if (character === ']' || character === '}' || character === ',') {
    const what =
      character === ',' ? 'a comma stands here with nothing before it' : `this ${character} closes nothing`
    return explained(context, 'yaml-bracket', what, 'take it away, or put the text in quotes', {
      span: { start: at, end: at + 1 },
      recovered: withoutSpan(text, { start: at, end: at + 1 }),
    })
  }
  if (isGluedDash(context)) return entryLeftOut(context)
  if (/Not a YAML token|Block scalar header/.test(error.message)) {
    const header = Math.max(text.lastIndexOf('|', at), text.lastIndexOf('>', at))
    if (header >= context.span.start) return blockHeader(context, header)
  }
  return /at node end/.test(error.message) ? indentOrOther(context) : other(context)
}

function indentOrOther(context: ErrorContext): Explained {
  return context.error.pos[0] <= context.span.start ? indent(context) : other(context)
}

/** The start of the quoted text that an offset lies within or right behind; undefined if there is none. */
export function openQuote(contents: ParsedNode | null, offset: number, text?: string): number | undefined {
  let open: number | undefined
  visit(contents, {
    Scalar(_, node) {
      if (!node.range || (node.type !== 'QUOTE_DOUBLE' && node.type !== 'QUOTE_SINGLE')) return
      const [start, end] = node.range
      if (start > offset) return
      const behind =
        text === undefined ? end >= offset : end > offset || text.slice(end, offset + 1).trim() === ''
      if (behind && (open === undefined || start > open)) open = start
    },
  })
  return open
}

/** The offset of the innermost bracket that is open at an offset and never closed. */
export function openBracket(contents: ParsedNode | null, text: string, offset: number): number | undefined {
  let open: number | undefined
  visit(contents, {
    Collection(_, node) {
      if (!node.range || !node.flow) return
      const [start, end] = node.range
      // A key in a list, as in [a: 1], is a map without brackets.
      if (!/[[{]/.test(text[start] ?? '')) return
      const closed = /[\]}]/.test(text[end - 1] ?? '') && end - 1 > start
      if (start < offset && !closed && (open === undefined || start > open)) open = start
    },
  })
  return open
}
