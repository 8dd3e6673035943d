import type { Problem } from '../report/diagnostics.ts'
import { counted } from '../report/phrasing.ts'
import { problem } from '../report/problem.ts'
import { unnoticedBlanks } from './oddBlanks.ts'
import type { Mistake } from './parse.ts'

/** How much of the text before a line is looked at for the groups around it. */
const longestPart = 20_000 // characters

/** A line that begins a key, an entry or a comment. */
const beginning = /^\s*(?:-\s|[\w-]+\s*:(?:\s|$)|["'].*["']\s*:(?:\s|$)|#)/

/** A blank at the beginning of a line that is no space. */
const otherBlank = new RegExp(`^ *(?:\\t|${unnoticedBlanks.source})`)

/** A line with a key or an entry that begins at a column where none of the groups around it does. */
export function indentation({ error, text, line, above, lines, number, span }: Mistake): Problem | undefined {
  if (otherBlank.test(line) || otherBlank.test(above)) return undefined
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY' && /compact/.test(error.message)) return tooDeep(line)
  const isMisplaced = error.code === 'BAD_INDENT' || /without - indicator|block sequence/i.test(error.message)
  if (!isMisplaced || !beginning.test(line)) return undefined
  const isEntry = /^ *-/.test(line)
  const column = line.search(/\S/)
  const levels = columnsAround(text.slice(0, span.start - column), isEntry)
  if (levels.length === 0 || levels.includes(column)) return undefined
  const [nearest = 0] = levels.toSorted((one, other) => Math.abs(one - column) - Math.abs(other - column))
  return problem('yaml-syntax of a level', {
    spaces: counted(column, 'space'),
    others: `${isEntry ? 'entries of its list' : 'keys of its group'}`,
    level: counted(nearest, 'space'),
  })

  /** A key below one that has a value on its own line. */
  function tooDeep(line: string): Problem | undefined {
    const upper = keyIn(line)
    const next = lines.span(Math.min(number + 1, lines.count))
    const lower = keyIn(text.slice(next.start, next.end))
    if (!upper || !lower || lower.column <= upper.column) return undefined
    const level = counted(upper.column, 'space')
    return {
      ...problem('yaml-syntax of a deeper line', { lower: lower.key, upper: upper.key, level }),
      span: { start: next.start + lower.column, end: next.end },
    }
  }
}

/** The columns of the keys, or of the entries, that a line may stand beside, innermost first. */
function columnsAround(before: string, areEntries: boolean): number[] {
  const columns: number[] = []
  let outer = Number.POSITIVE_INFINITY
  for (const line of before.slice(-longestPart).split('\n').reverse()) {
    const start = line.search(/\S/)
    if (!beginning.test(line) || line[start] === '#' || start >= outer) continue
    const isEntry = line.startsWith('- ', start)
    const column = /^ *(?:- +)*/.exec(line)?.[0].length ?? 0
    if (isEntry === areEntries) columns.push(start)
    else if (isEntry && column < outer) columns.push(column)
    outer = start
  }
  return columns
}

/** The key that a line begins with, behind its dashes, and its column from 0. */
function keyIn(line: string): { key: string; column: number } | undefined {
  const [, before = '', key] = /^( *(?:- +)*)(\w[\w-]*):(?: |$)/.exec(line) ?? []
  return key === undefined ? undefined : { key, column: before.length }
}
