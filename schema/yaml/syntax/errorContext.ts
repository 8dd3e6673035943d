import type { ParsedNode, YAMLError } from 'yaml'
import type { Code } from '../../report/codes.ts'
import type { Edit, Finding } from '../../report/diagnostics.ts'
import type { Lines, Span } from '../../report/lines.ts'
import { blockAt, indentOf, withoutSpan } from './recovery.ts'

/** What may stand behind a key: a text, number or truth value; a list; a group of keys. */
export interface KeyUse {
  readonly text: boolean
  readonly list: boolean
  readonly group: boolean
}

/** The keys that a file may have, each with what may stand behind it. */
export type KeyUses = ReadonlyMap<string, KeyUse>

/** A range that could not be read. `lost`: a key or an entry may be missing with it. */
export interface UnreadableRange extends Span {
  readonly lost: boolean
}

/**
 * A syntax error: its finding; the range that it makes unreadable, if it does; and how to read on: with edits, or from
 * a recovered text of the same length. With neither, the parser gets past it.
 */
export interface Explained {
  finding: Finding
  unreadableRange: UnreadableRange | undefined
  edits?: readonly Edit[] | undefined
  recovered?: string | undefined
}

/** What is known of a mistake while it is explained. */
export interface ErrorContext {
  text: string
  lines: Lines
  error: YAMLError
  contents: ParsedNode | null
  /** The keys that the file may have. */
  keys: KeyUses
  /** How many more characters may be parsed to try what may have been meant. */
  tries: { characters: number }
  /** The line of the mistake, from 1; `span` and `trimmed` are its text without indent, comment and trailing blanks. */
  line: number
  span: Span
  trimmed: string
}

/** The context of the first line with text from an offset on. */
export function errorContextAt(
  offset: number,
  given: Pick<ErrorContext, 'error' | 'text' | 'lines' | 'contents' | 'keys' | 'tries'>,
): ErrorContext {
  const { text, lines } = given
  // An error may begin in the blanks before what it means, and so at the end of the line above.
  // Lines that were left out are blank now.
  const blanks = /^\s*/.exec(text.slice(offset, offset + 100_000))?.[0].length ?? 0
  const from = lines.lineOf(Math.min(offset + blanks, Math.max(0, text.length - 1)))
  const line = besideComments(from, 1, given) ?? from
  const { start, end } = lines.span(line)
  const content = text.slice(start, end)
  const trimmed = withoutComment(content.trim())
  const first = start + indentOf(content)
  return { ...given, line, trimmed, span: { start: first, end: first + trimmed.length } }
}

/**
 * The nearest line from `from` on, including it, that is not a comment; undefined if there is none. An overlay has the
 * original of each text above it, and so a comment between any two of its keys.
 *
 * @param way 1 for downwards, -1 for upwards
 */
export function besideComments(
  from: number,
  way: 1 | -1,
  { text, lines }: Pick<ErrorContext, 'text' | 'lines'>,
): number | undefined {
  for (let line = from; line > 0 && line <= lines.count; line += way) {
    const { start, end } = lines.span(line)
    if (!/^\s*#/.test(text.slice(start, end))) return line
  }
  return undefined
}

/**
 * The line of the error, and the nearest one above that is no comment: the parser may have missed the mistake there.
 */
export function linesOfError(context: ErrorContext): number[] {
  const above = besideComments(context.line - 1, -1, context)
  return above === undefined ? [context.line] : [context.line, above]
}

/**
 * A line without its trailing comment. A loop, since a regular expression would backtrack for ages over many blanks.
 */
function withoutComment(line: string): string {
  for (let at = line.indexOf('#'); at !== -1; at = line.indexOf('#', at + 1)) {
    if (/\s/.test(line[at - 1] ?? '')) return line.slice(0, at).trimEnd()
  }
  return line
}

/**
 * Explains a mistake, at the text of its line unless another span is given. One with a certain fix is read as fixed, so
 * that all else is reported as it will be afterwards.
 */
export function explained(
  context: ErrorContext,
  code: Code,
  message: string,
  help: string,
  more: {
    span?: Span
    label?: string
    fix?: readonly Edit[] | undefined
    edits?: readonly Edit[]
    recovered?: string
    lost?: boolean
    unreadableRange?: Span
    isCut?: boolean
  } = {},
): Explained {
  const span = more.span ?? context.span
  const edits = more.edits ?? more.fix
  return {
    finding: {
      code,
      message,
      help,
      label: more.label,
      fix: more.fix,
      path: [],
      span,
      isCut: more.isCut ?? false,
    },
    unreadableRange:
      edits && !more.unreadableRange
        ? undefined
        : {
            ...(more.unreadableRange ?? { start: span.start, end: context.span.end }),
            lost: more.lost ?? false,
          },
    edits,
    recovered: more.recovered,
  }
}

/** A line of the text, by its number from 1; by default that of the error. */
export function lineText({ text, lines, line: own }: ErrorContext, line = own): string {
  const { start, end } = lines.span(line)
  return text.slice(start, end)
}

/** Explains a mistake whose line, with all that is indented below it, is blanked so that the rest can be read. */
export function leftOut(
  context: ErrorContext,
  code: Code,
  message: string,
  help: string,
  label?: string,
): Explained {
  const block = blockAt(context.text, context.lines, context.line)
  return explained(context, code, message, help, {
    label,
    recovered: withoutSpan(context.text, block),
    lost: true,
    unreadableRange: block,
  })
}

/** Explains a line for which there is no better explanation. */
export function other(context: ErrorContext): Explained {
  return leftOut(
    context,
    'yaml-syntax',
    `this line cannot be read as YAML (${context.error.message.split('\n')[0]})`,
    'look at the quotes, brackets, colons and the indentation of this line and the one above',
  )
}
