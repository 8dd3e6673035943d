import { isMap, isScalar, type ParsedNode, visit, YAMLParseError } from 'yaml'
import type { Lines } from '../../report/lines.ts'
import { cutText } from './cutText.ts'
import { type Explained, errorContextAt } from './errorContext.ts'
import type { KeyUses } from './keyUses.ts'

/** The most lines that are searched. */
const maxFound = 2000

/**
 * Explains the texts that end at a comma within brackets, as in `{ text: 1,100 }`: to the parser, what follows it is a
 * key without a value. One for each line.
 */
export function cutAtCommas(
  contents: ParsedNode | null,
  text: string,
  lines: Lines,
  keys: KeyUses,
): Explained[] {
  const found = new Map<number, Explained | undefined>()
  visit(contents, {
    Pair(_, { key, value }, path) {
      const around = path.at(-1)
      if (value !== null || !isMap(around) || !around.flow || !isScalar(key) || !key.range) return
      if (found.size > maxFound) return visit.BREAK
      const [start, end] = key.range
      const line = lines.lineOf(start)
      if (found.has(line)) return
      const error = new YAMLParseError([start, end], 'UNEXPECTED_TOKEN', 'A key without a value')
      const context = errorContextAt(start, { error, text, lines, contents, keys })
      found.set(line, cutText({ ...context, line }))
    },
  })
  return [...found.values()].filter((one) => one !== undefined)
}
