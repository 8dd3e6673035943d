/*
 * Texts as they are edited: the words of a value, and a paragraph of Markdown.
 */

/** A value as words to edit: without the line breaks at its end, which belong to the style of a block. */
export const wordsOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).replace(/\n+$/, '') : ''

/** A paragraph or a heading of a Markdown text. */
interface Paragraph {
  /** Its first line, from 0, and its lines as they are written. */
  line: number
  source: string
}

/** Begins something that is no paragraph: a list, a quote, a table, a fence, HTML, a picture, a footnote. */
const special = /^(?: {4}|\t| {0,3}(?:[-*+>|<]|\d+[.)]\s|```|~~~|!\[|\[[^\]]+\]:|-{3,}|={3,}))/

/** The paragraph or heading that a line belongs to; undefined for all else, and for what is in a fence of code. */
export function paragraphAt(text: string, line: number): Paragraph | undefined {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const isPlain = (index: number) => {
    const one = lines[index]
    return one !== undefined && one.trim() !== '' && !special.test(one) && !/^ {0,3}#/.test(one)
  }
  const fences = lines.slice(0, line).filter((one) => /^ {0,3}(?:```|~~~)/.test(one))
  if (fences.length % 2 === 1) return undefined
  const here = lines[line]
  if (here !== undefined && /^ {0,3}#{1,6}\s/.test(here)) return paragraphOf([here], line)
  if (!isPlain(line)) return undefined
  let start = line
  while (isPlain(start - 1)) start -= 1
  let end = line + 1
  while (isPlain(end)) end += 1
  // Below a list or a quote it goes on with that, and what follows without an empty line is part of it.
  const isAlone = (one: string | undefined) => one === undefined || one.trim() === '' || /^ {0,3}#/.test(one)
  if (!isAlone(lines[start - 1]) || !isAlone(lines[end])) return undefined
  return paragraphOf(lines.slice(start, end), start)
}

const paragraphOf = (lines: readonly string[], line: number): Paragraph => ({
  line,
  source: lines.join('\n'),
})
