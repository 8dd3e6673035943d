import type { Problem } from '../report/diagnostics.ts'
import type { Span } from '../report/lines.ts'
import { problem } from '../report/problem.ts'
import type { Mistake } from './parse.ts'

/** Spaces other than the common one, which YAML takes for letters. */
export const unnoticedBlanks = /[\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000]/

// A key in small letters at the beginning of a later line: in plain text such a line goes on with the one above.
const keyInText = new RegExp(`(\\n *(?:- +)*[a-z]\\w*:)(${unnoticedBlanks.source}+ *)`)

/** A key that became part of the plain text above it, since what stands behind its colon only looks like a space. */
export function keyInPlainText(text: string, { start, end }: Span): (Problem & { span: Span }) | undefined {
  const found = keyInText.exec(text.slice(start, end))
  const [, before, blanks] = found ?? []
  if (!found || before === undefined || blanks === undefined) return undefined
  return oddBlankFound(blanks, start + found.index + before.length, 1)
}

/** What begins a line of YAML, and behind it a character that looks like a space and is none. */
const oddBeginning = new RegExp(`^( *(?:- +)*(?:-|[\\w-]+:)?)(${unnoticedBlanks.source}+ *)`)

/** A character that looks like a space, such as a no-break space, behind a colon or a dash, or before a key. */
export function oddBlankAtStart({ line, above, span, text }: Mistake): Problem | undefined {
  const lineStart = text.lastIndexOf('\n', span.start - 1) + 1
  const starts = [lineStart, text.lastIndexOf(above, lineStart)]
  for (const [index, one] of [line, above].entries()) {
    const [, before, blanks] = oddBeginning.exec(one) ?? []
    if (before === undefined || blanks === undefined) continue
    const start = (starts[index] ?? 0) + before.length
    return oddBlankFound(blanks, start, /\S$/.test(before) ? 1 : blanks.length)
  }
  return undefined
}

/** The finding for characters at an offset that look like spaces, and how many spaces belong there. */
function oddBlankFound(blanks: string, start: number, spaces: number): Problem & { span: Span } {
  const span = { start, end: start + blanks.length }
  const name = `U+${blanks.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
  const found = problem('yaml-space that is none', {
    name,
    spaces: spaces === 1 ? 'a space' : `${spaces} spaces`,
  })
  return { ...found, span, fix: [{ ...span, text: ' '.repeat(spaces) }] }
}
