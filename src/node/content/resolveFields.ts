import type { z } from 'zod'
import type { Language, Locale } from '../../../schema/check/locale.ts'
import type { PictureTones, Scrims } from '../../../schema/colour/scrim.ts'
import {
  inBlocks,
  isDrawing,
  isOneColour,
  isPicture,
  kindOf,
  oneColourUse,
} from '../../../schema/model/kinds.ts'
import type { Portfolio, PortfolioSchema } from '../../../schema/model/portfolio.ts'
import { childSchema, objectOf, registered } from '../../../schema/model/schemaIntrospection.ts'
import { playerOf } from '../../../schema/model/video.ts'
import { linkedPage, pageAddress } from '../../../schema/pages/pageLinks.ts'
import type { Drawing } from '../../../schema/pictures/drawing.ts'
import { diacriticsInHeading } from '../../../schema/text/diacritics.ts'
import { markdownHtml } from '../../../schema/text/markdown.ts'
import { withPhrases } from '../../../schema/text/phrases.ts'
import { textWidth } from '../../../schema/text/textWidth.ts'
import { own } from '../../../schema/yaml/valueAt.ts'
import type { LocalPicture } from '../../shared/localPicture.ts'
import type { ResolvedHeading, ResolvedIcon } from '../../shared/resolved.ts'
import { fromPage, pictureFromPage } from './addresses.ts'
import { derivedFields } from './derivedFields.ts'
import { resolveSentence, type Typesetter, withBlocks, withTypedPoints } from './resolveSentence.ts'

/**
 * Gives the width of a word, in em; the side bearing before a word; and how tall the letters of a whole text are, from
 * the highest to the lowest.
 */
export type WordWidths = ((word: string) => number) & {
  tall?: number
  bearingOf: (word: string) => number
}

/** Looks up what the YAML names. */
export interface Lookup {
  /** What the portfolio may contain; left out, it has built-in section types alone. */
  schema?: PortfolioSchema
  /** The files of a picture beside the YAML, named under the key `use`; not called for foreign addresses. */
  picture: (src: string, use: string) => Promise<LocalPicture>
  /** The icon of a name, which the rules have checked. */
  icon: (name: string) => ResolvedIcon | undefined
  /** The cleaned drawing in a file beside the YAML, which the rules have checked. */
  drawing?: (src: string) => Drawing | undefined
  /** The tones of a picture beside the YAML, if they are known. */
  tones?: (src: string) => PictureTones | undefined
  /**
   * Resolves to a function that measures words of a text in the display face of the theme; to undefined if that lacks
   * letters.
   */
  measure?: (text: string, portfolio: Portfolio) => Promise<WordWidths | undefined>
  /** The size of a file beside the YAML, in bytes. */
  bytes?: (path: string) => number | undefined
  /** The text of a file beside the YAML. */
  text?: (path: string) => string | undefined
  /** How texts in Markdown are set; left out where they stay as they are written. */
  set?: Typesetter | undefined
  /** The language of the texts that are in another than the page: see `Locale`. */
  foreign?: Locale['foreign']
  /** From the page to the folder of the site, in which its files are: `../`, or empty. */
  root?: string
  /** From the page to the start of its locale, where its sections are; empty for the start itself. */
  home?: string
  /** The paths of the pages of its locale, below its start. */
  pages?: ReadonlySet<string>
}

const isForeign = (src: string) => /^https?:/i.test(src)

/** A heading with its line breaks, its width, and the height of its diacritics. */
export function resolveHeading(heading: string, level: 1 | 2 = 2): ResolvedHeading {
  const text = withPhrases(heading)
  return { text, ...textWidth(text), diacritics: diacriticsInHeading(text), level }
}

/** Returns a function that turns the address of a link in the YAML into one from the page. */
export const addressIn =
  ({ root = '', home = '', pages }: Pick<Lookup, 'root' | 'home' | 'pages'>) =>
  (href: string): string => {
    // A page may be named by its Markdown file too.
    const address = linkedPage(href)?.address ?? href.trim().replace(/^\.\//, '')
    const isOfLocale = address.startsWith('#') || pages?.has(address.replace(/[?#].*/s, ''))
    return isOfLocale ? home + address : fromPage(href, root)
  }

/**
 * Resolves a checked value field by field, each by the kind that its schema has.
 *
 * @param main the part of it whose heading has the first level; all others have the second
 */
export async function resolveFields(
  value: unknown,
  schema: z.core.$ZodType,
  lookup: Lookup & {
    notes?: Readonly<Record<string, string>>
    lang?: string
    stretch?: number
    statWidth?: (shown: string) => Promise<number | undefined>
    present?: string
    scrim?: (tones: PictureTones | undefined) => Scrims
  },
  main?: unknown,
) {
  type Field = z.core.$ZodType | undefined
  const { root = '', home = '' } = lookup
  const addressFrom = addressIn(lookup)
  // Used once, in case the same object occurs twice.
  let left = main
  const links = { notes: lookup.notes, addressOf: addressFrom, set: lookup.set }
  const inLanguage = (text: string) => {
    const language = lookup.foreign?.get(text)
    return language && { language }
  }
  const pictureAt = async (src: string, schema: z.core.$ZodType, key: string): Promise<LocalPicture> =>
    isForeign(src)
      ? { src }
      : pictureFromPage(await lookup.picture(src, isOneColour(schema) ? oneColourUse : key), root)
  // Points that were lines of a text are in its language.
  const ofText = new Map<string, Language>()
  const languageOf = (text: string) => ofText.get(text) ?? lookup.foreign?.get(text)
  const visit = async (
    written: unknown,
    field: Field,
    key: string,
    outer: 1 | 2,
    hasDays = false,
    leads = false,
  ): Promise<unknown> => {
    const value = withTypedPoints(written, objectOf(field, written), (text, point) => {
      const language = lookup.foreign?.get(text)
      if (language) ofText.set(point, language)
    })
    const level = written !== undefined && written === left ? 1 : outer
    if (level < outer) left = undefined
    const kind = field && kindOf(field)
    if ((kind === 'link' || kind === 'endpoint') && typeof value === 'string') return addressFrom(value)
    if (kind === 'captions' && typeof value === 'string') return fromPage(value, root)
    if (kind === 'page' && typeof value === 'string') {
      const path = pageAddress(value)
      return { path, href: home + path }
    }
    if (kind === 'videoAddress' && typeof value === 'string') {
      const player = playerOf(value)
      return { ...player, src: fromPage(player.src, root), page: fromPage(player.page, root) }
    }
    if (kind === 'icon' && typeof value === 'string') return lookup.icon(value)
    const shown = field && registered(inBlocks, field)
    if (kind === 'markdown' && typeof value === 'string')
      return {
        html: markdownHtml(
          value,
          level,
          { ...links, set: links.set?.(lookup.foreign?.get(value)?.lang) },
          shown?.leads ? (lookup.foreign?.get(value)?.lang ?? lookup.lang ?? 'en') : undefined,
        ),
        ...inLanguage(value),
      }
    if (kind === 'sentence' && typeof value === 'string') {
      const sentence = resolveSentence(value, links, languageOf)
      return shown ? withBlocks(sentence, shown.leads || leads, lookup.lang ?? 'en') : sentence
    }
    if (kind === 'heading' && typeof value === 'string')
      return { ...resolveHeading(value, level), ...inLanguage(value) }
    // An award was given on a day, whichever list it is in; other entries last months.
    const below = hasDays || own(value, 'resume') === 'awards'
    const step = (name: string | number, item: unknown, leads?: boolean) =>
      visit(
        item,
        field && childSchema(field, name, value),
        typeof name === 'string' ? name : key,
        level,
        below,
        leads,
      )
    if (Array.isArray(value))
      return Promise.all(value.map((item, index) => step(index, item, index === 0 && shown?.leads)))
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).map(async ([name, item]) => [name, await step(name, item)])
    const copy = Object.fromEntries(await Promise.all(entries))
    const src = own(value, 'src')
    const object = objectOf(field, value)
    if (object) Object.assign(copy, await derivedFields(object, value, { ...lookup, hasDays }))
    if (!object || typeof src !== 'string') return copy
    if (isDrawing(object)) {
      const { src: _, ...rest } = copy
      for (const mode of ['dark', 'light'] as const) {
        const file = own(value, mode)
        if (typeof file === 'string') rest[mode] = lookup.drawing?.(file)
      }
      return { ...rest, ...lookup.drawing?.(src) }
    }
    if (!isPicture(object)) return copy
    for (const mode of ['dark', 'light'] as const) {
      const file = own(value, mode)
      if (typeof file === 'string') copy[mode] = await pictureAt(file, object, key)
    }
    const isGround = own(value, 'place') === 'behind'
    const ground = isGround && {
      scrim: lookup.scrim?.(isForeign(src) ? undefined : lookup.tones?.(src)),
    }
    return { ...copy, ...ground, ...(await pictureAt(src, object, key)) }
  }
  return visit(value, schema, '', 2)
}
