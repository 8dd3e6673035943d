import { type ParsedNode, visit } from 'yaml'

/** The start of the quoted text that an offset lies within or right behind; undefined if there is none. */
export function openQuote(contents: ParsedNode | null, offset: number, text?: string): number | undefined {
  let open: number | undefined
  visit(contents, {
    Scalar(_, node) {
      if (!node.range || (node.type !== 'QUOTE_DOUBLE' && node.type !== 'QUOTE_SINGLE')) return
      const [start, end] = node.range
      if (start > offset) return
      const behind =
        text === undefined ? end >= offset : end > offset || text.slice(end, offset + 1).trim() === ''
      if (behind && (open === undefined || start > open)) open = start
    },
  })
  return open
}

/** The offset of the innermost bracket that is open at an offset and never closed. */
export function openBracket(contents: ParsedNode | null, text: string, offset: number): number | undefined {
  let open: number | undefined
  visit(contents, {
    Collection(_, node) {
      if (!node.range || !node.flow) return
      const [start, end] = node.range
      // A key in a list, as in [a: 1], is a map without brackets.
      if (!/[[{]/.test(text[start] ?? '')) return
      const closed = /[\]}]/.test(text[end - 1] ?? '') && end - 1 > start
      if (start < offset && !closed && (open === undefined || start > open)) open = start
    },
  })
  return open
}
