import { createRequire } from 'node:module'
import type { Token } from 'markdown-it'
import { linkSlip } from '../../../schema/check/links/addresses.ts'
import { linkProblem } from '../../../schema/check/rules/links.ts'
import { addressOf, isMail } from '../../../schema/model/address.ts'
import { sentenceTokens } from '../../../schema/text/sentence.ts'

/** Reads a text that may be marked up: its words, and what had to be left out of them. */
export type Wording = (text: string) => { text: string; lost: string[] }

const require = createRequire(import.meta.url)

/** Elements that texts of such files have; an unknown word in angle brackets, such as Array<string>, is left as it is. */
const element =
  /<\/?(?:a|b|i|u|s|em|strong|p|br|hr|ul|ol|li|div|span|h[1-6]|script|style|img|iframe|object|svg|table|tr|td|th|code|pre|blockquote|font|small|sup|sub|form|input|button|video|audio|meta|link|base)\b[^>]*>|<!--/i
const entity = /&(?:amp|lt|gt|quot|apos|nbsp|#\d{1,7}|#x[\da-f]{1,6});/i

/** Controls but line breaks, halves of surrogate pairs, and code points that are no characters. */
const unwritable = /(?!\n)\p{Cc}|\p{Cs}|[\ufeff\ufffe\uffff]/gu

const pictograph =
  /(?:(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)(?:\p{Emoji_Modifier}|\ufe0f|\u200d)*)+/gu

/** The words of a text that may have HTML in it, without emoji: the families of type of a résumé lack them. */
export const plainWording: Wording = (text) => {
  const lost: string[] = []
  const words = element.test(text) || entity.test(text) ? withoutMarkup(text, lost) : text
  const written = words
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/\u00a0/g, ' ')
  const clean = written.replace(unwritable, '').trim()
  if (clean !== written.trim()) lost.push('characters that cannot be shown')
  const found = clean.match(pictograph)
  const kept = found ? clean.replace(pictograph, '').replace(/ {2,}/g, ' ').trim() : ''
  if (found && kept) lost.push(found.join(' '))
  return { text: kept || clean, lost }
}

/** The words of a sentence, with its inline Markdown as far as a page can have it. */
export const sentenceWording: Wording = (text) => {
  const plain = plainWording(text)
  const safe = safeSentence(plain.text)
  return { text: safe.text, lost: [...plain.lost, ...safe.lost] }
}

/** Markdown that is meant as such: emphasis, code, or a link. */
const markedUp =
  /(?<![\p{L}\p{N}*_])(\*{1,3}|_{1,3})(?=[^\s*_])[^*_\n]*[^*_\s]\1(?![\p{L}\p{N}*_])|`[^`\n]+`|\[[^\]\n]+\]\([^)\s]+\)/u

/** The words of a name or another text that takes no Markdown, of which some have it nevertheless. */
export const nameWording: Wording = (text) => {
  const { text: marked, lost } = plainWording(text)
  if (!markedUp.test(marked)) return { text: marked, lost }
  const Reader: typeof import('markdown-it').default = require('markdown-it')
  const lines: string[] = []
  for (const line of marked.split('\n')) {
    const [inline] = new Reader().parseInline(line, {})
    let words = ''
    for (const token of inline?.children ?? []) {
      if (token.type === 'link_open') lost.push(`the link to ${token.attrGet('href')}`)
      if (token.type === 'image') lost.push(`the picture ${token.attrGet('src')}`)
      words += token.content
    }
    lines.push(words)
  }
  return { text: lines.join('\n').trim(), lost }
}

/** The text of HTML without scripts and styles. Adds all markup to `lost`. */
function withoutMarkup(text: string, lost: string[]): string {
  const { JSDOM }: typeof import('jsdom') = require('jsdom')
  // Block elements end a line, and an entry of a list gets a bullet.
  const lined = text
    .replace(/<br\b[^>]*>|<\/(?:p|li|div|h[1-6]|tr)>/gi, '\n$&')
    .replace(/<li\b[^>]*>/gi, '\n$&• ')
  const fragment = JSDOM.fragment(lined)
  const gone = [...fragment.querySelectorAll('script, style, template')].map((found) => {
    found.remove()
    return found.outerHTML
  })
  const tags = [...fragment.querySelectorAll('*')].map(({ localName, attributes }) =>
    ['<', localName, ...[...attributes].map(({ name, value }) => ` ${name}="${value}"`), '>'].join(''),
  )
  const comments = text.match(/<!--[\s\S]*?(?:-->|$)/g) ?? []
  if (tags.length + gone.length + comments.length > 0) lost.push([...tags, ...gone, ...comments].join(' '))
  return (fragment.textContent ?? '').replace(/\n{3,}/g, '\n\n')
}

/** The words and the address of a text that is one link in Markdown, such as `[Atlas](https://example.com/)`. */
export function markdownLink(text: string): { words: string; address: string } | undefined {
  const [, words, address] = /^\s*\[([^[\]]+)\]\(([^()\s]+)\)\s*$/.exec(text) ?? []
  return words && address ? { words, address } : undefined
}

/** Backslashes before the marks of Markdown in plain text. */
export const escaped = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>&~|!]/g, '\\$&')
    .replace(/^(\s*)([#+=:-])/gm, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/gm, '$1\\$2')

/** The same before what would begin a block of Markdown; links, emphasis and code stay. */
export const withoutBlocks = (text: string): string =>
  text
    .replace(/^(\s*)([#+=:>|-]|~~~|```|[*](?=\s)|\[[^\]\n]*\]:)/gm, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/gm, '$1\\$2')

const marks: Readonly<Record<string, string>> = { em: '*', strong: '**', s: '~~' }

/**
 * A sentence of an input, with its inline Markdown as a portfolio may have it: its links are safe addresses, HTML is
 * text, and it has no pictures. One in which nothing is to be changed is as it was.
 *
 * @returns the sentence, and what had to be left out of it
 */
export function safeSentence(text: string): { text: string; lost: string[] } {
  const tokens = sentenceTokens(text)
  const links = tokens.filter(({ type }) => type === 'link_open').map(hrefOf)
  const isSafe =
    links.every((href) => safeLink(href) === href) &&
    !tokens.some(({ type }) => type === 'image' || type === 'html_inline')
  if (isSafe) return { text, lost: [] }
  const lost: string[] = []
  const ends: string[] = []
  const written = tokens.map((token) => {
    const mark = marks[token.tag]
    if (token.type === 'link_open') {
      const href = safeLink(hrefOf(token))
      if (href === undefined) lost.push(`the link to ${hrefOf(token)}`)
      ends.push(href === undefined ? '' : `](<${href}>)`)
      return href === undefined ? '' : '['
    }
    if (token.type === 'link_close') return ends.pop() ?? ''
    if (token.type === 'image') {
      lost.push(`the picture ${token.attrGet('src')}`)
      return escapedWords(token.content)
    }
    if (token.type === 'code_inline') return inCode(token.content)
    if (token.type.endsWith('break')) return '\n'
    return token.nesting !== 0 && mark ? mark : escapedWords(token.content)
  })
  return { text: written.join(''), lost }
}

const hrefOf = (token: Token) => String(token.attrGet('href') ?? '')

const escapedWords = (text: string) => text.replace(/[\\`*_[\]<&~]/g, '\\$&')

/** Code between more backticks than stand together in it. */
function inCode(content: string): string {
  const longest = Math.max(0, ...(content.match(/`+/g) ?? []).map(({ length }) => length))
  const ticks = '`'.repeat(longest + 1)
  const pad = /^`|`$/.test(content) ? ' ' : ''
  return ticks + pad + content + pad + ticks
}

/** Endings of files. None of them is a top-level domain, so that a name that ends so is no host. */
const fileEnding =
  /^[^/?#]+\.(?:avif|bmp|css|csv|docx?|eps|gif|heic|heif|html?|ico|jpe?g|js|json|mp[34]|odt|pdf|php|png|psd|rtf|svg|tex|tiff?|txt|webm|webp|xml|yaml|yml)$/i

/** Whether a text is the name of a file, in folders or not: `portrait.jpg`, and no host such as `example.com`. */
export const isFileName = (text: string): boolean => fileEnding.test(text.trim().replace(/^.*[/\\]/, ''))

/**
 * An address as a link of the page may have it: with `https://` before a host that stands alone, and in place of `http://`.
 * Undefined for all else: scripts, paths of another site, what is no address.
 */
export function safeLink(text: string): string | undefined {
  const written = text.trim()
  if (isMail(written)) return `mailto:${written}`
  const bare = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(written) && !fileEnding.test(written)
  const address = bare ? `https://${written}` : written
  if (addressOf(address).kind !== 'scheme') return undefined
  // Nearly every host answers on https by now, and what http: loads can be changed on its way.
  const https = address.replace(/^http:/i, 'https:')
  const secure = linkSlip(https)?.meant ?? https
  return linkProblem(secure) === undefined ? secure : undefined
}
