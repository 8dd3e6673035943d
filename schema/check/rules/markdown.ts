import type { Finding, Problem } from '../../report/diagnostics.ts'
import type { Span } from '../../report/lines.ts'
import { problem } from '../../report/problem.ts'
import { sourcePositionAt } from '../../yaml/sourcePosition.ts'
import type { Checked } from '../context.ts'
import { withoutCode } from '../markdownParts.ts'
import type { FieldText } from './contents.ts'
import { foundAt, type Rule } from './rule.ts'

/** Markdown texts have no HTML and no pictures, and keep their lines. Other rules check their links. */
export const markdownRule: Rule = ({ markdowns }, { root, text }) => {
  const findings: Finding[] = []
  for (const { path, value, parts } of markdowns) {
    const { span } = sourcePositionAt(root, path)
    for (const part of parts) {
      // A closing tag is not one more mistake.
      if (part.kind === 'html' && !part.value.startsWith('</'))
        findings.push({ ...htmlFound(part.value, 'a Markdown text here'), path, span: part.span })
      if (part.kind === 'picture') findings.push({ ...problem('markdown-picture'), path, span: part.span })
    }
    findings.push(...slipsFound(markdownSlips(value), { path, value }, { root, text }))
    // Only if folding has joined the lines into a single paragraph.
    const isFolded = text[span.start] === '>' && markedLine.test(text.slice(span.start, span.end))
    if (isFolded && !value.includes('\n\n')) findings.push(...foundAt(root, path, problem('markdown-folded')))
  }
  return findings
}

/** Sentences show HTML as it is typed, and have no pictures, and no lists but where their bullets become one. */
export const sentenceRule: Rule = ({ sentences }, { root, text }) => {
  const findings: Finding[] = []
  for (const { path, value, parts, hasList } of sentences) {
    const { span } = sourcePositionAt(root, path)
    const html = parts.find(({ kind }) => kind === 'html')
    if (html) {
      const words = { html: html.value }
      findings.push({ ...problem('markdown-html in a sentence', words), path, span: html.span })
    }
    for (const part of parts)
      if (part.kind === 'picture') findings.push({ ...problem('markdown-picture'), path, span: part.span })
    findings.push(...slipsFound(sentenceSlips(value, hasList), { path, value }, { root, text }))
    const isFolded = text[span.start] === '>' && bulletLine.test(text.slice(span.start, span.end))
    if (hasList && isFolded) findings.push(...foundAt(root, path, problem('markdown-folded')))
  }
  return findings
}

/** Slips of a text, each where it is written in the file. */
function slipsFound(
  slips: readonly MarkdownSlip[],
  { path, value }: FieldText,
  { root, text }: Pick<Checked, 'root' | 'text'>,
): Finding[] {
  const { span } = sourcePositionAt(root, path)
  let from = span.start
  return slips.map(({ problem, span: within }) => {
    const written = value.slice(within.start, within.end)
    const start = text.slice(0, span.end).indexOf(written, from)
    if (start !== -1) from = start + 1
    // A slip that is not written there literally, as with escapes or over two lines, has the whole span.
    return { ...problem, path, span: start === -1 ? span : { start, end: start + written.length } }
  })
}

/** A line that begins a block of Markdown. */
const markedLine = /\n[ \t]*(?:[-*+] |\d+[.)] |#{1,6} |> |\||```)|\n[ \t]*\r?\n[ \t]*\S/

const bulletLine = /\n[ \t]*(?:[-*+] |[•▪‣◦●])/

/** @param holder what cannot hold the HTML */
export const htmlFound = (html: string, holder: string): Problem =>
  problem('markdown-html', { html: html.split('\n', 1)[0] ?? '', holder })

/** Text that looks like Markdown and is not, so that its characters show in the page as they are typed. */
export interface MarkdownSlip {
  problem: Problem
  /** Where it stands in the text, up to the end of its line. */
  span: Span
}

/** The slips of a Markdown text, in their order. */
export function markdownSlips(text: string): MarkdownSlip[] {
  const plain = withoutCode(text)
  const slips = inlineSlips(plain)
  // A single # before a small letter may be a tag, and so may one on several words; before a digit it is a number.
  for (const match of plain.matchAll(/^(#{2,6}(?=[^\s#\p{N}])|#(?=\p{Lu})(?!.*\s#\p{L}))(.*?)(?=\s{2}|$)/gmu))
    slips.push(
      slip(match, problem('markdown-slip of a heading', { meant: `${match[1]} ${match[2]?.trimEnd()}` })),
    )
  const bullet = /^([•●▪◦‣∙·]).*/m.exec(plain)
  if (bullet) slips.push(slip(bullet, problem('markdown-slip of a bullet', { sign: bullet[1] ?? '' })))
  for (const [pattern, sign] of [
    [/^-\p{L}.*/gmu, '-'],
    [/^\d{1,3}[.)]\p{L}.*/gmu, 'number'],
  ] as const) {
    // Of several entries the first is reported for all; a single line may be meant as it is.
    const [first, second] = plain.matchAll(pattern)
    if (first && second) slips.push(slip(first, problem('markdown-slip of an entry', { sign })))
  }
  return slips.toSorted((one, other) => one.span.start - other.span.start)
}

/**
 * The slips of a sentence, which has inline Markdown alone.
 *
 * @param hasList whether its lines with bullets become a list, and so are none
 */
export function sentenceSlips(text: string, hasList: boolean): MarkdownSlip[] {
  const plain = withoutCode(text)
  const slips = inlineSlips(plain)
  const [first, second] = plain.matchAll(/^[ \t]*(?:[-*+•▪‣◦●][ \t]|\d{1,3}[.)][ \t]).*/gm)
  if (!hasList && first && second) slips.push(slip(first, problem('markdown-slip of a list')))
  return slips
}

const slip = ({ index, 0: written }: RegExpExecArray, problem: Problem): MarkdownSlip => ({
  problem,
  span: { start: index, end: index + written.trimEnd().length },
})

/** A link with a space before its address. */
const partedLink = /(?<!\\)\[([^[\]\n]+)\][ \t]+\(((?:https?:|mailto:|tel:|[#/])[^()[\]\s]*)\)/g

/** Words between two asterisks each, with whatever stands beside them. */
const boldWords = /(?<!\\)\*\*([^*\n]+)\*\*/g

/** Links and words in bold that are written in another way than Markdown's. */
function inlineSlips(plain: string): MarkdownSlip[] {
  const slips: MarkdownSlip[] = []
  for (const match of plain.matchAll(partedLink))
    slips.push(slip(match, problem('markdown-slip of a link', { meant: `[${match[1]}](${match[2]})` })))
  for (const match of plain.matchAll(boldWords)) {
    const [, inner = ''] = match
    const words = inner.trim()
    // Between figures, or single letters, it stands for a power.
    if (words === inner || !/\p{L}/u.test(words) || /^\s.\s$/u.test(inner)) continue
    slips.push(slip(match, problem('markdown-slip of bold', { meant: `**${words}**` })))
  }
  return slips
}
