import type { Token } from 'markdown-it'
import { reader } from '../../lookup/markdownReader.ts'
import type { Problem } from '../../report/diagnostics.ts'
import { linesOf, type Span } from '../../report/lines.ts'
import { quoted } from '../../report/phrasing.ts'

/** What looks like Markdown and is none, so that its marks show in the page as they are typed. */
export interface MarkdownSlip {
  problem: Problem
  /** Where it stands in the text, up to the end of its line. */
  span: Span
}

/** The slips of a Markdown text, in their order. */
export function markdownSlips(text: string): MarkdownSlip[] {
  const lines = linesOf(text)
  const tokens = reader().parse(text, {})
  let place: readonly [from: number, to: number] = [0, 0]
  return tokens.flatMap((token, index) => {
    // A cell of a table stands in the lines of its row.
    if (token.map) place = token.map
    if (token.type !== 'inline') return []
    const plain = leftAsText(token.children ?? [])
    const isParagraph = tokens[index - 1]?.type === 'paragraph_open'
    const slips = [...(isParagraph ? lineSlips(plain) : []), ...inlineSlips(plain)]
    const block = text.slice(0, lines.span(place[1]).end)
    let from = lines.span(place[0] + 1).start
    return slips
      .toSorted((one, other) => one.index - other.index)
      .flatMap(({ problem, written }): MarkdownSlip[] => {
        const [line = ''] = written.split('\n', 1)
        const start = block.indexOf(line, from)
        // What has a backslash before it, or within it, is meant to be seen.
        if (start === -1 || text[start - 1] === '\\') return []
        from = start + 1
        return [{ problem, span: { start, end: start + line.length } }]
      })
  })
}

/** What the reader has left as text; anything else as a character that no pattern here matches. */
const leftAsText = (children: readonly Token[]): string =>
  children
    .map(({ type, content }) => {
      if (type === 'text') return content
      return type === 'softbreak' || type === 'hardbreak' ? '\n' : '\0'
    })
    .join('')

/** A slip, as it stands in what was left as text. */
interface Slip {
  index: number
  written: string
  problem: Problem
}

const slip = ({ index, 0: written }: RegExpExecArray, message: string, help: string): Slip => ({
  index,
  written,
  problem: { code: 'markdown-slip', severity: 'warning', message, help },
})

/** Marks at the start of a line that need a space behind them, or are not Markdown's. */
function lineSlips(plain: string): Slip[] {
  // One # before a small letter may be a tag, and before a digit a number.
  const headings = [...plain.matchAll(/^(#{2,6}(?=[^\s#\p{N}])|#(?=\p{Lu}))(.*)$/gmu)].map((match) =>
    slip(match, 'a heading needs a space behind its #', `write ${quoted(`${match[1]} ${match[2]}`, 60)}`),
  )
  // One of several entries stands for all.
  const [bullet] = plain.matchAll(/^([•●▪◦‣∙·]).*$/gm)
  const [dash, secondDash] = plain.matchAll(/^[-+*]\p{L}.*$/gmu)
  const [number, secondNumber] = plain.matchAll(/^\d{1,3}[.)]\p{L}.*$/gmu)
  return [
    ...headings,
    ...(bullet
      ? [
          slip(
            bullet,
            `a line that begins with ${bullet[1]} is no entry of a list`,
            'write - before each entry, and a space behind it',
          ),
        ]
      : []),
    // A line alone may be meant as it stands.
    ...(dash && secondDash
      ? [
          slip(
            dash,
            `an entry of a list needs a space behind its ${dash[0].charAt(0)}`,
            'write one in each of its lines',
          ),
        ]
      : []),
    ...(number && secondNumber
      ? [slip(number, 'an entry of a list needs a space behind its number', 'write one in each of its lines')]
      : []),
  ]
}

const address = String.raw`(?:https?:|mailto:|tel:|[#/])[^()\[\]\s]*`
const linkParted = new RegExp(String.raw`\[([^\[\]\n]+)\]\s+\((${address})\)`, 'g')
const linkReversed = new RegExp(String.raw`\(([^()\n]+)\)\[(${address})\]`, 'g')

/** Links, pictures and words in bold that are written in another way than Markdown's. */
function inlineSlips(plain: string): Slip[] {
  const typed = (match: RegExpExecArray, why: string, meant: string) =>
    slip(match, `this shows as it is typed: ${why}`, `write ${quoted(meant, 80)}`)
  const links = [...plain.matchAll(/(!?\[[^[\]\n]+\])\(([^()"'\n]+)\)/g)].flatMap((match) => {
    const [, words, inner = ''] = match
    // Without a mark of an address it is a remark in brackets.
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
    // Between figures it stands for a power.
    if (!/\p{L}/u.test(words)) return []
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
