import type { z } from 'zod'
import { isDated, isPeriod } from '../../../schema/model/dates.ts'
import { isStat } from '../../../schema/model/stat.ts'
import { isFeed } from '../../../schema/posts/model.ts'
import { type ShownPosts, shownPosts } from '../../../schema/posts/shownPosts.ts'
import { dateIn, type Period, periodIn } from '../../../schema/text/formattedDates.ts'
import { numberIn } from '../../../schema/text/languages.ts'
import { textWidth } from '../../../schema/text/textWidth.ts'
import { own } from '../../../schema/yaml/valueAt.ts'
import type { ResolvedStat } from '../../shared/resolved.ts'

/**
 * What derived fields need: the language of the page, the width of its display face, 1 for usual, and texts beside the
 * YAML.
 */
interface Sources {
  lang?: string
  stretch?: number
  /** The width of a stat in the display face, in em; undefined if that lacks letters. */
  statWidth?: (shown: string) => Promise<number | undefined>
  text?: (path: string) => string | undefined
  /** The word for an open end. */
  present?: string
  /** Whether a date that stands for a whole entry, as that of an award, shows its day. */
  hasDays?: boolean
}

/**
 * The fields that a page uses in place of those of a checked object, or beside them: formatted stats and dates, and
 * the posts of a feed. Fields that the page does not use are undefined.
 */
export async function derivedFields(schema: z.ZodObject, object: object, sources: Sources): Promise<object> {
  if (isStat(schema)) return statOf(object, sources)
  if (isFeed(schema))
    return { feed: undefined, file: undefined, count: undefined, ...postsOf(object, sources) }
  if (isPeriod(schema)) return datesOf(object, sources)
  const date = isDated(schema) && own(object, 'dates') === undefined ? own(object, 'date') : undefined
  if (typeof date === 'string') return { dates: dateIn(sources.lang ?? 'en', date) }
  return {}
}

/**
 * The formatted period, its own or that of its roles; none without a start or an end, or where the owner has written
 * `dates` in own words.
 */
function datesOf(object: object, { lang = 'en', present = '', hasDays }: Sources): { dates?: string } {
  if (own(object, 'dates') !== undefined) return {}
  const [start, end] = ['start', 'end'].map((key) => own(object, key))
  const only = start ?? end
  if (hasDays && typeof only === 'string' && only !== 'present' && (!start || !end || start === end))
    return { dates: dateIn(lang, only) }
  const dates = periodIn(lang, ownPeriod(object) ?? periodOfRoles(own(object, 'roles')) ?? {}, present)
  return dates ? { dates } : {}
}

function ownPeriod(object: unknown): Period | undefined {
  const [start, end] = ['start', 'end'].map((key) => own(object, key))
  const written = (date: unknown) => (typeof date === 'string' ? date : undefined)
  return (start ?? end) === undefined ? undefined : { start: written(start), end: written(end) }
}

/** The period of several roles, from the earliest start to the latest end; undefined if one of them has no real dates. */
function periodOfRoles(roles: unknown): Period | undefined {
  const periods = Array.isArray(roles) ? roles.map(ownPeriod) : []
  const whole = periods.flatMap((period) => period ?? [])
  if (whole.length === 0 || whole.length < periods.length) return undefined
  const ends = whole.map(({ start, end }) => end ?? start ?? '')
  const starts = whole.flatMap(({ start, end }) => start ?? (end === 'present' ? [] : (end ?? [])))
  const start = starts.toSorted()[0]
  const end = ends.includes('present') ? 'present' : ends.toSorted().at(-1)
  return start === end ? { start } : { start, end }
}

async function statOf(
  object: object,
  { lang = 'en', stretch = 1, statWidth }: Sources,
): Promise<ResolvedStat> {
  const [value, decimals] = [own(object, 'value'), own(object, 'decimals')]
  const number = numberIn(lang, Number(value), typeof decimals === 'number' ? decimals : undefined)
  const estimated = textWidth(number.shown).total * Math.max(1, stretch)
  // At least the width in a usual face, which stands in until the display face has loaded.
  return { ...number, width: Math.max(estimated, (await statWidth?.(number.shown)) ?? 0) }
}

function postsOf(object: object, { text, lang = 'en' }: Sources): ShownPosts {
  const [file, count] = [own(object, 'file'), own(object, 'count')]
  return shownPosts(typeof file === 'string' ? text?.(file) : undefined, lang, Number(count))
}
