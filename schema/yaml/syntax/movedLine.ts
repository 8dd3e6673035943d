import { parseDocument, visit } from 'yaml'
import { besideComments, type ErrorContext, type Explained, lineText } from './errorContext.ts'
import { indentOf, indentWidth } from './recovery.ts'
import { reindented } from './reindented.ts'

/** How many lines above and below give the columns to try. */
const around = 3

/**
 * A line that is itself in the wrong column, while those that belong to it are in the right one: the column of the lines
 * around it in which the text has the fewest mistakes. The parser may report the line below.
 */
export function movedLine(context: ErrorContext): Explained | undefined {
  const { text, line, lines } = context
  const above = written(line - 1, -1, context)
  const columns = columnsAround(context)
  const candidates = [...new Set([line, above, lesserAbove(context), firstBeside(context)])]
  // Each try costs a parse.
  context.tries.characters -= candidates.length * columns.length * text.length
  if (context.tries.characters < 0) return undefined
  const now = triedIn(text, undefined).left
  const tried = candidates.flatMap((one) => {
    if (one === undefined) return []
    const [head = '', blanks = ''] = /^( *)(?:- +)*/.exec(lineText(context, one)) ?? []
    const { start } = lines.span(one)
    const below = written(one + 1, 1, context)
    const inner = below === undefined ? 0 : indentOf(lineText(context, below))
    const isParent = inner > blanks.length && /:\s*$/.test(lineText(context, one))
    return columns
      .filter((column) => column !== blanks.length && !(isParent && inner <= column))
      .map((column) => {
        const moved = text.slice(0, start) + ' '.repeat(column) + text.slice(start + blanks.length)
        const begins = start + column + head.length - blanks.length
        const distance = Math.abs(column - blanks.length)
        return { line: one, column, distance, ...triedIn(moved, begins) }
      })
  })
  // What would be read as a part of a text is no key any more.
  const [best, next] = tried.filter(({ isKept }) => isKept).toSorted(byLikelihood)
  if (!best || best.left >= now || (next && byLikelihood(best, next) === 0)) return undefined
  const why = 'which fits none of the lines around it'
  return reindented({ ...context, line: best.line }, best.column, why, best.left !== next?.left)
}

type Try = { left: number; column: number; distance: number }

/** Orders tries by the mistakes that are left; then whole levels come first, and then the shortest way. */
const byLikelihood = (a: Try, b: Try) =>
  a.left - b.left || (a.column % indentWidth) - (b.column % indentWidth) || a.distance - b.distance

/** The nearest line above that begins in a lesser column: the parent, unless that is what has moved. */
function lesserAbove(context: ErrorContext): number | undefined {
  const own = indentOf(lineText(context))
  let line = written(context.line - 1, -1, context)
  while (line !== undefined && indentOf(lineText(context, line)) >= own) line = written(line - 1, -1, context)
  return line
}

/** The first line above that is no less deep: the parser takes its column for that of all that belong beside it. */
function firstBeside(context: ErrorContext): number | undefined {
  const own = indentOf(lineText(context))
  let first: number | undefined
  let line = written(context.line - 1, -1, context)
  while (line !== undefined && indentOf(lineText(context, line)) >= own) {
    first = line
    line = written(line - 1, -1, context)
  }
  return first
}

/** The columns in which the lines around one begin, and the texts behind their dashes. */
function columnsAround(context: ErrorContext): number[] {
  const columns = new Set([0])
  for (const way of [1, -1] as const) {
    let line = written(context.line + way, way, context)
    for (let left = around; left > 0 && line !== undefined; left -= 1) {
      const [head = '', blanks = ''] = /^( *)(?:- +)*/.exec(lineText(context, line)) ?? []
      columns.add(blanks.length).add(head.length)
      line = written(line + way, way, context)
    }
  }
  return [...columns]
}

/** The nearest line from one on that is neither a comment nor blank. */
function written(from: number, way: 1 | -1, context: ErrorContext): number | undefined {
  let line = besideComments(from, way, context)
  while (line !== undefined && !lineText(context, line).trim())
    line = besideComments(line + way, way, context)
  return line
}

/** How many mistakes a text has, and whether a key or entry begins at an offset. */
function triedIn(text: string, offset: number | undefined): { left: number; isKept: boolean } {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  const document = parseDocument(text, {
    schema: 'core',
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'silent',
  })
  Error.stackTraceLimit = stackTraceLimit
  let isKept = false
  visit(document, {
    Node(key, { range }) {
      if (range?.[0] !== offset) return
      isKept ||= key === 'key' || typeof key === 'number'
    },
  })
  return { left: document.errors.length, isKept }
}
