import { posix } from 'node:path'
import type { z } from 'zod'
import type { Locale } from '../../../schema/check/locale.ts'
import type { PictureTones, Scrims } from '../../../schema/colour/scrim.ts'
import { isDated, isPeriod } from '../../../schema/model/dates.ts'
import { isFeed, shownPosts } from '../../../schema/model/feed.ts'
import { inBlocks, isDrawing, isOneColour, isPicture, oneColourUse } from '../../../schema/model/kinds.ts'
import { looksFolder } from '../../../schema/model/look.ts'
import {
  portfolio as builtIn,
  type Portfolio,
  type PortfolioSchema,
} from '../../../schema/model/portfolio.ts'
import { objectOf, registered } from '../../../schema/model/schemaIntrospection.ts'
import { isStat } from '../../../schema/model/stat.ts'
import { playerOf } from '../../../schema/model/video.ts'
import { mapContent, type Visited, walk } from '../../../schema/model/walk.ts'
import { linkedPage, pageAddress } from '../../../schema/pages/pageLinks.ts'
import type { Drawing } from '../../../schema/pictures/drawing.ts'
import type { Path } from '../../../schema/report/diagnostics.ts'
import {
  type CheckedPeriod,
  dateIn,
  goesOn,
  numberIn,
  periodIn,
  yearsIn,
} from '../../../schema/text/languages.ts'
import { markdownHtml } from '../../../schema/text/markdown.ts'
import { textWidth } from '../../../schema/text/textWidth.ts'
import { isGroup, own } from '../../../schema/yaml/valueAt.ts'
import type { LocalPicture } from '../../shared/localPicture.ts'
import { machineMail } from '../../shared/mail.ts'
import type { Resolved, ResolvedIcon, ResolvedStat, ShownDates } from '../../shared/resolved.ts'
import type { WordWidths } from '../fonts/wordWidths.ts'
import { fromPage, pictureFromPage } from './addresses.ts'
import {
  resolveHeading,
  resolveSentence,
  type Typesetter,
  withBlocks,
  withTypedPoints,
} from './resolveTexts.ts'

/** Looks up what the YAML names. */
export interface Lookup {
  /** What the portfolio may contain; left out, it has built-in section types alone. */
  schema?: PortfolioSchema
  /** The files of a picture beside the YAML, named under the key `use`; not called for foreign addresses. */
  picture: (src: string, use: string) => Promise<LocalPicture>
  /** The icon of a name, which the rules have checked. */
  icon: (name: string) => ResolvedIcon | undefined
  /** The attribute by which blocks of Markdown tell their lines, as the editor of the dev server needs it. */
  lineAttribute?: string | undefined
  /** The cleaned drawing in a file beside the YAML, which the rules have checked. */
  drawing?: (src: string) => Drawing | undefined
  /** The tones of a picture beside the YAML, if they are known. */
  tones?: (src: string) => PictureTones | undefined
  /** Measures words in the display face of the theme; resolves to undefined if that lacks letters. */
  measure?: (words: readonly string[], portfolio: Portfolio) => Promise<WordWidths | undefined>
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

/** What the whole portfolio says about some of its fields. */
interface Context {
  /** The notes shown behind links, by the addresses of these in the page. */
  notes: Readonly<Record<string, string>>
  /** The width of a stat in the display face, in em; undefined if that lacks letters. */
  statWidth: (shown: string) => Promise<number | undefined>
  scrim: (tones: PictureTones | undefined) => Scrims
}

const isForeign = (src: string) => /^https?:/i.test(src)

/** Returns a function that turns the address of a link in the YAML into one from the page. */
export const addressIn =
  ({ root = '', home = '', pages }: Pick<Lookup, 'root' | 'home' | 'pages'>) =>
  (href: string): string => {
    // A page may be named by its Markdown file too.
    const address = linkedPage(href)?.address ?? href.trim().replace(/^\.\//, '')
    const isOfLocale = address.startsWith('#') || pages?.has(address.replace(/[?#].*/s, ''))
    return isOfLocale ? home + address : machineMail(fromPage(href, root))
  }

/**
 * Resolves a checked portfolio field by field, each by the kind that its schema has. What takes time is made first, all
 * at once: pictures, and the widths of stats.
 */
export async function resolveFields(
  portfolio: Portfolio,
  lookup: Lookup,
  { notes, statWidth, scrim }: Context,
): Promise<Resolved<Portfolio>> {
  const { schema = builtIn, root = '', home = '', set } = lookup
  const { content, languages } = withTypedPoints(portfolio, schema, lookup.foreign)
  const { lang } = content.site
  const [pictureOf, statOf] = await Promise.all([
    picturesIn(content, schema, lookup),
    statsIn(content, schema, statWidth),
  ])
  const addressFrom = addressIn(lookup)
  const main = mainSection(content)

  // The structure stays; the type describes how the leaves change.
  return mapContent<unknown>(content, schema, (visited, copy) => {
    const { value, schema: field } = visited
    if (typeof value === 'string') return resolveText(value, visited)
    const object = objectOf(field, value)
    return object && isGroup(value) && isGroup(copy) ? resolveObject(object, visited, value, copy) : copy
  }) as Resolved<Portfolio>

  function resolveText(value: string, { kind, schema: field, path, outer }: Visited): unknown {
    const language = languages.get(value)
    const { lineAttribute } = lookup
    const links = { notes, addressOf: addressFrom, set: set?.(language?.lang), lineAttribute }
    const level = path[0] === 'sections' && path[1] === main ? 1 : 2
    const blocks = field && registered(inBlocks, field)
    switch (kind) {
      case 'link':
      case 'endpoint':
        return addressFrom(value)
      case 'captions':
        return fromPage(value, root)
      case 'page':
        return { path: pageAddress(value), href: home + pageAddress(value) }
      case 'videoAddress': {
        const player = playerOf(value)
        return { ...player, src: fromPage(player.src, root), page: fromPage(player.page, root) }
      }
      case 'icon':
        return lookup.icon(value)
      case 'markdown': {
        const leads = blocks?.leads ? (language?.lang ?? lang) : undefined
        return { html: markdownHtml(value, level, links, leads), ...(language && { language }) }
      }
      case 'sentence': {
        const sentence = resolveSentence(value, links, language)
        // Of a list that leads, its first text does.
        const isFirst = path.at(-1) === 0 && outer?.schema && registered(inBlocks, outer.schema)?.leads
        return blocks ? withBlocks(sentence, blocks.leads || isFirst === true, lang) : sentence
      }
      case 'heading':
        return { ...resolveHeading(value, level), ...(language && { language }) }
      default:
        return value
    }
  }

  /** @param copy the fields of an object, resolved */
  function resolveObject(
    object: z.ZodObject,
    visited: Visited,
    value: Record<string, unknown>,
    copy: Record<string, unknown>,
  ): unknown {
    if (isStat(object)) return { ...copy, ...statOf(value) }
    if (isFeed(object)) {
      const text = typeof value.file === 'string' ? lookup.text?.(value.file) : undefined
      const posts = shownPosts(text, lang, Number(value.count))
      return { ...copy, feed: undefined, file: undefined, count: undefined, ...posts }
    }
    const fields = { ...copy }
    if (isPeriod(object) || isDated(object)) Object.assign(fields, datesOf(object, value, visited))
    const { src } = value
    if (typeof src !== 'string') return fields
    if (isDrawing(object)) {
      const { src: _, ...drawing } = fields
      for (const mode of ['dark', 'light']) {
        const file = value[mode]
        if (typeof file === 'string') drawing[mode] = lookup.drawing?.(file)
      }
      const isOfLook = posix.dirname(src).endsWith(`${looksFolder}/${content.theme.look}`)
      return { ...drawing, ...(isOfLook && { file: posix.basename(src) }), ...lookup.drawing?.(src) }
    }
    if (!isPicture(object)) return fields
    const use = pictureUse(object, visited.path)
    for (const mode of ['dark', 'light']) {
      const file = value[mode]
      if (typeof file === 'string') fields[mode] = pictureOf(file, use)
    }
    if (value.place === 'behind') fields.scrim = scrim(isForeign(src) ? undefined : lookup.tones?.(src))
    return { ...fields, ...pictureOf(src, use) }
  }

  function datesOf(object: z.ZodObject, value: object, { outer }: Visited): ShownDates {
    const period = ownPeriod(value)
    const isCurrent = (period && goesOn(period)) || undefined
    if (own(value, 'dates') !== undefined) return { isCurrent }
    const { present } = content.labels.dates
    const dates = isPeriod(object)
      ? shownPeriod(value, lang, present, isAward(value, outer))
      : shownDate(lang, own(value, 'date'))
    if (!dates) return {}
    return period && showsYears(outer)
      ? { dates, isCurrent, ...yearsIn(lang, period, present) }
      : { dates, isCurrent }
  }
}

/** The index of the section with the page's one heading of the first level: its headline, or that of its first section. */
const mainSection = ({ sections }: Portfolio): number =>
  Math.max(
    0,
    sections.findIndex((section) => 'headline' in section),
  )

/** The key under which a picture is looked up: that in which it stands, or in which its list does. */
const pictureUse = (object: z.ZodObject, path: Path): string =>
  isOneColour(object) ? oneColourUse : String(path.findLast((step) => typeof step === 'string') ?? '')

/** Looks up all pictures of some content. Returns a function that gives that of an address, with addresses from the page. */
async function picturesIn(
  content: unknown,
  schema: z.core.$ZodType,
  { picture, root = '' }: Lookup,
): Promise<(src: string, use: string) => LocalPicture> {
  const nameOf = (src: string, use: string) => `${use}\n${src}`
  const lookups = new Map<string, Promise<LocalPicture>>()
  for (const { value, schema: field, path } of walk(content, schema)) {
    const object = objectOf(field, value)
    if (!object || !isPicture(object)) continue
    const use = pictureUse(object, path)
    for (const key of ['src', 'dark', 'light']) {
      const src = own(value, key)
      if (typeof src !== 'string' || isForeign(src) || lookups.has(nameOf(src, use))) continue
      lookups.set(nameOf(src, use), picture(src, use))
    }
  }
  const found = new Map<string, LocalPicture>()
  await Promise.all(
    [...lookups].map(async ([name, one]) => found.set(name, pictureFromPage(await one, root))),
  )
  return (src, use) => found.get(nameOf(src, use)) ?? { src }
}

/** Formats all stats of some content. Returns a function that gives one by its value. */
async function statsIn(
  content: Portfolio,
  schema: z.core.$ZodType,
  statWidth: Context['statWidth'],
): Promise<(value: object) => ResolvedStat | undefined> {
  const stretch = Math.max(1, content.theme.fonts.width / 100)
  const stats = new Map<object, ResolvedStat>()
  for (const { value, schema: field } of walk(content, schema)) {
    const object = objectOf(field, value)
    if (!object || !isGroup(value) || !isStat(object)) continue
    const decimals = typeof value.decimals === 'number' ? value.decimals : undefined
    const number = numberIn(content.site.lang, Number(value.value), decimals)
    const estimated = Math.max(1, textWidth(number.shown)) * stretch
    // At least the width in a usual face, which stands in until the display face has loaded.
    stats.set(value, { ...number, width: Math.max(estimated, (await statWidth(number.shown)) ?? 0) })
  }
  return (value) => stats.get(value)
}

/** Whether an entry is an award, which was given on a day, whichever list it is in; other entries last months. */
function isAward(value: unknown, outer: Visited | undefined): boolean {
  const resume = own(value, 'resume')
  return (
    resume === 'awards' ||
    own(resume, 'list') === 'awards' ||
    (outer !== undefined && isAward(outer.value, outer.outer))
  )
}

/** Whether the section around an entry shows its years alone. */
const showsYears = (outer: Visited | undefined): boolean =>
  outer !== undefined &&
  (['near', 'rows'].includes(String(own(outer.value, 'layout'))) || showsYears(outer.outer))

const shownDate = (lang: string, date: unknown) => (typeof date === 'string' ? dateIn(lang, date) : undefined)

/** The period of an entry, its own or that of its roles; empty without a start or an end. */
function shownPeriod(value: object, lang: string, present: string, hasDay: boolean): string {
  const period = ownPeriod(value)
  const { start, end } = period ?? {}
  const only = start ?? end
  if (hasDay && only !== undefined && only !== 'present' && (!start || !end || start === end))
    return dateIn(lang, only)
  return periodIn(lang, period ?? periodOfRoles(own(value, 'roles')) ?? {}, present)
}

function ownPeriod(value: unknown): CheckedPeriod | undefined {
  const [start, end] = [own(value, 'start'), own(value, 'end')]
  if (start === undefined && end === undefined) return undefined
  const written = (date: unknown) => (typeof date === 'string' ? date : undefined)
  return { start: written(start), end: written(end) }
}

/** The period of several roles, from the earliest start to the latest end; undefined if one of them has no dates. */
function periodOfRoles(roles: unknown): CheckedPeriod | undefined {
  if (!Array.isArray(roles)) return undefined
  const starts: string[] = []
  const ends: string[] = []
  for (const role of roles) {
    const { start, end } = ownPeriod(role) ?? {}
    const [first, last] = [start ?? end, end ?? start]
    if (first === undefined || last === undefined) return undefined
    if (first !== 'present') starts.push(first)
    ends.push(last)
  }
  const start = starts.toSorted()[0]
  const end = ends.includes('present') ? 'present' : ends.toSorted().at(-1)
  return start === end ? { start } : { start, end }
}
