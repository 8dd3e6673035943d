import { lettersOfNone } from '../../../schema/fonts/fallbackFamilies.ts'
import type { Portfolio } from '../../../schema/model/portfolio.ts'
import { headlineOf } from '../build/documents/headline.ts'
import { drawable, emphasised } from './emphasis.ts'

/** The texts of the card, all of which can be drawn. An empty one is left out. */
export interface CardText {
  /** The headline, or the owner's name in its place. */
  headline: string
  /** Which UTF-16 units of the headline are emphasised. */
  accented: readonly boolean[]
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
export function cardText(portfolio: Portfolio, words = headlineOf(portfolio)): CardText {
  const { site, theme } = portfolio
  const whole = (text: string) => (lettersOfNone(theme.fonts, text).length === 0 ? text : '')
  const host = site.url ? new URL(site.url) : undefined
  const address = host && host.host + host.pathname.replace(/\/$/, '')
  const name = whole(drawable(site.owner.name))
  const foot = [whole(drawable(site.owner.role ?? '')), address].filter(Boolean).join('  ·  ')
  const { text, accented } = emphasised(words)
  return whole(text)
    ? { headline: text.slice(0, maxLength), accented, name, foot }
    : { headline: name, accented: [], name: '', foot }
}
