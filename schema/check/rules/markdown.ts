import type { Token } from 'markdown-it'
import type { Finding, Problem } from '../../report/diagnostics.ts'
import { linesOf, type Span } from '../../report/lines.ts'
import { quoted } from '../../report/phrasing.ts'
import { reader } from '../../text/markdown.ts'
import { sentenceTokens } from '../../text/sentence.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import type { Checked } from '../context.ts'
import { withoutCode } from '../markdownParts.ts'
import type { FieldText } from './contents.ts'
import type { Rule } from './rule.ts'

/** Markdown texts have no HTML and no pictures, and keep their lines. Other rules check their links. */
export const markdownRule: Rule = ({ markdowns }, { root, text }) => {
  const findings: Finding[] = []
  for (const { path, value, parts } of markdowns) {
    const { span } = positionOf(root, path)
    const isOpened = parts.some((part) => part.kind === 'html' && !isClosing(part.value))
    for (const part of parts) {
      // A closing tag is not one more mistake.
      if (part.kind === 'html' && !(isOpened && isClosing(part.value)))
        findings.push({ ...htmlFound(part.value, 'a Markdown text here'), path, span: part.span })
      if (part.kind === 'picture') findings.push({ ...pictureFound, path, span: part.span })
    }
    findings.push(...slipsFound(markdownSlips(value), { path, value }, { root, text }))
    // Only if folding has joined the lines into a single paragraph.
    const isFolded = text[span.start] === '>' && markedLine.test(text.slice(span.start, span.end))
    if (isFolded && !value.includes('\n\n')) findings.push({ ...foldedFound, path, span })
  }
  return findings
}

/** Sentences show HTML as it is typed, and have no pictures, and no lists but where their bullets become one. */
export const sentenceRule: Rule = ({ sentences }, { root, text }) => {
  const findings: Finding[] = []
  for (const { path, value, parts, hasList } of sentences) {
    const { span } = positionOf(root, path)
    const html = parts.find(({ kind }) => kind === 'html')
    if (html) findings.push({ ...typedHtml(html.value), path, span: html.span })
    for (const part of parts)
      if (part.kind === 'picture') findings.push({ ...pictureFound, path, span: part.span })
    findings.push(...slipsFound(sentenceSlips(value, hasList), { path, value }, { root, text }))
    const isFolded = text[span.start] === '>' && bulletLine.test(text.slice(span.start, span.end))
    if (hasList && isFolded) findings.push({ ...foldedFound, path, span })
  }
  return findings
}

/** Slips of a text, each where it is written in the file. */
function slipsFound(
  slips: readonly MarkdownSlip[],
  { path, value }: FieldText,
  { root, text }: Pick<Checked, 'root' | 'text'>,
): Finding[] {
  const { span } = positionOf(root, path)
  let from = span.start
  return slips.map(({ problem, span: within }) => {
    const written = value.slice(within.start, within.end)
    const start = text.slice(0, span.end).indexOf(written, from)
    if (start !== -1) from = start + 1
    // A slip that is not written there literally, as with escapes or over two lines, has the whole span.
    return { ...problem, path, span: start === -1 ? span : { start, end: start + written.length } }
  })
}

const isClosing = (html: string) => html.startsWith('</')

/** A line that begins a block of Markdown. */
const markedLine = /\n[ \t]*(?:[-*+] |\d+[.)] |#{1,6} |> |\||```)|\n[ \t]*\r?\n[ \t]*\S/

const bulletLine = /\n[ \t]*(?:[-*+] |[•▪‣◦●])/

const typedHtml = (html: string): Problem => ({
  code: 'markdown-html',
  severity: 'warning',
  message: `${quoted(html, 30)} is HTML, which is shown as it is typed`,
  label: 'shown as typed',
  help: 'write it in Markdown; to show it as it stands, put it between backticks',
})

/** @param holder what cannot hold the HTML */
export const htmlFound = (html: string, holder: string): Problem => ({
  code: 'markdown-html',
  message: `${quoted(html.split('\n', 1)[0] ?? '', 30)} is HTML, which ${holder} cannot hold`,
  help: 'write it in Markdown; to show it as it stands, put it between backticks',
})

const pictureFound: Problem = {
  code: 'markdown-picture',
  message: 'a picture cannot stand in a Markdown text, where nothing is known of its size',
  help: 'show it in a section of the type gallery',
}

const foldedFound: Problem = {
  code: 'markdown-folded',
  severity: 'warning',
  message: 'YAML joins the lines of a text after >, so its paragraphs and lists are lost',
  help: 'write | instead of >',
}

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

/** An asterisk that could begin words in italics or bold, with the word behind it. */
const openAsterisk = /(?<![^\s\0([{"'“‘«„¿¡—–-])(\*{1,2})(?:[\p{L}\p{N}][^\s\0]*|(?=\0))/gu

/** Links, pictures and words in italics or bold that are written in another way than Markdown's. */
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
  // Between words in bold that are typed wrongly it is named with them.
  const [open] = slips.length > 0 ? [] : plain.matchAll(openAsterisk)
  // Behind an earlier word, it is the mark of a note.
  const isNote = open && /[^\s*\0]\*(?![*\p{L}\p{N}])/u.test(plain.slice(0, open.index))
  if (open && !isNote) {
    const [, sign = '*'] = open
    const message = `this ${sign} shows as it is typed, since no ${sign} ends what it begins`
    const help = `write ${sign} right behind the last word too; to show it as it stands, write \\ before it`
    slips.push(slip(open, message, help))
  }
  return slips
}
