import { Lexer } from 'yaml'
import type { Finding } from '../report/diagnostics.ts'

/** The most characters that are read. The default file has some 5,000. */
export const maxCharacters = 2_000_000

/** The deepest nesting that is read. The schema needs 7. */
const maxLevels = 40

/** Refuses what is too large or too deep to be read in bounded time and stack; runs before the parser. */
export function beyondLimits(text: string): Finding | undefined {
  if (text.length > maxCharacters) {
    return {
      code: 'too-large',
      message: `the file has ${text.length.toLocaleString('en')} characters; at most ${maxCharacters.toLocaleString('en')} are read`,
      help: 'pictures belong beside the file, not in it',
      path: [],
      span: { start: 0, end: 0 },
    }
  }
  const deep = tooDeep(text)
  if (deep === undefined) return undefined
  return {
    code: 'too-deep',
    message: `this is nested more than ${maxLevels} levels deep`,
    help: 'look for brackets that are never closed',
    path: [],
    span: { start: deep, end: deep + 1 },
  }
}

/**
 * The offset at which the nesting exceeds the limit. Counts without recursion, on the lexer's tokens: an open bracket
 * is a level, and so is each column with a block key or a dash that has not ended yet.
 */
function tooDeep(text: string): number | undefined {
  const columns: number[] = []
  let brackets = 0
  let offset = 0
  let lineStart = 0
  let first = 0
  let fresh = true

  const open = (column: number) => {
    while (columns.length > 0 && (columns.at(-1) ?? 0) >= column) columns.pop()
    columns.push(column)
  }

  for (const token of new Lexer().lex(text)) {
    // Marks of the lexer that stand for no text: document start, end of flow, scalar.
    if (token === '\x02' || token === '\x18' || token === '\x1f') continue
    const column = offset - lineStart
    if (token === '[' || token === '{') brackets += 1
    else if (token === ']' || token === '}') brackets = Math.max(0, brackets - 1)
    const blank = /^[\s\uFEFF]*$/.test(token)
    if (!blank && fresh) {
      first = column
      fresh = false
    }
    if (brackets === 0 && (token === '-' || token === '?')) {
      open(column)
      fresh = true
    } else if (brackets === 0 && token === ':') {
      open(first)
      fresh = true
    }
    if (columns.length + brackets > maxLevels) return offset
    offset += token.length
    const lastBreak = token.lastIndexOf('\n')
    if (lastBreak !== -1) {
      lineStart = offset - token.length + lastBreak + 1
      fresh = true
    }
  }
  return undefined
}
