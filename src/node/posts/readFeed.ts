import { parseFeed } from 'feedsmith'
import { JSDOM } from 'jsdom'
import { maxPosts, maxTitle, type PostsFile } from '../../../schema/posts/model.ts'
import { shortened } from '../../../schema/report/phrasing.ts'
import { localeOf } from '../../../schema/text/languages.ts'

/** A feed that cannot be used. The message continues a sentence that begins with its address. */
export class FeedProblem extends Error {}

/** An entry of a feed, unchecked. */
interface Entry {
  title: string
  link?: string
  date?: string
}

/**
 * The latest posts of a feed: RSS, RDF, Atom or JSON. Throws `FeedProblem` if the text is no feed, has no usable entry,
 * or has an entry whose link or date cannot be used.
 *
 * @param address of the feed, as the YAML has it
 * @param from its address after redirects: relative links are resolved against it
 */
export function readFeed(text: string, address: string, from = address): PostsFile {
  // No feed needs entities of its own, and a few of them can expand to fill all memory.
  if (/<!ENTITY/i.test(text)) throw new FeedProblem('declares entities of its own, which no feed has need of')
  const { entries: found, lang } = parsed(text)
  const entries = found
    .filter(({ title, link }) => title && link)
    .map(({ title, link = '', date }) => ({
      title: shortened(title, maxTitle),
      link: linkOf(link, from, title),
      ...dateOf(date, title),
    }))
  if (entries.length === 0) throw new FeedProblem('has no entry with a title and a link')
  // Most feeds begin with the latest entry. Others are sorted, unless an entry has no date.
  const isDated = entries.every(({ date }) => date !== undefined)
  const latest = isDated ? entries.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? '')) : entries
  const locale = localeOf(lang?.trim())
  return {
    feed: address,
    ...(locale && { lang: locale.toString() }),
    entries: latest.slice(0, maxPosts),
  }
}

function parsed(text: string): { entries: Entry[]; lang?: string } {
  let result: ReturnType<typeof parseFeed>
  try {
    result = parseFeed(text)
  } catch {
    throw new FeedProblem('is no RSS or Atom feed that can be read')
  }
  switch (result.format) {
    case 'atom': {
      const { entries = [] } = result.feed
      return {
        entries: entries.map(({ title, links = [], published, updated }) => ({
          title: title?.type === 'text' || !title?.type ? plain(title?.value) : textOf(title.value),
          link: links.find(({ rel }) => !rel || rel === 'alternate')?.href,
          date: writtenDate(published ?? updated),
        })),
      }
    }
    case 'json': {
      const { items = [], language } = result.feed
      return {
        lang: language,
        entries: items.map(({ title, url, date_published }) => ({
          title: plain(title),
          link: url,
          date: writtenDate(date_published),
        })),
      }
    }
    case 'rdf': {
      const { items = [] } = result.feed
      return {
        entries: items.map(({ title, link, dc }) => ({
          title: textOf(title),
          link,
          date: writtenDate(dc?.dates?.[0]),
        })),
      }
    }
    default: {
      const { items = [], language } = result.feed
      return {
        lang: language,
        entries: items.map(({ title, link, guid, pubDate, dc }) => ({
          title: textOf(title),
          link: link ?? (guid?.isPermaLink === false ? undefined : guid?.value),
          date: writtenDate(pubDate ?? dc?.dates?.[0]),
        })),
      }
    }
  }
}

/** A date as the feed writes it. */
const writtenDate = (date: unknown): string | undefined => (typeof date === 'string' ? date : undefined)

/** A title without controls and line breaks. */
const plain = (title = ''): string => title.replace(/[\p{Cc}\s]+/gu, ' ').trim()

/** The longest HTML that is parsed of a title: elements in elements take more than quadratic time. */
const maxMarkup = 2_000

/** The text of a title that may contain HTML. */
function textOf(title = ''): string {
  if (!/[<&]/.test(title)) return plain(title)
  const fragment = JSDOM.fragment(title.slice(0, maxMarkup))
  for (const element of fragment.querySelectorAll('script, style')) element.remove()
  return plain(fragment.textContent ?? '')
}

function linkOf(link: string, from: string, title: string): string {
  const url = URL.canParse(link.trim(), from) ? new URL(link.trim(), from) : undefined
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
    throw new FeedProblem(
      `has an entry, “${title}”, that leads to no address of the web: ${link.slice(0, 60)}`,
    )
  return url.href
}

function dateOf(date: string | undefined, title: string): { date?: string } {
  if (date === undefined) return {}
  const day = dayOf(date.trim())
  if (day === undefined)
    throw new FeedProblem(`has an entry, “${title}”, whose date cannot be read: ${date.slice(0, 60)}`)
  return { date: day }
}

/** The day of a date in its own time zone, such as `2024-05-31`, wherever it is read; undefined if it is no date. */
function dayOf(date: string): string | undefined {
  const time = new Date(inGreenwich(date))
  const year = Number.isNaN(time.getTime()) ? 0 : time.getUTCFullYear()
  return year < 1970 || year > 9999 ? undefined : time.toISOString().slice(0, 10)
}

/** A date with UTC in place of its time zone. */
function inGreenwich(date: string): string {
  const [, local] =
    /^(.*?\d:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(?:[A-Z]{1,5}|(?:GMT|UTC)?[+-]\d{2}:?\d{2})?$/i.exec(date) ?? []
  if (local !== undefined) return /\dT\d/.test(local) ? `${local}Z` : `${local} GMT`
  // A day in ISO 8601 is read as UTC already.
  return /^\d{4}(?:-\d{2}){0,2}$/.test(date) ? date : `${date} GMT`
}
