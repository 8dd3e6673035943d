import { counted } from '../../report/phrasing.ts'
import { besideComments, type ErrorContext, type Explained, explained, lineText } from './errorContext.ts'
import { indentOf, indentWidth, withoutSpan } from './recovery.ts'
import { reindented } from './reindented.ts'

const isDash = (content: string) => /^ *- /.test(content)

/** An entry outside of a list, because its dash, or that of the first entry of its list, is missing or misplaced. */
export function strayEntry(context: ErrorContext): Explained | undefined {
  const content = lineText(context)
  if (!isDash(content)) return undefined
  const here = indentOf(content)
  return firstWithoutDash(context, here) ?? keysAboveList(context, here) ?? movedEntry(context, here)
}

/** The first entry of a list without a dash, which those below it have: the parser takes it for the whole value. */
function firstWithoutDash(context: ErrorContext, here: number): Explained | undefined {
  let line = context.line
  const isBelow = (content: string) => indentOf(content) >= here || /^\s*(?:#|$)/.test(content)
  while (line > 1 && isBelow(lineText(context, line))) line -= 1
  const parent = lineText(context, line)
  if (indentOf(parent) >= here || !/^ *(?:- +)*[\w-]+: *(?:#.*)?$/.test(parent)) return undefined
  const { start } = context.lines.span(line + 1)
  // An entry in brackets, or one whose first key this is.
  const [, blanks = '', first] = /^( *)(\{(?=.*\}$)|[\w-]+:(?= |$))/.exec(lineText(context, line + 1)) ?? []
  if (first === undefined || blanks.length !== here + indentWidth) return undefined
  const at = start + blanks.length
  const key = first.replace(':', '')
  return explained(
    { ...context, line: line + 1 },
    'yaml-space',
    `"${key}" begins an entry, and has no dash before it`,
    `write - ${first} in its place`,
    {
      span: { start: at, end: at + key.length },
      label: 'a dash is missing',
      fix: [{ start: at - indentWidth, end: at, text: '- ' }],
    },
  )
}

/** How many lines above and below a dash are searched. */
const maxLines = 200

/**
 * Keys in the column of a list, above its first entry and fewer than its entries: the keys are misplaced, not the list.
 */
function keysAboveList(context: ErrorContext, here: number): Explained | undefined {
  const { text, lines, line } = context
  const linesOf = (way: 1 | -1) =>
    Array.from({ length: maxLines }, (_, index) => line + (index + (way === 1 ? 0 : 1)) * way)
      .filter((one) => one > 0 && one <= lines.count)
      .map((one) => ({ line: one, content: lineText(context, one) }))
      .filter(({ content }) => !/^\s*(?:#|$)/.test(content))
  const above = linesOf(-1)
  const end = above.findIndex(({ content }) => indentOf(content) < here)
  if (end < 1 || !/^ *(?:- +)*[\w-]+: *(?:#.*)?$/.test(above[end]?.content ?? '')) return undefined
  const inColumn = above.slice(0, end).filter(({ content }) => indentOf(content) === here)
  const keys = inColumn.filter(({ content }) => /^ *[\w-]+:(?: |$)/.test(content))
  const first = keys.at(-1)
  if (!first || keys.length < inColumn.length) return undefined
  const below = linesOf(1)
  const after = below.findIndex(({ content }) => indentOf(content) < here)
  const entries = below
    .slice(0, after < 0 ? below.length : after)
    .filter(({ content }) => indentOf(content) === here && isDash(content))
  if (entries.length <= keys.length) return undefined
  const { start, end: endOfKey } = lines.span(first.line)
  const block = { start, end: lines.span(line).start }
  return explained(
    { ...context, line: first.line },
    'yaml-indent',
    'this key is above the first dash of a list, so it belongs to none of its entries',
    'indent it as the keys of the entry that it belongs to, or take it away',
    {
      span: { start: start + here, end: endOfKey },
      label: 'belongs to no entry',
      recovered: withoutSpan(text, block),
      unreadableRange: block,
      lost: true,
    },
  )
}

/** An entry whose dash is in another column than that of the entry above it with the same first key. */
function movedEntry(context: ErrorContext, here: number): Explained | undefined {
  const { text, lines, line } = context
  const [, key] = /^ *- ([\w-]+:)/.exec(lineText(context, line)) ?? []
  if (key === undefined) return undefined
  const next = besideComments(line + 1, 1, context)
  const column = next === undefined ? -1 : indentOf(lineText(context, next)) - indentWidth
  let above = line - 1
  while (above > 0 && !lineText(context, above).trimStart().startsWith(`- ${key}`)) above -= 1
  const there = indentOf(lineText(context, above))
  if (above === 0 || there === here) return undefined
  // Its keys are where those of such an entry are: it is only the dash that has moved.
  if (column === there) return reindented(context, there, `and those of the entries above it with ${there}`)
  // What belongs to the entry: lines that are deeper, or where its keys were meant to be.
  let last = line
  while (last < lines.count) {
    const content = lineText(context, last + 1)
    const indent = indentOf(content)
    if (
      content.trim() &&
      (indent < Math.min(here + 1, there + indentWidth) || (indent === here && isDash(content)))
    )
      break
    last += 1
  }
  const { start } = lines.span(line)
  const block = { start, end: lines.span(last).end }
  return explained(
    context,
    'yaml-indent',
    `this dash has ${counted(here, 'space')} before it, and those of the entries above it have ${there}`,
    `begin its line with ${counted(there, 'space')}, and the lines below it with ${there + indentWidth}`,
    {
      span: { start: start + here, end: lines.span(line).end },
      label: 'wrong indentation',
      recovered: withoutSpan(text, block),
      unreadableRange: block,
      lost: true,
    },
  )
}
