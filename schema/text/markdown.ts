import type { Token } from 'markdown-it'
import { endOfLead } from './lead.ts'
import { everyToken, isSafe, reader, type SetRuns, setWords } from './markdownReader.ts'

/** A part of a Markdown text that is not plain text: the address of a link or picture, or a piece of HTML. */
export interface MarkdownPart {
  kind: 'link' | 'picture' | 'html'
  value: string
  /** The lines of its block, from 0; `to` is exclusive. */
  lines: readonly [from: number, to: number]
}

/** The links, pictures and pieces of HTML of a Markdown text, in their order. */
export function markdownParts(text: string): MarkdownPart[] {
  const parts: MarkdownPart[] = []
  let lines: readonly [number, number] = [0, 0]
  for (const token of everyToken(reader().parse(text, {}))) {
    if (token.map) lines = [token.map[0], token.map[1]]
    const part = partIn(token, lines)
    if (part) parts.push(part)
  }
  return parts
}

/** What a token of Markdown is, if it is one of these parts. */
export function partIn(token: Token, lines: MarkdownPart['lines']): MarkdownPart | undefined {
  if (token.type === 'link_open') return { kind: 'link', value: String(token.attrGet('href') ?? ''), lines }
  if (token.type === 'image') return { kind: 'picture', value: String(token.attrGet('src') ?? ''), lines }
  return token.type === 'html_block' || token.type === 'html_inline'
    ? { kind: 'html', value: token.content.trim(), lines }
    : undefined
}

/** How the links of a Markdown text are rendered. */
export interface MarkdownLinks {
  /** The notes shown behind links, by the addresses of these in the page. */
  notes?: Readonly<Record<string, string>> | undefined
  /** The address in the page of a link as written. */
  addressOf?: (href: string) => string
  /** Sets the words of a paragraph. */
  set?: SetRuns | undefined
}

/**
 * A Markdown text as HTML that is safe whatever the text holds: no tag comes from the text itself, and a
 * link keeps its address only if it is a path, an anchor or one of `linkSchemes`. The first heading is one
 * level below that of the section, and none is more than one level below the one before it.
 *
 * @param level that of the section's heading
 * @param leads the language of the text, if its first paragraph becomes a lead, its first sentence alone; one that is
 *   too long for that has `data-long`
 */
export function markdownHtml(
  text: string,
  level: 1 | 2 = 2,
  { notes = {}, addressOf: addressFor = (href) => href, set }: MarkdownLinks = {},
  leads?: string,
): string {
  const markdown = reader()
  const tokens = markdown.parse(text, {})
  for (const token of everyToken(tokens)) {
    if (token.type !== 'link_open') continue
    const href = String(token.attrGet('href') ?? '')
    if (isSafe(href)) token.attrSet('href', addressFor(href))
    else token.attrs = token.attrs?.filter(([name]) => name !== 'href') ?? null
  }
  if (set) setWords(tokens, set)
  shiftHeadings(tokens, level)
  if (leads !== undefined) divideLead(tokens, leads)
  return markdown.renderer.render(tokens, markdown.options, { notes })
}

/** Headings nest as they did, but below the section's own and without a gap. */
function shiftHeadings(tokens: readonly Token[], above: number): void {
  const open: number[] = []
  for (const token of tokens) {
    if (token.type === 'heading_open') {
      const level = Number(token.tag.slice(1))
      while ((open.at(-1) ?? 0) >= level) open.pop()
      open.push(level)
    }
    if (token.type === 'heading_open' || token.type === 'heading_close')
      token.tag = `h${Math.min(6, open.length + above)}`
  }
}

/** Makes the first sentence of a text that begins with a paragraph one of its own, if it is short. */
function divideLead(tokens: Token[], lang: string): void {
  const [open, inline, close] = tokens
  if (open?.type !== 'paragraph_open' || !inline?.children || !close) return
  const { children } = inline
  const words = children.map(wordsIn)
  const end = endOfLead(words.join(''), lang)
  if (end === undefined) {
    open.attrSet('data-long', '')
    return
  }
  // The first token outside of all elements with which the words reach the end of the sentence.
  let [depth, reached] = [0, 0]
  const last = children.findIndex(({ nesting }, index) => {
    depth += nesting
    reached += words[index]?.length ?? 0
    return depth === 0 && reached >= end
  })
  const cut = children[last]
  if (!cut) return
  const over = cut.type === 'text' ? cut.content.slice(cut.content.length - (reached - end)) : ''
  const rest = [...(reached > end ? [copyOf(cut, { content: over })] : []), ...children.slice(last + 1)]
  if (!rest.some((token) => wordsIn(token).trim())) return
  const kept = over && reached > end ? copyOf(cut, { content: cut.content.slice(0, -over.length) }) : cut
  inline.children = [...children.slice(0, last), kept]
  tokens.splice(2, 0, close, copyOf(open, { attrs: null }), copyOf(inline, { children: rest }))
}

const wordsIn = ({ type, content }: Token): string => (type.endsWith('break') ? ' ' : content)

const copyOf = (token: Token, changes: Partial<Token>): Token =>
  Object.assign(Object.create(Object.getPrototypeOf(token)), token, changes)
