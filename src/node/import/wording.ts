import { createRequire } from 'node:module'
import type { Token } from 'markdown-it'
import { linkSlip } from '../../../schema/check/links/addresses.ts'
import { linkProblem } from '../../../schema/check/rules/links.ts'
import { addressOf, isMail } from '../../../schema/model/address.ts'
import { readableHtml } from '../../../schema/text/html.ts'
import { sentenceTokens } from '../../../schema/text/sentence.ts'
import { withoutLatex } from './latex.ts'
import { withoutWraps } from './resume/sentences.ts'

/** The words of a text that may be marked up. */
export type Wording = (text: string) => string

const require = createRequire(import.meta.url)

/** Elements that texts of such files have; an unknown word in angle brackets, such as Array<string>, is left as it is. */
const element =
  /<\/?(?:a|b|i|u|s|em|strong|p|br|hr|ul|ol|li|div|span|h[1-6]|script|style|img|iframe|object|svg|table|tr|td|th|code|pre|blockquote|font|small|sup|sub|form|input|button|video|audio|meta|link|base)\b[^>]*>|<!--/i
const entity = /&(?:[a-z]{2,8}\d{0,2}|#\d{1,7}|#x[\da-f]{1,6});/i

/** Controls but line breaks, halves of surrogate pairs, and code points that are no characters. */
const unwritable = /(?!\n)\p{Cc}|\p{Cs}|[\ufeff\ufffe\uffff]/gu

const pictograph =
  /(?:(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)(?:\p{Emoji_Modifier}|\ufe0f|\u200d)*)+/gu

/**
 * The words of a text that may have HTML or LaTeX in it, with inline Markdown in place of that; without emoji: the families
 * of type of a résumé lack them.
 */
export const plainWording: Wording = (text) => {
  const words = element.test(text) || entity.test(text) ? withoutMarkup(text) : text
  const written = withoutLatex(words)
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/\u00a0/g, ' ')
  const clean = withSoundBold(written.replace(unwritable, '').trim())
  const kept = clean.replace(pictograph, '')
  return kept === clean ? clean : kept.replace(/ {2,}/g, ' ').trim() || clean
}

/** Bold words with blanks or punctuation at their ends, and the letters on both sides. */
const bold =
  /(?<=([\p{L}\p{N}])?)(?<![*\\])\*\*(\s*)([^*\n]*[^*\s:：,，;；.。!！?？、])([:：,，;；.。!！?？、]*)(\s*)\*\*(?!\*)(?=([\p{L}\p{N}])?)/gu

/** A text whose bold words are so for Markdown, too, which would show its asterisks: what ends them stands behind them. */
const withSoundBold = (text: string): string =>
  text.replace(
    bold,
    (found, before = '', start: string, words: string, sign: string, end: string, next = '') => {
      const isSound = start === '' && end === '' && (sign === '' || next === '')
      return isSound ? found : `${before && start}**${words}**${sign}${next && end}`
    },
  )

/** The words of a sentence, with its inline Markdown as far as a page can have it. */
export const sentenceWording: Wording = (text) => withLinks(safeSentence(withoutWraps(plainWording(text))))

/** What an address in a text cannot have in it: blanks, marks of Markdown, and the signs of East Asian texts. */
const beyond = String.raw`\s<>"\x60\\|*[\]{}、。，；：！？（）「」『』【】《》\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}`

/** Code, links and addresses in angle brackets; or a bare address, without the punctuation behind it. */
const addressed = new RegExp(
  String.raw`(\x60+)[^\x60]+\1|!?\[[^\]\n]*\]\([^)\n]*\)|<[^>\n]*>|(?<![\w/@.])(?:https?://|www\.)(?:[^${beyond}()]|\([^${beyond}()]*\))*(?:[^${beyond}.,;:!?_~'"()]|\([^${beyond}()]*\))`,
  'gu',
)

/** A sentence in which bare addresses are links, as on GitHub. */
const withLinks = (text: string): string =>
  text.replace(addressed, (found) => {
    const href = /^(?:http|www)/.test(found) ? safeLink(found) : undefined
    if (href === undefined) return found
    return href === found ? `<${found}>` : `[${escapedWords(found)}](<${href}>)`
  })

/** Markdown that is meant as such: emphasis, code, or a link. */
const markedUp =
  /(?<![\p{L}\p{N}*_])(?:(\*{1,3})(?=[^\s*])[^*\n]*[^*\s]\1|(_{1,3})(?=[^\s_])[^_\n]*[^_\s]\2)(?![\p{L}\p{N}*_])|\*\*[^*\n]+\*\*|`[^`\n]+`|\[[^\]\n]+\]\([^)\s]+\)/u

/** The words of a name or another text that takes no Markdown, of which some have it nevertheless. */
export const nameWording: Wording = (text) => {
  const marked = plainWording(text).replace(/^\|\s+|\s+\|$/g, '')
  if (!markedUp.test(marked)) return marked
  const Reader: typeof import('markdown-it').default = require('markdown-it')
  const lines = marked.split('\n').map((line) => {
    const [inline] = new Reader().parseInline(line, {})
    return (inline?.children ?? []).map(({ content }) => content).join('')
  })
  return lines.join('\n').trim()
}

/** The text of HTML without scripts and styles, with emphasis and links in Markdown. */
function withoutMarkup(text: string): string {
  // Block elements end a line, and an entry of a list gets a bullet.
  const lined = text
    .replace(/<br\b[^>]*>|<\/(?:p|li|div|h[1-6]|tr)>/gi, '\n$&')
    .replace(/<li\b[^>]*>/gi, '\n$&• ')
  const { fragment } = readableHtml(lined)
  // Inner elements first, so that a link in bold is both.
  for (const found of [...fragment.querySelectorAll('*')].toReversed()) {
    const words = found.textContent ?? ''
    const href = found.localName === 'a' ? safeLink(found.getAttribute('href') ?? '') : undefined
    const sign = { strong: '**', b: '**', em: '*', i: '*' }[found.localName]
    if (href && words.trim()) found.textContent = href === words ? words : `[${words.trim()}](<${href}>)`
    else if (sign && isEmphatic(found)) found.textContent = words.replace(/\S(?:.*\S)?/s, `${sign}$&${sign}`)
  }
  return (fragment.textContent ?? '').replace(/\n{3,}/g, '\n\n')
}

/** Whether asterisks around an element would emphasize it: Markdown wants no letter outside where punctuation is inside. */
function isEmphatic({ textContent, previousSibling, nextSibling }: Element): boolean {
  const words = textContent ?? ''
  const [before, after] = [previousSibling?.textContent?.at(-1) ?? '', nextSibling?.textContent?.[0] ?? '']
  const isSign = /^[\p{L}\p{N}]/u
  const [first = '', last = ''] = [words[0], words.at(-1)]
  return (
    /^\*?[^*\n]*[^*\s][^*\n]*\*?$/.test(words) &&
    (isSign.test(first) || first === ' ' || !isSign.test(before)) &&
    (isSign.test(last) || last === ' ' || !isSign.test(after))
  )
}

/** A name without the links in it, such as `[Atlas](https://example.com/)`, and their addresses. */
export function withoutLinks(text: string): { words: string; addresses: string[] } {
  const addresses: string[] = []
  const words = text.replace(/\[([^[\]]+)\]\(<?([^()<>\s]+)>?\)/g, (_, words: string, address: string) => {
    addresses.push(address)
    return words
  })
  return { words, addresses }
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
 */
export function safeSentence(text: string): string {
  const tokens = sentenceTokens(text)
  const links = tokens.filter(({ type }) => type === 'link_open').map(hrefOf)
  const isSafe =
    links.every((href) => safeLink(href) === href) &&
    !tokens.some(({ type }) => type === 'image' || type === 'html_inline')
  if (isSafe) return text
  const ends: string[] = []
  const written = tokens.map((token) => {
    const mark = marks[token.tag]
    if (token.type === 'link_open') {
      const href = safeLink(hrefOf(token))
      ends.push(href === undefined ? '' : `](<${href}>)`)
      return href === undefined ? '' : '['
    }
    if (token.type === 'link_close') return ends.pop() ?? ''
    if (token.type === 'image') return escapedWords(token.content)
    if (token.type === 'code_inline') return inCode(token.content)
    if (token.type.endsWith('break')) return '\n'
    return token.nesting !== 0 && mark ? mark : escapedWords(token.content)
  })
  return written.join('')
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
  /^[^/?#]+\.(?:avif|bib|bmp|css|csv|docx?|eps|gif|heic|heif|html?|ico|jpe?g|js|json|mp[34]|odt|pdf|php|png|psd|rtf|svg|tex|tiff?|txt|webm|webp|xml|yaml|yml)$/i

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
