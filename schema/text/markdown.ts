import { createRequire } from 'node:module'
import type { MarkdownIt, Token } from 'markdown-it'
import { addressOf, linkSchemes } from '../model/address.ts'
import { textWidth } from './textWidth.ts'
import type { TextRun } from './typeset.ts'

const require = createRequire(import.meta.url)
let known: MarkdownIt | undefined

/** What the renderer is given with a text; the library leaves its type open. */
export interface MarkdownEnvironment {
  /** The notes shown behind links, by the addresses of these in the page. */
  notes?: Readonly<Record<string, string>> | undefined
  /** Code as highlighted HTML; undefined if its language is not known. */
  highlight?: (code: string, language: string) => string | undefined
}

/** The library passes it on unchanged. */
const environment = (env: object | undefined): MarkdownEnvironment => ({ ...env })

/** The parser of CommonMark with tables and strikethrough. Loaded on first use. */
export function reader(): MarkdownIt {
  if (known) return known
  const Reader: typeof import('markdown-it').default = require('markdown-it')
  // HTML becomes tokens, so that diagnostics can report it; the renderer shows it as text.
  const markdown = new Reader('commonmark', { html: true, xhtmlOut: false }).enable([
    'table',
    'strikethrough',
  ])
  plainAddresses(markdown)

  // Columns are aligned to start and end, which fits text from right to left too.
  markdown.core.ruler.push('logical-columns', ({ tokens }) => {
    for (const token of tokens) {
      const style = token.attrGet('style')
      if (style === 'text-align:right') token.attrSet('style', 'text-align:end')
      if (style === 'text-align:left') token.attrSet('style', 'text-align:start')
    }
  })

  const { rules } = markdown.renderer
  const asText = (text: string) => markdown.utils.escapeHtml(text)
  rules.html_block = (tokens, index, _options, _env, renderer) =>
    `<p${attributesOf(tokens[index], renderer)}>${asText(tokens[index]?.content ?? '')}</p>`
  rules.html_inline = (tokens, index) => asText(tokens[index]?.content ?? '')
  // The @ of a mail address stands in an element of its own: see `src/client/ui/text/MailAddress.tsx`.
  rules.text = (tokens, index) =>
    (tokens[index]?.content ?? '').split(mailSign).map(asText).join('<span>@</span>')
  rules.image = (tokens, index) => asText(tokens[index]?.content ?? '')
  // What is wider than the screen scrolls by itself, by keyboard too: it takes the focus, and has a name for screen
  // readers.
  const stop = (name: string) =>
    `tabindex="0"${name.trim() && ` role="group" aria-label="${asText(name.trim())}"`}`
  const code: typeof rules.fence = (tokens, index, _, env, renderer) => {
    const { content = '', info = '' } = tokens[index] ?? {}
    const { highlight } = environment(env)
    const [language = ''] = info.trim().split(/\s/)
    const name = language || firstLetters(content)
    return `<pre${attributesOf(tokens[index], renderer)} ${stop(name)}><code>${highlight?.(content, info.trim()) ?? asText(content)}</code></pre>\n`
  }
  rules.fence = code
  rules.code_block = code
  rules.link_close = (tokens, index, _, env) => {
    // Links do not nest, so the nearest opening token is that of this link.
    let at = index
    while (at > 0 && tokens[at]?.type !== 'link_open') at -= 1
    const opening = tokens[at]
    const { notes } = environment(env)
    const note = notes?.[String(opening?.attrGet('href') ?? '')]
    return `${note ? ` (${asText(note)})` : ''}</a>`
  }
  rules.table_open = (tokens, index, _options, _env, renderer) =>
    `<div data-scroll ${stop(columnsOf(tokens, index))}><table${attributesOf(tokens[index], renderer)}>\n`
  rules.table_close = () => '</table></div>\n'
  known = markdown
  return markdown
}

/** The attributes of a token as HTML, each behind a space. */
const attributesOf = (token: Token | undefined, renderer: MarkdownIt['renderer']): string =>
  token ? renderer.renderAttrs(token) : ''

/** Gives each block of a rendered text an attribute with the line of the Markdown on which it begins, from 0. */
export function tellLines(tokens: readonly Token[], attribute: string): void {
  for (const token of tokens)
    if (token.map && token.nesting >= 0) token.attrSet(attribute, String(token.map[0]))
}

/** The @ of an e-mail address. */
const mailSign = /(?<=[\p{L}\p{N}_.+-])@(?=[\p{L}\p{N}-]+\.\p{L})/u

/** The beginning of the first line of some code, as its name. */
const firstLetters = (code: string): string => [...(code.trim().split('\n')[0] ?? '')].slice(0, 40).join('')

/** Makes a parser leave addresses as the author wrote them; `isSafe` and the rules check them. */
export function plainAddresses(markdown: MarkdownIt): MarkdownIt {
  markdown.validateLink = () => true
  markdown.normalizeLink = (address) => address
  return markdown
}

/** The names of the columns of a table, joined; `table` is the index of the token that opens it. */
function columnsOf(tokens: readonly Token[], table: number): string {
  const end = tokens.findIndex(({ type }, index) => index > table && type === 'thead_close')
  return tokens
    .slice(table, end)
    .filter(({ type }) => type === 'inline')
    .map(({ children }) =>
      children
        ?.map(({ content }) => content)
        .join('')
        .trim(),
    )
    .filter(Boolean)
    .join(', ')
}

/** Whether an address is safe in a link, whoever wrote it: a path, an anchor, or one of `linkSchemes`. */
export function isSafe(href: string): boolean {
  const address = addressOf(href)
  if (address.kind === 'scheme') return linkSchemes.includes(address.scheme)
  return address.kind !== 'host'
}

/** The tokens of a text and those within them, in their order. */
export function* everyToken(tokens: readonly Token[]): Generator<Token> {
  for (const token of tokens) {
    yield token
    // Within a picture there is only its alternative text.
    if (token.children && token.type !== 'image') yield* everyToken(token.children)
  }
}

/** Sets the runs of a paragraph as its language does: see `typesetRuns`. */
export type SetRuns = (runs: readonly TextRun[]) => TextRun[]

/** Sets the words of each paragraph in some tokens. Code, and whatever else is no text, stays as it is. */
export function setWords(tokens: readonly Token[], set: SetRuns): void {
  for (const { children } of tokens) if (children) setTexts(children, set)
}

/** Sets the words of one paragraph, given its inline tokens. One with HTML, which is shown as text, is left as it is. */
export function setTexts(tokens: readonly Token[], set: SetRuns): void {
  if (tokens.some(({ type }) => type === 'html_inline')) return
  const runs = set(tokens.map(runOf))
  tokens.forEach((token, index) => {
    if (token.type === 'text') token.content = runs[index] ?? token.content
  })
}

/** Where an element begins and ends there is nothing; within code there is something that is no text. */
function runOf({ type, nesting, content }: Token): TextRun {
  if (type === 'text') return content
  if (type.endsWith('break')) return '\n'
  return nesting === 0 ? null : ''
}

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
  /** The attribute by which each block tells its line, if it does. */
  lineAttribute?: string | undefined
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
  { notes = {}, addressOf: addressFor = (href) => href, set, lineAttribute }: MarkdownLinks = {},
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
  if (lineAttribute) tellLines(tokens, lineAttribute)
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
  tokens.splice(2, 0, close, copyOf(open, {}), copyOf(inline, { children: rest }))
}

const wordsIn = ({ type, content }: Token): string => (type.endsWith('break') ? ' ' : content)

const copyOf = (token: Token, changes: Partial<Token>): Token =>
  Object.assign(Object.create(Object.getPrototypeOf(token)), token, changes)

/** The widest lead, about 160 Latin letters, and the width that a first sentence needs to be one alone, in em. */
const [widest, narrowest] = [88, 12]

/** An abbreviation or an initial, whose point ends no sentence. */
const abbreviated =
  /(?:^|[\s(])(?:\p{L}|(?:\p{L}+\.)+\p{L}+|Dr|Prof|Mrs?|Ms|Mme|Sra?|St|Jr|Inc|Ltd|Co|Corp|No|Nr|vs|etc|ca|cf|bzw|Dipl|Ing|Hon|Mag|Lic)\.$/u

/** Whether a sentence goes on behind a quotation that ends like one: `"… work."는 …`, `「…。」と …`. */
const goesOn = (line: string, end: number): boolean =>
  /["'”’»›」』]$/u.test(line.slice(0, end)) && /^\p{L}/u.test(line.slice(end))

/** Where the lead of a text in a language ends; undefined where its first sentence is too long for one. */
export function endOfLead(words: string, lang: string): number | undefined {
  let end = 0
  // A line may be wrapped within a sentence.
  const line = words.replaceAll('\n', ' ')
  for (const { segment } of new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(line)) {
    end += segment.length
    const lead = line.slice(0, end).trim()
    const width = textWidth(lead)
    if (width > widest) return undefined
    if (width >= narrowest && !abbreviated.test(lead) && !goesOn(line, end)) break
  }
  return end
}
