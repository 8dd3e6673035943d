import type { Token } from 'markdown-it'
import type { Problem } from '../report/diagnostics.ts'
import { linesOf, type Span } from '../report/lines.ts'
import { quoted } from '../report/phrasing.ts'
import { type MarkdownPart, markdownParts, reader } from '../text/markdown.ts'
import { sentenceTokens } from '../text/sentence.ts'

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

/** Text that looks like Markdown and is not, so that its characters show in the page as they are typed. */
export interface MarkdownSlip {
  problem: Problem
  /** Where it stands in the text, up to the end of its line. */
  span: Span
}

/** The slips of a Markdown text, in their order. */
export function markdownSlips(text: string): MarkdownSlip[] {
  const lines = linesOf(text)
  const tokens = reader().parse(text, {})
  const found: MarkdownSlip[] = []
  let lineRange: readonly [from: number, to: number] = [0, 0]
  for (const [index, token] of tokens.entries()) {
    // A cell of a table stands in the lines of its row.
    if (token.map) lineRange = token.map
    if (token.type !== 'inline') continue
    const plain = leftAsText(token.children ?? [])
    const isParagraph = tokens[index - 1]?.type === 'paragraph_open'
    const slips = [...(isParagraph ? lineSlips(plain) : []), ...inlineSlips(plain)]
    const before = lines.span(lineRange[0] + 1).start
    const block = withoutCode(text.slice(before, lines.span(lineRange[1]).end))
    found.push(...located(slips, block, before))
  }
  return found
}

/**
 * The slips of a sentence, which has inline Markdown alone.
 *
 * @param hasList whether its lines with bullets become a list, and so are none
 */
export function sentenceSlips(text: string, hasList: boolean): MarkdownSlip[] {
  const slips = inlineSlips(leftAsText(sentenceTokens(text)))
  const [first, second] = text.matchAll(/^[ \t]*(?:[-*+•▪‣◦●][ \t]|\d{1,3}[.)][ \t])[^\n]*/gm)
  if (!hasList && first && second) {
    const message = 'a list cannot stand in this text, whose lines run on as one'
    slips.push(slip(first, message, 'make sentences of its points'))
  }
  return located(slips, withoutCode(text), 0)
}

/** The plain text of inline tokens, with a character that no pattern here matches for all others. */
function leftAsText(children: readonly Token[]): string {
  let text = ''
  for (const { type, content } of children) {
    if (type === 'text') text += content
    else text += type === 'softbreak' || type === 'hardbreak' ? '\n' : '\0'
  }
  return text
}

/** A slip, at its index in that plain text. */
interface Slip {
  index: number
  written: string
  beginsLine: boolean
  problem: Problem
}

const slip = ({ index, 0: written }: RegExpExecArray, message: string, help: string): Slip => ({
  index,
  written,
  beginsLine: false,
  problem: { code: 'markdown-slip', severity: 'warning', message, help },
})

/** Slips where they are written in a block of text, which begins at `before`; without those that are escaped. */
function located(slips: readonly Slip[], block: string, before: number): MarkdownSlip[] {
  const found: MarkdownSlip[] = []
  let from = 0
  for (const { problem, written, beginsLine } of slips.toSorted((one, other) => one.index - other.index)) {
    const [line = ''] = written.trimEnd().split('\n', 1)
    let at = block.indexOf(line, from)
    while (beginsLine && at !== -1 && isWithinLine(block, at)) at = block.indexOf(line, at + 1)
    // With a backslash before or within it, it is meant to be seen.
    if (at === -1 || block[at - 1] === '\\') continue
    from = at + 1
    found.push({ problem, span: { start: before + at, end: before + at + line.length } })
  }
  return found
}

/** Whether more than the signs of quotations and lists stand before a place in its line. */
const isWithinLine = (block: string, at: number) =>
  !/^[ \t>]*(?:(?:[-*+]|\d+[.)]) +)*$/.test(block.slice(block.lastIndexOf('\n', at - 1) + 1, at))

/** Characters at the start of a line that need a space behind them, or are not Markdown's. */
function lineSlips(plain: string): Slip[] {
  const slips: Slip[] = []
  // A single # before a small letter may be a tag, and so may one on several words; before a digit it is a number.
  for (const match of plain.matchAll(/^(#{2,6}(?=[^\s#\p{N}])|#(?=\p{Lu})(?!.*\s#\p{L}))([^\n\0]*)/gmu)) {
    const meant = `${match[1]} ${match[2]?.trimEnd()}`
    slips.push(slip(match, 'a heading needs a space behind its #', `write ${quoted(meant, 60)}`))
  }
  const [bullet] = plain.matchAll(/^([•●▪◦‣∙·])[^\n\0]*/gm)
  if (bullet) {
    const message = `a line that begins with ${bullet[1]} is no entry of a list`
    slips.push(slip(bullet, message, 'write - before each entry, and a space behind it'))
  }
  for (const pattern of [/^([-+*])\p{L}[^\n\0]*/gmu, /^\d{1,3}[.)]\p{L}[^\n\0]*/gmu]) {
    // Of several entries the first is reported for all; a single line may be meant as it is.
    const [first, second] = plain.matchAll(pattern)
    if (!first || !second) continue
    const message = `an entry of a list needs a space behind its ${first[1] ?? 'number'}`
    slips.push(slip(first, message, 'write one in each of its lines'))
  }
  for (const one of slips) one.beginsLine = true
  return slips
}

const address = String.raw`(?:https?:|mailto:|tel:|[#/])[^()\[\]\s]*`
const linkParted = new RegExp(String.raw`\[([^\[\]\n]+)\]\s+\((${address})\)`, 'g')
const linkReversed = new RegExp(String.raw`(?<![\p{L}\p{N}])\(([^()\n]+)\)\[(${address})\]`, 'gu')

/** Links, pictures and words in bold that are written in another way than Markdown's. */
function inlineSlips(plain: string): Slip[] {
  const slips: Slip[] = []
  const typed = (match: RegExpExecArray, why: string, meant: string) =>
    slips.push(slip(match, `this shows as it is typed: ${why}`, `write ${quoted(meant, 80)}`))
  for (const match of plain.matchAll(/(!?\[[^[\]\n]+\])\(([^()"'\n]+)\)/g)) {
    const [, words, inner = ''] = match
    // Without a character of addresses it is a remark in brackets.
    if (!/\S\s+\S/.test(inner) || !/[./:#]/.test(inner)) continue
    typed(match, 'an address has no spaces in it', `${words}(${inner.trim().replace(/\s+/g, '%20')})`)
  }
  for (const match of plain.matchAll(linkParted))
    typed(match, 'no space stands between the brackets of a link', `[${match[1]}](${match[2]})`)
  for (const match of plain.matchAll(linkReversed)) {
    const why = 'square brackets stand around the words of a link, and round ones around its address'
    typed(match, why, `[${match[1]}](${match[2]})`)
  }
  for (const match of plain.matchAll(/\*\*([^*\n]+)\*\*/g)) {
    const [, inner = ''] = match
    const words = inner.trim()
    // Between figures, or single letters, it stands for a power.
    if (!/\p{L}/u.test(words) || /^\s.\s$/u.test(inner)) continue
    if (words !== inner) typed(match, 'no space stands at the inner side of **', `**${words}**`)
    else {
      const why = '** between a letter and a punctuation mark begins and ends nothing'
      const help = 'put the punctuation mark outside of them, or a space beside them'
      slips.push(slip(match, `this shows as it is typed: ${why}`, help))
    }
  }
  return slips
}
