import { type ParsedNode, visit } from 'yaml'
import type { Span } from '../../report/lines.ts'

/** Whether an offset lies within brackets, closed or not. */
export function isInFlow(contents: ParsedNode | null, offset: number): boolean {
  let found = false
  visit(contents, {
    Collection(_, node) {
      if (!node.range || !node.flow || node.range[0] >= offset || node.range[2] < offset) return
      found = true
      return visit.BREAK
    },
  })
  return found
}

/**
 * The plain value that begins at an offset within brackets: up to the comma or bracket that ends it. One that closes a
 * bracket of its own, as in `#a(b)[c]`, is a part of it.
 */
export function flowValue(text: string, start: number, lineEnd: number): Span {
  let depth = 0
  let end = start
  for (; end < lineEnd; end += 1) {
    const character = text[end] ?? ''
    if (character === ',') break
    if (character === '[' || character === '{') depth += 1
    if (character === ']' || character === '}') {
      if (depth === 0) break
      depth -= 1
    }
  }
  return { start, end: start + text.slice(start, end).trimEnd().length }
}

/**
 * Where, within the brackets from `start` to `end`, a comment begins in the place of a value: behind a colon, a comma
 * or the bracket, and with no space behind its #, as an author's own comments have.
 */
export function commentAsValue(text: string, start: number, end: number): number | undefined {
  for (let at = text.indexOf('#', start); at !== -1 && at < end; at = text.indexOf('#', at + 1)) {
    const isValue = /(?:[:,[{][ \t]+|[[{])$/.test(text.slice(Math.max(start, at - 100), at))
    if (isValue && /\S/.test(text[at + 1] ?? ' ')) return at
  }
}
