import { createRequire } from 'node:module'
import type { MarkdownIt, Token } from 'markdown-it'
import {
  endOfLead,
  isSafe,
  type MarkdownLinks,
  type MarkdownPart,
  partIn,
  plainAddresses,
  setTexts,
} from './markdown.ts'

/** A part of a sentence: plain text, or an element with parts of its own. Emphasis, code and links are all there is. */
export type SentencePart =
  | string
  | { tag: 'em' | 'strong' | 's' | 'code'; parts: SentencePart[] }
  | { tag: 'a'; href: string; note?: string; parts: SentencePart[] }

/** The longest sentence that is read as Markdown, in characters; a longer one is shown as it is written. */
const maxLength = 50_000

/** A character without which a text is the same in Markdown and without. */
const markup = /[*_~`[\]\\<&]/

const require = createRequire(import.meta.url)
let known: MarkdownIt | undefined

/** The parser of inline CommonMark with strikethrough. Loaded for the first text that may hold any. */
function reader(): MarkdownIt {
  if (known) return known
  const Reader: typeof import('markdown-it').default = require('markdown-it')
  const markdown = plainAddresses(new Reader('commonmark', { html: true }).enable('strikethrough'))
  const { State } = markdown.inline
  // An asterisk before closing punctuation is that of a footnote, as in "90 €*, 20 €*", and begins nothing.
  markdown.inline.State = class extends State {
    override scanDelims(start: number, canSplitWord: boolean) {
      const found = super.scanDelims(start, canSplitWord)
      const isFootnote = /^\*[\p{Pe}\p{Pf}.,;:!?]/u.test(this.src.slice(start, start + 3))
      return isFootnote ? { ...found, can_open: false } : found
    }
  }
  known = markdown
  return markdown
}

/** The tokens of a sentence; none where nothing in it may be Markdown. */
export const sentenceTokens = (text: string): Token[] =>
  markup.test(text) && text.length <= maxLength ? (reader().parseInline(text, {})[0]?.children ?? []) : []

/** The links, pictures and pieces of HTML of a sentence, in their order. All have the first line. */
export const sentenceMarkup = (text: string): MarkdownPart[] =>
  sentenceTokens(text).flatMap((token) => partIn(token, [0, 1]) ?? [])

const elements: Readonly<Record<string, 'em' | 'strong' | 's'>> = {
  em_open: 'em',
  strong_open: 'strong',
  s_open: 's',
}

/**
 * A sentence in inline Markdown as data, which is safe whatever it holds: HTML in it is plain text, a picture its
 * alternative text, and a link whose address is not safe only its words. A text without Markdown is its own only part.
 */
export function sentenceParts(
  text: string,
  { notes = {}, addressOf = (href) => href, set }: MarkdownLinks = {},
): SentencePart[] {
  const tokens = sentenceTokens(text)
  if (tokens.length === 0) return [set?.([text])[0] ?? text]
  if (set) setTexts(tokens, set)
  const whole: SentencePart[] = []
  const open = [whole]
  const begin = (element: Exclude<SentencePart, string> | undefined) => {
    if (element) open.at(-1)?.push(element)
    open.push(element?.parts ?? open.at(-1) ?? whole)
  }
  for (const token of tokens) {
    const here = open.at(-1) ?? whole
    const tag = elements[token.type]
    if (tag) begin({ tag, parts: [] })
    else if (token.type === 'link_open') begin(link(String(token.attrGet('href') ?? '')))
    else if (token.nesting < 0) open.pop()
    else if (token.type === 'code_inline') here.push({ tag: 'code', parts: [token.content] })
    else addText(here, token.type.endsWith('break') ? '\n' : token.content)
  }
  return whole

  function link(address: string): Exclude<SentencePart, string> | undefined {
    if (!isSafe(address) || !address.trim()) return undefined
    const href = addressOf(address)
    return { tag: 'a', href, ...(notes[href] && { note: notes[href] }), parts: [] }
  }
}

/** Adds text to a list of parts, to the text at its end if there is one. */
function addText(parts: SentencePart[], text: string): void {
  const last = parts.at(-1)
  if (typeof last === 'string') parts[parts.length - 1] = last + text
  else if (text) parts.push(text)
}

/** The words of some parts, without their Markdown. */
export const sentenceText = (parts: readonly SentencePart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : sentenceText(part.parts))).join('')

/** The words of a sentence in inline Markdown. */
export const sentenceWords = (text: string): string => sentenceText(sentenceParts(text))

/** A part of a text that stands by itself: its first sentence, set larger, a paragraph, or a point of a list. */
export interface Block {
  kind: 'lead' | 'paragraph' | 'point'
  parts: SentencePart[]
}

/** The end of a sentence at the end of a line. */
const ending = /[.!?…:。！？：؟۔।]["'”’»›)\]」』]*\s*$/u

/**
 * The blocks of a text: paragraphs part where a line is empty or ends with a sentence, and lines with bullets are
 * points. A text may be wrapped anywhere else.
 *
 * @returns nothing for a text that is one paragraph
 */
export function blocksOf(parts: readonly SentencePart[]): Block[] | undefined {
  const words = sentenceText(parts)
  if (!words.includes('\n')) return undefined
  const found: { kind: Block['kind']; from: number; to: number }[] = []
  let isOver = true
  let at = 0
  for (const line of words.split('\n')) {
    const [from, to] = [at, at + line.length + 1]
    at = to
    const last = found.at(-1)
    const sign = bullet.exec(line)?.[0]
    if (sign !== undefined) found.push({ kind: 'point', from: from + sign.length, to })
    else if (line.trim() && (isOver || !last)) found.push({ kind: 'paragraph', from, to })
    else if (last && line.trim()) last.to = to
    isOver = !line.trim() || (found.at(-1)?.kind === 'paragraph' && ending.test(line))
  }
  if (found.length < 2) return undefined
  return found.map(({ kind, from, to }) => ({ kind, parts: sliced(parts, from, to) }))
}

/**
 * Blocks of which the first is the first sentence of a text, if that is no longer than some 160 letters; one of a few
 * words takes those after it along.
 *
 * @param blocks those that the text has already
 * @param lang the language of the text
 */
export function withLead(blocks: readonly Block[], lang: string): Block[] {
  const [first, ...others] = blocks
  if (first?.kind !== 'paragraph') return [...blocks]
  const words = sentenceText(first.parts)
  const end = endOfLead(words, lang)
  if (end === undefined) return [...blocks]
  const rest = words.slice(end).trim() ? [{ ...first, parts: sliced(first.parts, end, words.length) }] : []
  return [{ kind: 'lead', parts: sliced(first.parts, 0, end) }, ...rest, ...others]
}

/** The parts of a text from one of its characters up to another; an element that reaches beyond is cut. */
function sliced(parts: readonly SentencePart[], from: number, to: number): SentencePart[] {
  let at = 0
  return parts.flatMap((part): SentencePart[] => {
    const length = sentenceText([part]).length
    const [start, end] = [Math.max(from - at, 0), Math.min(to - at, length)]
    at += length
    if (start >= end) return []
    return [
      typeof part === 'string' ? part.slice(start, end) : { ...part, parts: sliced(part.parts, start, end) },
    ]
  })
}

/** The bullet of a point of a list: a sign of its own, or a hyphen or star with a blank. */
export const bullet = /^\s*(?:[•▪‣◦●○■□➤►▶·]\s*|[*–-]\s+)(?=\S)/u

/** A point of a list without the bullet of its own: the page has one for each. */
export const withoutBullet = (point: string): string => point.replace(/^\s*[•▪‣◦●○■□➤►▶·]\s*(?=\S)/u, '')

/**
 * The paragraphs of a text and the points of a list in it, which begin with bullets. A line below a point goes on with
 * it, as in Markdown; an empty line ends it.
 */
export function pointsIn(text: string): { summary?: string; highlights: string[] } {
  const paragraphs: string[] = []
  const highlights: string[] = []
  let isInPoint = false
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (bullet.test(line)) highlights.push(line.replace(bullet, ''))
    else if (isInPoint && line) highlights.push(`${highlights.pop()} ${line}`)
    else if (line) paragraphs.push(line)
    isInPoint = line !== '' && (isInPoint || bullet.test(line))
  }
  return { ...(paragraphs.length > 0 && { summary: paragraphs.join('\n') }), highlights }
}
