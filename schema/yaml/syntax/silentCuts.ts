import { isAlias, isCollection, isMap, isNode, isScalar, visit, YAMLParseError } from 'yaml'
import { cutText } from './cutText.ts'
import { type Explained, errorContextAt, type KeyUses } from './errorContext.ts'
import type { Explaining } from './explain.ts'

/** The most lines that are searched. */
const maxLines = 2000

/**
 * Explains the texts that are cut short without an error of the parser, one for each line. In `{ text: 1,100 }` what
 * follows the comma is a key without a value; in `{ text: a}: b }` the brackets are a key.
 */
export function silentCuts(given: Explaining): Explained[] {
  const { contents, lines, keys } = given
  const found = new Map<number, Explained | undefined>()
  visit(contents, {
    Pair(_, { key, value }, path) {
      const around = path.at(-1)
      const isInBrackets = isMap(around) && around.flow === true
      if (!isNode(key) || !key.range || !(isBrackets(key) || (isInBrackets && isNoPair(key, value, keys))))
        return
      if (found.size > maxLines) return visit.BREAK
      const [start, end] = key.range
      const line = lines.lineOf(start)
      if (found.has(line)) return
      const error = new YAMLParseError([start, end], 'UNEXPECTED_TOKEN', 'A part of a text')
      const context = errorContextAt(start, { error, ...given })
      found.set(line, cutText({ ...context, line }))
    },
  })
  return [...found.values()].filter((one) => one !== undefined)
}

const isBrackets = (key: unknown) => isCollection(key) && key.flow === true

/** Whether a key is none: no word, with nothing behind it, or unknown and with an alias behind it. */
function isNoPair(key: unknown, value: unknown, keys: KeyUses): boolean {
  if (isScalar(key) && !/^[\p{L}_][\p{L}\p{M}\p{N}_-]*$/u.test(String(key.value))) return true
  if (isAlias(value)) return isScalar(key) && !keys.has(String(key.value))
  return value === null || (isScalar(value) && value.value === null && value.range?.[0] === value.range?.[1])
}
