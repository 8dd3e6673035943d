import { createRequire } from 'node:module'
import type { MarkdownIt, Token } from 'markdown-it'
import { type MarkdownLinks, type MarkdownPart, partIn } from './markdown.ts'
import { isSafe, plainAddresses, setTexts } from './markdownReader.ts'

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
export const wordsOf = (parts: readonly SentencePart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : wordsOf(part.parts))).join('')

/** The words of a sentence in inline Markdown. */
export const sentenceWords = (text: string): string => wordsOf(sentenceParts(text))
