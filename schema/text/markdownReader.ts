import { createRequire } from 'node:module'
import type { MarkdownIt, Token } from 'markdown-it'
import { addressOf, linkSchemes } from '../model/address.ts'
import type { Run } from './typeset.ts'

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
  rules.html_block = (tokens, index) => `<p>${asText(tokens[index]?.content ?? '')}</p>`
  rules.html_inline = (tokens, index) => asText(tokens[index]?.content ?? '')
  // The @ of a mail address stands in an element of its own: see `src/client/ui/text/MailAddress.tsx`.
  rules.text = (tokens, index) =>
    (tokens[index]?.content ?? '').split(mailSign).map(asText).join('<span>@</span>')
  rules.image = (tokens, index) => asText(tokens[index]?.content ?? '')
  // What is wider than the screen scrolls by itself, by keyboard too: it takes the focus, and has a name for screen
  // readers.
  const stop = (name: string) =>
    `tabindex="0"${name.trim() && ` role="group" aria-label="${asText(name.trim())}"`}`
  const code: typeof rules.fence = (tokens, index, _, env) => {
    const { content = '', info = '' } = tokens[index] ?? {}
    const { highlight } = environment(env)
    const [language = ''] = info.trim().split(/\s/)
    const name = language || firstLetters(content)
    return `<pre ${stop(name)}><code>${highlight?.(content, info.trim()) ?? asText(content)}</code></pre>\n`
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
  rules.table_open = (tokens, index) => `<div data-scroll ${stop(columnsOf(tokens, index))}><table>\n`
  rules.table_close = () => '</table></div>\n'
  known = markdown
  return markdown
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
export type SetRuns = (runs: readonly Run[]) => Run[]

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
function runOf({ type, nesting, content }: Token): Run {
  if (type === 'text') return content
  if (type.endsWith('break')) return '\n'
  return nesting === 0 ? null : ''
}
