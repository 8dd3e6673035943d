import type { Token } from 'markdown-it'
import type { Problem } from '../../report/diagnostics.ts'
import { linesOf, type Span } from '../../report/lines.ts'
import { quoted } from '../../report/phrasing.ts'
import { reader } from '../../text/markdownReader.ts'
import { sentenceTokens } from '../../text/sentence.ts'
import { withoutCode } from './markdownParts.ts'

/** Text that looks like Markdown and is not, so that its characters show in the page as they are typed. */
export interface MarkdownSlip {
  problem: Problem
  /** Where it stands in the text, up to the end of its line. */
  span: Span
}

/** The slips of a Markdown text, in their order. */
export function markdownSlips(text: string): MarkdownSlip[] {
  const lines = linesOf(text)
  const tokens = reader().parse(text, {})
  let lineRange: readonly [from: number, to: number] = [0, 0]
  return tokens.flatMap((token, index) => {
    // A cell of a table stands in the lines of its row.
    if (token.map) lineRange = token.map
    if (token.type !== 'inline') return []
    const plain = leftAsText(token.children ?? [])
    const isParagraph = tokens[index - 1]?.type === 'paragraph_open'
    const slips = [...(isParagraph ? lineSlips(plain) : []), ...inlineSlips(plain)]
    const before = lines.span(lineRange[0] + 1).start
    const block = withoutCode(text.slice(before, lines.span(lineRange[1]).end))
    return located(slips, block, before)
  })
}

/**
 * The slips of a sentence, which has inline Markdown alone.
 *
 * @param hasList whether its lines with bullets become a list, and so are none
 */
export function sentenceSlips(text: string, hasList: boolean): MarkdownSlip[] {
  const slips = [...inlineSlips(leftAsText(sentenceTokens(text))), ...(hasList ? [] : listSlips(text))]
  return located(slips, withoutCode(text), 0)
}

/** Slips where they are written in a block of text, which begins at `before`; without those that are escaped. */
function located(slips: readonly Slip[], block: string, before: number): MarkdownSlip[] {
  let from = 0
  return slips
    .toSorted((one, other) => one.index - other.index)
    .flatMap(({ problem, written, beginsLine }): MarkdownSlip[] => {
      const [line = ''] = written.trimEnd().split('\n', 1)
      const at = startOf(line, block, { from, beginsLine })
      // With a backslash before or within it, it is meant to be seen.
      if (at === -1 || block[at - 1] === '\\') return []
      from = at + 1
      return [{ problem, span: { start: before + at, end: before + at + line.length } }]
    })
}

/** Lines with bullets in a text that runs on, at the first of several. */
function listSlips(plain: string): Slip[] {
  const [first, second] = plain.matchAll(/^[ \t]*(?:[-*+•▪‣◦●][ \t]|\d{1,3}[.)][ \t])[^\n]*/gm)
  if (!first || !second) return []
  return [
    slip(
      first,
      'a list cannot stand in this text, whose lines run on as one',
      'make sentences of its points',
    ),
  ]
}

/** Where words are written in a block at or behind `from`, or -1. */
function startOf(
  words: string,
  block: string,
  { from, beginsLine }: { from: number; beginsLine: boolean },
): number {
  let at = block.indexOf(words, from)
  const isWithinLine = () =>
    !/^[ \t>]*(?:(?:[-*+]|\d+[.)]) +)*$/.test(block.slice(block.lastIndexOf('\n', at - 1) + 1, at))
  while (beginsLine && at !== -1 && isWithinLine()) at = block.indexOf(words, at + 1)
  return at
}

/** The plain text of inline tokens, with a character that no pattern here matches for all others. */
const leftAsText = (children: readonly Token[]): string =>
  children
    .map(({ type, content }) => {
      if (type === 'text') return content
      return type === 'softbreak' || type === 'hardbreak' ? '\n' : '\0'
    })
    .join('')

/** A slip, at its index in that plain text. */
interface Slip {
  index: number
  written: string
  beginsLine: boolean
  problem: Problem
}

const slip = ({ index, 0: written }: RegExpExecArray, message: string, help: string): Slip => ({
  index,
  written,
  beginsLine: false,
  problem: { code: 'markdown-slip', severity: 'warning', message, help },
})

/** Characters at the start of a line that need a space behind them, or are not Markdown's. */
function lineSlips(plain: string): Slip[] {
  // A single # before a small letter may be a tag, and so may one on several words; before a digit it is a number.
  const headings = [...plain.matchAll(/^(#{2,6}(?=[^\s#\p{N}])|#(?=\p{Lu})(?!.*\s#\p{L}))([^\n\0]*)/gmu)].map(
    (match) =>
      slip(
        match,
        'a heading needs a space behind its #',
        `write ${quoted(`${match[1]} ${match[2]?.trimEnd()}`, 60)}`,
      ),
  )
  const bullets = [...plain.matchAll(/^([•●▪◦‣∙·])[^\n\0]*/gm)].map((match) =>
    slip(
      match,
      `a line that begins with ${match[1]} is no entry of a list`,
      'write - before each entry, and a space behind it',
    ),
  )
  const entries = (pattern: RegExp) =>
    [...plain.matchAll(pattern)].map((match) =>
      slip(
        match,
        `an entry of a list needs a space behind its ${match[1] ?? 'number'}`,
        'write one in each of its lines',
      ),
    )
  const lists = [entries(/^([-+*])\p{L}[^\n\0]*/gmu), entries(/^\d{1,3}[.)]\p{L}[^\n\0]*/gmu)]
  // Of several entries the first is reported for all; a single line may be meant as it is.
  const several = lists.flatMap((list) => (list.length > 1 ? list.slice(0, 1) : []))
  return [...headings, ...bullets.slice(0, 1), ...several].map((one) => ({ ...one, beginsLine: true }))
}

const address = String.raw`(?:https?:|mailto:|tel:|[#/])[^()\[\]\s]*`
const linkParted = new RegExp(String.raw`\[([^\[\]\n]+)\]\s+\((${address})\)`, 'g')
const linkReversed = new RegExp(String.raw`(?<![\p{L}\p{N}])\(([^()\n]+)\)\[(${address})\]`, 'gu')

/** Links, pictures and words in bold that are written in another way than Markdown's. */
function inlineSlips(plain: string): Slip[] {
  const typed = (match: RegExpExecArray, why: string, meant: string) =>
    slip(match, `this shows as it is typed: ${why}`, `write ${quoted(meant, 80)}`)
  const links = [...plain.matchAll(/(!?\[[^[\]\n]+\])\(([^()"'\n]+)\)/g)].flatMap((match) => {
    const [, words, inner = ''] = match
    // Without a character of addresses it is a remark in brackets.
    return /\S\s+\S/.test(inner) && /[./:#]/.test(inner)
      ? typed(match, 'an address has no spaces in it', `${words}(${inner.trim().replace(/\s+/g, '%20')})`)
      : []
  })
  const parted = [...plain.matchAll(linkParted)].map((match) =>
    typed(match, 'no space stands between the brackets of a link', `[${match[1]}](${match[2]})`),
  )
  const reversed = [...plain.matchAll(linkReversed)].map((match) =>
    typed(
      match,
      'square brackets stand around the words of a link, and round ones around its address',
      `[${match[1]}](${match[2]})`,
    ),
  )
  const bold = [...plain.matchAll(/\*\*([^*\n]+)\*\*/g)].flatMap((match) => {
    const words = match[1]?.trim() ?? ''
    // Between figures, or single letters, it stands for a power.
    if (!/\p{L}/u.test(words) || /^\s.\s$/u.test(match[1] ?? '')) return []
    return words === match[1]
      ? slip(
          match,
          'this shows as it is typed: ** between a letter and a punctuation mark begins and ends nothing',
          'put the punctuation mark outside of them, or a space beside them',
        )
      : typed(match, 'no space stands at the inner side of **', `**${words}**`)
  })
  return [...links, ...parted, ...reversed, ...bold]
}
