import { type ParsedNode, visit } from 'yaml'
import type { Span } from '../../report/lines.ts'

/** Whether an offset lies within brackets, closed or not. */
export function isInFlow(contents: ParsedNode | null, offset: number): boolean {
  return (lastBracketsBefore(contents, offset)?.end ?? -1) >= offset
}

/** The last brackets that begin before an offset and are within no others. */
export function lastBracketsBefore(contents: ParsedNode | null, offset: number): Span | undefined {
  if (!contents) return undefined
  const ranges = known.get(contents) ?? outermostIn(contents)
  known.set(contents, ranges)
  let low = 0
  let high = ranges.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ranges[middle]?.start ?? 0) < offset) low = middle + 1
    else high = middle
  }
  return ranges[low - 1]
}

const known = new WeakMap<ParsedNode, readonly Span[]>()

/** The outermost maps and lists in brackets, in their order. */
function outermostIn(contents: ParsedNode): Span[] {
  const found: Span[] = []
  visit(contents, {
    Collection(_, { flow, range }) {
      if (!flow || !range) return
      found.push({ start: range[0], end: range[2] })
      return visit.SKIP
    },
  })
  return found.toSorted((a, b) => a.start - b.start)
}

/**
 * The plain value that begins at an offset within brackets: up to the comma or bracket that ends it. Brackets that the
 * value opens itself, as in `#a(b)[c]`, are part of it.
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
 * The offset where, within the brackets from `start` to `end`, a comment stands in place of a value: behind a colon, a
 * comma or the opening bracket, and with no space behind its #, as authors' own comments have; or where a comment hides
 * a closing bracket.
 */
export function commentInFlow(text: string, start: number, end: number): number | undefined {
  for (let at = text.indexOf('#', start); at !== -1 && at < end; at = text.indexOf('#', at + 1)) {
    const before = text.slice(Math.max(start, at - 100), at)
    const isValue = /(?:[:,[{][ \t]+|[[{])$/.test(before)
    if (isValue && /\S/.test(text[at + 1] ?? ' ')) return at
    if (/[ \t]$/.test(before) && /^[^\r\n]*[\]}]/.test(text.slice(at, end))) return at
  }
}

/** Where the plain text within brackets that ends at an offset begins; the offset itself if there is none. */
export function textBefore(text: string, at: number): number {
  const before = text.slice(Math.max(0, at - 200), at)
  return at - (/[^\s:,[\]{}'"][^:,[\]{}'"\r\n]*$/.exec(before)?.[0].length ?? 0)
}

/** The offset of a single dash or question mark that begins a value within brackets, at or right before `at`. */
export function loneIndicator(text: string, at: number): number | undefined {
  const found = /[:,[{][ \t]*([-?][ \t]*)$/.exec(
    text.slice(Math.max(0, at - 100), at + 1).replace(/[^-?\s]$/, ''),
  )
  return found?.[1] === undefined
    ? undefined
    : found.index + found[0].length - found[1].length + Math.max(0, at - 100)
}
