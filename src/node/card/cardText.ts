import { lettersOfNone } from '../../../schema/fonts/fallbackFamilies.ts'
import type { Portfolio } from '../../../schema/model/portfolio.ts'
import { quoted, sentenceList } from '../../../schema/report/phrasing.ts'
import { headlineOf } from '../build/documents/headline.ts'
import { plainAddress } from '../content/plainAddress.ts'

/** A part of a word, and whether it is emphasised. */
export interface Piece {
  text: string
  accent: boolean
}

/** The texts of the card, all of which can be drawn. An empty one is left out. */
export interface CardText {
  /** The words of the headline, or of the owner's name in its place. */
  headline: Piece[][]
  /** The owner's name, where it is not the headline. */
  name: string
  /** Role and address, for the foot. */
  foot: string
}

/** More letters than ever fit, in UTF-16 units. */
const maxLength = 600

/**
 * The headline, the name and the role as far as the installed families can draw them whole; a headline that they
 * cannot draw is replaced by the name.
 *
 * @param words the headline, by default that of the start page
 */
export function cardText({ site, theme, ...rest }: Portfolio, words?: string): CardText {
  const isWhole = (text: string) => text !== '' && lettersOfNone(theme.fonts, text).length === 0
  const whole = (text: string) => (isWhole(text) ? text : '')
  const address = site.url && (whole(drawable(plainAddress(site.url))) || plainAddress(site.url, true))
  const name = whole(drawable(site.owner.name))
  const foot = [whole(drawable(site.owner.role ?? '')), address].filter(Boolean).join('  ·  ')
  const written = drawable(words ?? headlineOf({ site, theme, ...rest }))
  // Of an emphasised emoji nothing is left but its asterisks.
  const headline = written.replace(/\*\s*\*/g, '').slice(0, maxLength)
  return isWhole(headline.replaceAll('*', ''))
    ? { headline: wordsOf(headline), name, foot }
    : { headline: wordsOf(name), name: '', foot }
}

/** A sentence for each text of the card that loses emoji, with these; `words` as for `cardText`. */
export function lostEmoji(portfolio: Portfolio, words?: string): string[] {
  const { name, role = '' } = portfolio.site.owner
  const sentences: string[] = []
  for (const text of new Set([words ?? headlineOf(portfolio), name, role])) {
    const graphemes = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
    const signs = graphemes.filter((sign) => sign.replace(emoji, '') !== sign)
    if (signs.length > 0)
      sentences.push(
        `The card of link previews has no emoji, and leaves out ${sentenceList([...new Set(signs)])} of ${quoted(text)}: see that these words read well without.`,
      )
  }
  return sentences
}

/** Emoji, which no text family has. ©, ® and ™ belong to them in Unicode, but are letters here. */
const emoji =
  /(?:(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Presentation})(?:\ufe0f|\u200d|[\u{e0020}-\u{e007f}])*|\ufe0f|\u20e3/gu

/** A text made drawable: spaces collapsed, accents composed, plain hyphens, no emoji. */
export const drawable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(emoji, '')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .trim()

/** The words between spaces, each in pieces with and without emphasis, which stands between asterisks. */
function wordsOf(text: string): Piece[][] {
  const words: Piece[][] = [[]]
  for (const [index, part] of text.split(/\*([^*]+)\*/).entries())
    for (const [at, word] of part.split(' ').entries()) {
      if (at > 0) words.push([])
      if (word) words.at(-1)?.push({ text: word, accent: index % 2 === 1 })
    }
  return words.filter((word) => word.length > 0)
}
