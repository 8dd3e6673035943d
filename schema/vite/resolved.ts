import type { z } from 'zod'
import { type PictureTones, type Scrims, scrimOf } from '../colour/scrim.ts'
import type { Drawing } from '../lookup/drawing.ts'
import type { ShownPosts } from '../lookup/keptPosts.ts'
import { type Numbers, numbersOf } from '../lookup/languages.ts'
import { fileNotes } from '../lookup/linkedFiles.ts'
import { markdownHtml } from '../lookup/markdown.ts'
import { pageAddress } from '../lookup/pageAddress.ts'
import type {
  DrawingFile,
  FilmAddress,
  Heading,
  IconName,
  KeptPosts,
  Markdown,
  PageFile,
} from '../model/fields.ts'
import type { FigureValue } from '../model/figure.ts'
import { isDrawing, isPicture, kindOf } from '../model/kinds.ts'
import { isOneColour, oneColourUse } from '../model/oneColour.ts'
import { type Portfolio, portfolio as schema } from '../model/portfolio.ts'
import { childSchema, objectOf } from '../model/schemaIntrospection.ts'
import type { SectionOf, SectionType } from '../model/sections/index.ts'
import { type Player, playerOf } from '../model/video.ts'
import type { Edition, Language } from '../overlay/edition.ts'
import { marksIn } from '../typography/marks.ts'
import { withPhrases } from '../typography/phrases.ts'
import { lineWidths, textWidth } from '../typography/textWidth.ts'
import { own } from '../yaml/valueAt.ts'
import { fromPage, pictureFromPage } from './addresses.ts'
import { derivedFields, type ResolvedFigure } from './derivedFields.ts'
import type { LocalPicture } from './localPicture.ts'

/** A picture as the page uses it: one that is served with the page, or one at a foreign address. */
export interface ResolvedPicture extends LocalPicture {
  alt: string
  /** Whether it stands where the page begins, and so is loaded at once. */
  atOnce?: true
  /** How opaque the ground has to lie over it where words stand on it. */
  scrim?: Scrims
}

/** A drawing as the page uses it: cleaned SVG to be put in as it is. */
export type ResolvedDrawing = Drawing

/** A Markdown text as the page uses it: HTML that is safe to put in as it is. */
export interface ResolvedMarkdown {
  html: string
  /** Its language where that is not the page's. */
  language?: Language
}

/** The text of a large heading as the page uses it, and how wide it is: its size follows from that. */
export interface ResolvedHeading {
  /** With U+200B where its lines may end, if only there. */
  text: string
  /** About how wide its longest part without a place to break is, and all of it on one line, in em. */
  longest: number
  total: number
  /** The least width, in em, in which it fits on one line, on two and so on; only where it is to be as large as it can be. */
  lines?: readonly number[]
  /** What its line height needs beyond that of Latin letters. */
  marks: number
  /** Its level in the outline of the page: 1 for one heading, 2 for all others. */
  level: 1 | 2
  /** Its language where that is not the page's. */
  language?: Language
}

/** An icon as the page uses it: the inside of an `<svg>` and the size of its view box. */
export interface ResolvedIcon {
  body: string
  width: number
  height: number
}

/** A page of its own as the page that leads to it knows it. */
export interface ResolvedPageLink {
  /** Where it is below the start of its edition, and from the page that this is part of. */
  path: string
  href: string
}

/** When something was, as the language of the page writes it; left out where nobody has said it. */
export interface ShownDates {
  dates?: string
}

/** A checked part of the portfolio in which pictures and icons have been looked up and Markdown has become HTML. */
export type Resolved<T> = T extends IconName
  ? ResolvedIcon
  : T extends FilmAddress
    ? Player
    : T extends Markdown
      ? ResolvedMarkdown
      : T extends PageFile
        ? ResolvedPageLink
        : T extends Heading
          ? ResolvedHeading
          : T extends { src: DrawingFile }
            ? Omit<T, 'src'> & ResolvedDrawing
            : T extends { src: string }
              ? Omit<T, keyof LocalPicture | 'atOnce'> & Omit<ResolvedPicture, 'alt'>
              : T extends { file: KeptPosts }
                ? Omit<{ [Key in keyof T]: Resolved<T[Key]> }, 'feed' | 'file' | 'count'> & ShownPosts
                : T extends { value: FigureValue }
                  ? Omit<T, keyof ResolvedFigure> & ResolvedFigure
                  : T extends readonly (infer Item)[]
                    ? Resolved<Item>[]
                    : T extends object
                      ? { [Key in keyof T]: Resolved<T[Key]> } & (keyof T & ('start' | 'date') extends never
                          ? unknown
                          : ShownDates)
                      : T

/** What `virtual:portfolio` exports. */
export type ResolvedPortfolio = Resolved<Portfolio> & {
  /** What is said of links that lead to files, by their addresses, such as `PDF, 240 kB`. */
  fileNotes: Readonly<Record<string, string>>
  /** How the language writes whole numbers; left out where it does as JavaScript. */
  numbers?: Numbers
  /** The languages of the texts that are in another than the page; left out where there are none. */
  foreign?: Readonly<Record<string, Language>>
  /** From the page to the start of its edition; left out for the start itself. */
  home?: string
  /** The pages of the site in its languages, the main one first; left out where it has one. */
  languages?: readonly LanguageLink[]
}

/** The way to the page in a language. */
export interface LanguageLink {
  lang: string
  dir: 'ltr' | 'rtl'
  /** What the language calls itself. */
  name: string
  /** Where it is, from the page that this is part of. */
  href: string
}

/** What the renderer of the section type `T` is given. */
export type ResolvedSection<T extends SectionType = SectionType> = Resolved<SectionOf<T>>

/** How names in the YAML become what the page uses. */
export interface Lookup {
  /** The files of a picture beside the YAML, named under the key `use`; not called for foreign addresses. */
  picture: (src: string, use: string) => Promise<LocalPicture>
  /** The icon of a name, which the rules have found to exist. */
  icon: (name: string) => ResolvedIcon | undefined
  /** The drawing in a file beside the YAML, cleaned; which the rules have found to be one. */
  drawing?: (src: string) => Drawing | undefined
  /** The tones of a picture beside the YAML, if they are known. */
  tones?: (src: string) => PictureTones | undefined
  /** What measures words of a text in the display face of the theme, in em; undefined where that lacks letters. */
  measure?: (text: string, portfolio: Portfolio) => Promise<((word: string) => number) | undefined>
  /** The size of a file beside the YAML, in bytes. */
  bytes?: (path: string) => number | undefined
  /** The text of a file beside the YAML. */
  text?: (path: string) => string | undefined
  /** The texts that are in another language than the page. */
  foreign?: Edition['foreign']
  /** From the page to the folder of the site, in which its files are: `../`, or nothing. */
  root?: string
  /** From the page to the start of its edition, where its sections are; nothing for the start itself. */
  home?: string
  /** The pages of its edition, below its start. */
  pages?: ReadonlySet<string>
  /** Pages in the place of those that cannot be made. */
  instead?: Readonly<Record<string, string>>
}

const isForeign = (src: string) => /^https?:/i.test(src)

/**
 * Looks up every picture and icon of a checked portfolio, and turns its Markdown into HTML. Pure but for what
 * `lookup` does, and refuses.
 */
export async function resolvePortfolio(portfolio: Portfolio, lookup: Lookup): Promise<ResolvedPortfolio> {
  // The page's one heading of the first level: its headline, or that of its first section.
  const main = portfolio.sections.find((section) => 'headline' in section) ?? portfolio.sections[0]
  const written = fileNotes(portfolio, lookup.bytes ?? (() => undefined))
  const notes = Object.fromEntries(
    Object.entries(written).map(([href, note]) => [addressIn(lookup)(href), note]),
  )
  const { site, theme } = portfolio
  const scrim = (tones: PictureTones | undefined): Scrims => ({
    dark: scrimOf(tones, theme.dark, site.dir),
    light: scrimOf(tones, theme.light, site.dir),
  })
  // The walk keeps the structure; the type says what has changed at its leaves.
  const fields = (await resolveFields(
    portfolio,
    schema,
    {
      ...lookup,
      notes,
      scrim,
      lang: portfolio.site.lang,
      stretch: portfolio.theme.fonts.width / 100,
      present: portfolio.labels.dates.present,
    },
    main,
  )) as Resolved<Portfolio>
  const { foreign } = lookup
  const numbers = numbersOf(portfolio.site.lang)
  const resolved: ResolvedPortfolio = {
    ...fields,
    fileNotes: notes,
    ...(numbers && { numbers }),
    ...(lookup.home && { home: lookup.home }),
    ...(foreign && foreign.size > 0 && { foreign: Object.fromEntries(foreign) }),
  }
  for (const section of resolved.sections)
    if ('art' in section && section.art === 'type') {
      const { text } = section.headline
      section.headline.lines = lineWidths(text, await lookup.measure?.(text, portfolio))
    }
  const first = firstPicture(resolved.sections[0])
  if (first) first.atOnce = true
  return resolved
}

/** How the text of a heading is broken into lines, and how wide it is. */
export function resolveHeading(heading: string, level: 1 | 2 = 2): ResolvedHeading {
  const text = withPhrases(heading)
  return { text, ...textWidth(text), marks: marksIn(text), level }
}

/** How the page that is looked up for names what a link of the YAML leads to. */
const addressIn =
  ({ root = '', home = '', pages, instead }: Pick<Lookup, 'root' | 'home' | 'pages' | 'instead'>) =>
  (href: string): string => {
    const isOfEdition = /^\s*#/.test(href) || pages?.has(href.trim().replace(/#.*/, ''))
    return isOfEdition ? home + (instead?.[href.trim()] ?? href.trim()) : fromPage(href, root)
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
    present?: string
    scrim?: (tones: PictureTones | undefined) => Scrims
  },
  main?: unknown,
) {
  type Field = z.core.$ZodType | undefined
  const { root = '', home = '' } = lookup
  const addressFrom = addressIn(lookup)
  // Taken once, should the same object stand twice.
  let left = main
  const inLanguage = (text: string) => {
    const language = lookup.foreign?.get(text)
    return language && { language }
  }
  const visit = async (value: unknown, field: Field, key: string, outer: 1 | 2): Promise<unknown> => {
    const level = value !== undefined && value === left ? 1 : outer
    if (level < outer) left = undefined
    const kind = field && kindOf(field)
    if ((kind === 'link' || kind === 'endpoint') && typeof value === 'string') return addressFrom(value)
    if (kind === 'captions' && typeof value === 'string') return fromPage(value, root)
    if (kind === 'page' && typeof value === 'string') {
      const path = pageAddress(value)
      return { path, href: home + path }
    }
    if (kind === 'film' && typeof value === 'string') {
      const player = playerOf(value)
      return { ...player, src: fromPage(player.src, root), page: fromPage(player.page, root) }
    }
    if (kind === 'icon' && typeof value === 'string') return lookup.icon(value)
    if (kind === 'markdown' && typeof value === 'string')
      return {
        html: markdownHtml(value, level, { notes: lookup.notes, addressOf: addressFrom }),
        ...inLanguage(value),
      }
    if (kind === 'heading' && typeof value === 'string')
      return { ...resolveHeading(value, level), ...inLanguage(value) }
    const step = (name: string | number, item: unknown) =>
      visit(item, field && childSchema(field, name, value), typeof name === 'string' ? name : key, level)
    if (Array.isArray(value)) return Promise.all(value.map((item, index) => step(index, item)))
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).map(async ([name, item]) => [name, await step(name, item)])
    const copy = Object.fromEntries(await Promise.all(entries))
    const src = own(value, 'src')
    const object = objectOf(field, value)
    if (object) Object.assign(copy, derivedFields(object, value, lookup))
    if (!object || typeof src !== 'string') return copy
    if (isDrawing(object)) {
      const { src: _, ...rest } = copy
      return { ...rest, ...lookup.drawing?.(src) }
    }
    if (!isPicture(object)) return copy
    const isGround = own(value, 'place') === 'behind'
    const ground = isGround && {
      scrim: lookup.scrim?.(isForeign(src) ? undefined : lookup.tones?.(src)),
    }
    if (isForeign(src)) return { ...copy, ...ground }
    return {
      ...copy,
      ...ground,
      ...pictureFromPage(await lookup.picture(src, isOneColour(object) ? oneColourUse : key), root),
    }
  }
  return visit(value, schema, '', 2)
}

const isResolvedPicture = (part: object): part is ResolvedPicture => 'src' in part && 'alt' in part

/** The first picture in a part of the page, if it has one. */
function firstPicture(part: unknown): ResolvedPicture | undefined {
  if (typeof part !== 'object' || part === null) return undefined
  if (isResolvedPicture(part)) return part
  for (const inner of Object.values(part)) {
    const found = firstPicture(inner)
    if (found) return found
  }
  return undefined
}
