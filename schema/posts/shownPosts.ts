import { directionOf, localeOf } from '../text/languages.ts'
import { type PostsFile, readPosts } from './model.ts'

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
