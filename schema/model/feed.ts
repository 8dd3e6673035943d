import { z } from 'zod'
import { directionOf, localeOf } from '../text/languages.ts'
import { kindOf } from './kinds.ts'
import { objectOf } from './schemaIntrospection.ts'

/** How many entries of a feed are kept at most, and so shown. */
export const maxPosts = 60

/** How many characters of a title are kept, each of one or two UTF-16 code units. */
export const maxTitle = 200

const post = z.strictObject({
  title: z
    .string()
    .trim()
    .min(1)
    .max(2 * maxTitle),
  link: z.url({ protocol: /^https?$/ }),
  /** A day, as 2024-05-31. */
  date: z.iso.date().optional(),
})

/** What `npm run refresh` keeps of a feed, in a file beside the YAML. */
export const postsFile = z.strictObject({
  /** The address that it was read from. */
  feed: z.url({ protocol: /^https?$/ }),
  /** The language that the feed says it is in. */
  lang: z.string().min(2).max(35).optional(),
  entries: z.array(post).min(1).max(maxPosts),
})

export type PostsFile = z.output<typeof postsFile>

/** Parses the text of a file of posts; or returns what is wrong with it, as the end of a sentence. */
export function readPosts(text: string): PostsFile | { wrong: string } {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { wrong: 'is no JSON' }
  }
  const parsed = postsFile.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const where = issue?.path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
  return { wrong: `does not hold what it should${where ? `: ${where.replace(/^\./, '')} is wrong` : ''}` }
}

/** Whether a schema is that of an object with a feed and the file of its posts. */
export function isFeed(schema: z.core.$ZodType): boolean {
  const { feed, file } = objectOf(schema, undefined)?.shape ?? {}
  return feed !== undefined && file !== undefined && kindOf(feed) === 'feed' && kindOf(file) === 'postsFile'
}

/** A post as the page shows it. */
export interface ShownPost {
  title: string
  link: string
  /** Its day, as 2024-05-31, and as the language of the page writes it. */
  date?: { day: string; shown: string }
}

/** Posts as the page shows them. */
export interface ShownPosts {
  entries: ShownPost[]
  /** Their language where that is not the page's. */
  language?: { lang: string; dir: 'ltr' | 'rtl' }
}

/**
 * The posts of a file as a page in a language shows them; none if the file is missing or invalid.
 *
 * @param text of the file, which the rules have checked
 * @param count how many are shown at most
 */
export function shownPosts(text: string | undefined, lang: string, count: number): ShownPosts {
  const kept = text === undefined ? undefined : readPosts(text)
  if (!kept || 'wrong' in kept) return { entries: [] }
  // In UTC, so that the day is that of the feed wherever the page is built.
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' })
  const entries = kept.entries.slice(0, count).map(({ title, link, date }) => ({
    title,
    link,
    ...(date !== undefined && { date: { day: date, shown: format.format(new Date(date)) } }),
  }))
  return { entries, ...languageOf(kept, lang) }
}

function languageOf({ lang = '' }: PostsFile, page: string): Pick<ShownPosts, 'language'> {
  const locale = localeOf(lang)
  if (!locale || locale.language === localeOf(page)?.language) return {}
  return { language: { lang: locale.toString(), dir: directionOf(locale) } }
}
