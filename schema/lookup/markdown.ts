import { createRequire } from 'node:module'
import type { MarkdownIt, Token } from 'markdown-it'
import { addressOf, linkSchemes } from '../model/address.ts'

/** What stands in a Markdown text and is no mere text: the address of a link or picture, or a piece of HTML. */
export interface MarkdownPart {
  kind: 'link' | 'picture' | 'html'
  value: string
}

const require = createRequire(import.meta.url)
let known: MarkdownIt | undefined

/** The reader of CommonMark with tables and strikethrough. Loaded when the first Markdown text is met. */
function reader(): MarkdownIt {
  if (known) return known
  const Reader: typeof import('markdown-it').default = require('markdown-it')
  // HTML is told apart so that a diagnostic can speak of it; what is written shows it as text.
  const markdown = new Reader('commonmark', { html: true, xhtmlOut: false }).enable([
    'table',
    'strikethrough',
  ])
  // Addresses are judged here and by the rules, as the author wrote them.
  markdown.validateLink = () => true
  markdown.normalizeLink = (address) => address

  const { rules } = markdown.renderer
  const asText = (text: string) => markdown.utils.escapeHtml(text)
  rules.html_block = (tokens, index) => `<p>${asText(tokens[index]?.content ?? '')}</p>`
  rules.html_inline = (tokens, index) => asText(tokens[index]?.content ?? '')
  rules.image = (tokens, index) => asText(tokens[index]?.content ?? '')
  // What is wider than the screen scrolls within itself, by keyboard too.
  const code = (tokens: Token[], index: number) =>
    `<pre tabindex="0"><code>${asText(tokens[index]?.content ?? '')}</code></pre>\n`
  rules.fence = code
  rules.code_block = code
  rules.link_close = (tokens, index, _, env) => {
    const opening = tokens.slice(0, index).findLast(({ type }) => type === 'link_open')
    // What `markdownHtml` gives it, which the library holds to no type.
    const notes = env?.notes as Readonly<Record<string, string>> | undefined
    const note = notes?.[String(opening?.attrGet('href') ?? '')]
    return `${note ? ` (${asText(note)})` : ''}</a>`
  }
  rules.table_open = () => '<div data-scroll tabindex="0"><table>\n'
  rules.table_close = () => '</table></div>\n'
  known = markdown
  return markdown
}

/** The links, pictures and pieces of HTML of a Markdown text, in their order. */
export function markdownParts(text: string): MarkdownPart[] {
  const parts: MarkdownPart[] = []
  for (const token of everyToken(reader().parse(text, {}))) {
    if (token.type === 'link_open') parts.push({ kind: 'link', value: String(token.attrGet('href') ?? '') })
    if (token.type === 'image') parts.push({ kind: 'picture', value: String(token.attrGet('src') ?? '') })
    if (token.type === 'html_block' || token.type === 'html_inline')
      parts.push({ kind: 'html', value: token.content.trim() })
  }
  return parts
}

/** What becomes of the links of a Markdown text. */
export interface MarkdownLinks {
  /** What is said behind links, by their addresses in the page. */
  notes?: Readonly<Record<string, string>> | undefined
  /** The address of a link in the page. */
  addressOf?: (href: string) => string
}

/**
 * A Markdown text as HTML that is safe whatever the text holds: no tag comes from the text itself, and a
 * link keeps its address only if it is a path, an anchor or one of `linkSchemes`. The first heading is one
 * level below that of the section, and none is more than one level below the one before it.
 *
 * @param level that of the section's heading
 */
export function markdownHtml(
  text: string,
  level: 1 | 2 = 2,
  { notes = {}, addressOf: addressFor = (href) => href }: MarkdownLinks = {},
): string {
  const markdown = reader()
  const tokens = markdown.parse(text, {})
  for (const token of everyToken(tokens)) {
    if (token.type !== 'link_open') continue
    const href = String(token.attrGet('href') ?? '')
    if (isSafe(href)) token.attrSet('href', addressFor(href))
    else token.attrs = token.attrs?.filter(([name]) => name !== 'href') ?? null
  }
  shiftHeadings(tokens, level)
  return markdown.renderer.render(tokens, markdown.options, { notes })
}

function isSafe(href: string): boolean {
  const address = addressOf(href)
  if (address.kind === 'scheme') return linkSchemes.includes(address.scheme)
  return address.kind !== 'host'
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

function* everyToken(tokens: readonly Token[]): Generator<Token> {
  for (const token of tokens) {
    yield token
    // Within a picture there is only its alternative text.
    if (token.children && token.type !== 'image') yield* everyToken(token.children)
  }
}
