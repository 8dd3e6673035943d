import type { Token } from 'markdown-it'
import { sentenceTokens } from '../../../schema/text/sentence.ts'
import { safeLink } from './safeLink.ts'

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
