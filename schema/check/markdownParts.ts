import { linesOf, type Span } from '../report/lines.ts'
import { type MarkdownPart, markdownParts } from '../text/markdown.ts'

/** A part of a Markdown text and where it stands in the file. */
export interface LocatedPart extends MarkdownPart {
  span: Span
}

/**
 * The links, pictures and HTML of a Markdown text, with their positions in its span `whole` of a file. A part that is
 * not written there literally, as with escapes or over two lines, has the whole span.
 */
export function locatedParts(parts: readonly MarkdownPart[], whole: Span, file: string): LocatedPart[] {
  const written = file.slice(whole.start, whole.end)
  let from = 0
  return parts.map((part) => {
    const at = startOf(part, written, from)
    if (at === -1) return { ...part, span: whole }
    const line = part.value.split('\n', 1)[0] ?? ''
    from = at + line.length
    return { ...part, span: { start: whole.start + at, end: whole.start + from } }
  })
}

/**
 * The same for a text that is a file of its own, where the lines of each part are known. A part that is not written
 * there literally has the span of its first line.
 */
export function locatedLines(text: string): LocatedPart[] {
  const lines = linesOf(text)
  const from = new Map<number, number>()
  return markdownParts(text).map((part) => {
    const [first, end] = part.lines
    const start = lines.span(first + 1).start
    // Without code, in which nothing is a link.
    const block = withoutCode(text.slice(start, lines.span(Math.max(first + 1, end)).end))
    const behind = startOf(part, block, from.get(first) ?? 0)
    // A picture within a link comes before the address of the link.
    const at = behind === -1 ? startOf(part, block, 0) : behind
    if (at === -1) return { ...part, span: lines.span(first + 1) }
    const [line = ''] = part.value.split('\n', 1)
    if (behind !== -1) from.set(first, at + line.length)
    return { ...part, span: { start: start + at, end: start + at + line.length } }
  })
}

/** A text with blanks for the code within its lines. */
export const withoutCode = (text: string): string =>
  text.replace(/(`+)[^`][\s\S]*?\1/g, (code) => ' '.repeat(code.length))

/** Where a part is written at or behind `from`, or -1. */
function startOf({ kind, value }: MarkdownPart, written: string, from: number): number {
  if (!value) return -1
  const line = value.split('\n', 1)[0] ?? ''
  let at = written.indexOf(line, from)
  if (kind === 'html') return at
  // An address has a bracket or a colon before it: it is not the words of its link, nor part of a longer one.
  while (at !== -1 && !(/[(<]|: /.test(written.slice(Math.max(0, at - 2), at)) && ends(written, at, line)))
    at = written.indexOf(line, at + 1)
  return at
}

const ends = (written: string, at: number, line: string) => /^$|[\s)>]/.test(written.charAt(at + line.length))
