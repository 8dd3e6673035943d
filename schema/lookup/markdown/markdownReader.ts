import { createRequire } from 'node:module'
import type { MarkdownIt, Token } from 'markdown-it'
import { addressOf, linkSchemes } from '../../model/address.ts'

const require = createRequire(import.meta.url)
let known: MarkdownIt | undefined

/** What the reader is given beside a text, which the library holds to no type. */
export interface MarkdownEnvironment {
  /** What is said behind links, by their addresses in the page. */
  notes?: Readonly<Record<string, string>> | undefined
  /** Code as HTML, by its language; undefined where that has no colours. */
  highlight?: (code: string, language: string) => string | undefined
}

/** The library hands it on as it was given. */
const environment = (env: object | undefined): MarkdownEnvironment => ({ ...env })

/** The reader of CommonMark with tables and strikethrough. Loaded when the first Markdown text is met. */
export function reader(): MarkdownIt {
  if (known) return known
  const Reader: typeof import('markdown-it').default = require('markdown-it')
  // HTML is kept apart so that a diagnostic can speak of it; what is written shows it as text.
  const markdown = new Reader('commonmark', { html: true, xhtmlOut: false }).enable([
    'table',
    'strikethrough',
  ])
  // Addresses are judged here and by the rules, as the author wrote them.
  markdown.validateLink = () => true
  markdown.normalizeLink = (address) => address

  // A column is aligned to where lines begin or end, from the right too.
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
  rules.image = (tokens, index) => asText(tokens[index]?.content ?? '')
  // What is wider than the screen scrolls within itself, by keyboard too: a screen reader says what the Tab key has come to.
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
    // No link stands in another, so this walks over the words of one.
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

/** The first line of some code, as far as it serves for a name. */
const firstLetters = (code: string): string => [...(code.trim().split('\n')[0] ?? '')].slice(0, 40).join('')

/** What the columns of a table are called, one after another; `table` is the index of the token that opens it. */
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

/** Whether a link may lead to an address whoever wrote it: a path, an anchor, or one of `linkSchemes`. */
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
