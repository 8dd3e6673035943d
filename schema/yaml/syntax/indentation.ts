import {
  type ErrorContext,
  type Explained,
  errorContextAt,
  explained,
  leftOut,
  linesOfError,
  lineText,
} from './errorContext.ts'
import { movedLine } from './movedLine.ts'
import { indentOf, withLetter } from './recovery.ts'
import { strayEntry } from './strayEntry.ts'

/** Where YAML takes only spaces: in the indent of a key, and between its colon and its value. */
const blanksOfKey = [/^[ \u00a0]*/, /^ *(?:- +)*[\w-]+:[ \u00a0]*/]

/** A no-break space, which looks like a space and is a letter to YAML; it comes with text that is copied. */
export function noBreakSpace(context: ErrorContext): Explained | undefined {
  const { text, lines } = context
  // If the key cannot be read because of it, the parser fails on the line below.
  for (const line of linesOfError(context)) {
    const { start, end } = lines.span(line)
    const content = text.slice(start, end)
    const found = blanksOfKey
      .map((blanks) => blanks.exec(content)?.[0] ?? '')
      .find((blanks) => blanks.includes('\u00a0') && blanks.length < content.length)
    if (found === undefined) continue
    const at = start + found.indexOf('\u00a0')
    const blanks = found.replaceAll('\u00a0', ' ')
    return explained(
      context,
      'yaml-character',
      'a no-break space (U+00A0) stands where YAML takes only spaces',
      'replace it by a space; it may have come with a copied text',
      {
        span: { start: at, end: at + 1 },
        label: 'U+00A0',
        fix: [{ start, end: start + found.length, text: blanks }],
      },
    )
  }
  return undefined
}

const needsSpace = 'a dash needs a space behind it to begin an entry'

/** Whether a line begins with a dash without a space behind it, where an entry was meant: `-I live here.` */
export const isGluedDash = ({ trimmed }: ErrorContext): boolean => /^-[^\s-]/.test(trimmed)

/** An entry behind such a dash that is not a key. */
export const entryLeftOut = (context: ErrorContext): Explained =>
  leftOut(context, 'yaml-space', needsSpace, `write - ${context.trimmed.slice(1)}`)

/** A dash without a space behind it, which is then the first letter of a key: `-type: hero`. */
export function gluedDash(context: ErrorContext): Explained | undefined {
  const { text, lines } = context
  // The parser accepts such a key, and fails on the line below it.
  for (const line of linesOfError(context)) {
    const { start, end } = lines.span(line)
    const [, blanks] = /^( *)-(?:[[{]|[a-z]\w*:(?: |$))/i.exec(text.slice(start, end)) ?? []
    if (blanks === undefined) continue
    const at = start + blanks.length
    return explained(context, 'yaml-space', needsSpace, `write - ${text.slice(at + 1, end).trimEnd()}`, {
      span: { start: at, end },
      fix: [{ start: at + 1, end: at + 1, text: ' ' }],
    })
  }
  return undefined
}

/** A line that begins in the wrong column. */
export function indent(context: ErrorContext): Explained {
  const { text, lines, line } = context
  if (isGluedDash(context)) return entryLeftOut(context)
  const here = context.span.start - lines.span(line).start
  const first = strayEntry(context) ?? movedLine(context)
  if (first) return first
  const levels = new Set<number>()
  let min = Number.POSITIVE_INFINITY
  for (let above = line - 1; above > 0 && min > 0; above -= 1) {
    const { start, end } = lines.span(above)
    const content = text.slice(start, end)
    if (!content.trim() || content.trimStart().startsWith('#')) continue
    const inner = indentOf(content) + (/^\s*(?:- +)+/.exec(content)?.[0].trimStart().length ?? 0)
    for (const level of [inner, indentOf(content)]) {
      if (level < min) levels.add(level)
      min = Math.min(min, level)
    }
  }
  const near = [...levels]
    .filter((level) => level !== here)
    .toSorted((a, b) => Math.abs(a - here) - Math.abs(b - here))
  const meant = near.slice(0, 2).toSorted((a, b) => a - b)
  if (levels.has(here)) {
    const dash = context.trimmed.startsWith('-')
    return leftOut(
      context,
      'yaml-indent',
      dash
        ? 'this dash begins an entry of a list, but stands among keys'
        : 'this has no dash, but stands among entries, each of which begins with one',
      dash
        ? 'indent it below a key that has no value on its own line'
        : 'indent it to the column of the text behind the dash, or begin it with a dash',
      'wrong indentation',
    )
  }
  return leftOut(
    context,
    'yaml-indent',
    `this line begins with ${here} ${here === 1 ? 'space' : 'spaces'}, which fits none of the lines above it`,
    `keys and dashes that belong together begin in the same column${meant.length ? `: try ${meant.join(' or ')} spaces` : ''}`,
    'wrong indentation',
  )
}

/** A line that is indented below a key which already has a value. */
export function tooDeep(context: ErrorContext): Explained {
  const entry = strayEntry(context)
  if (entry) return entry
  const next = errorContextAt(context.lines.span(context.line).end, context)
  return next.line > context.line && indentOf(lineText(next)) > indentOf(lineText(context))
    ? indent(next)
    : indent(context)
}

/** A list that begins on the line of its key. */
export function listBeside(context: ErrorContext): Explained {
  const at = context.error.pos[0]
  return explained(
    context,
    'yaml-indent',
    'a list begins on the line below its key, not beside it',
    'begin a new line before the dash and indent it; if it is no list, put the text in quotes',
    { span: { start: at, end: Math.max(at + 1, context.span.end) }, recovered: withLetter(context.text, at) },
  )
}
