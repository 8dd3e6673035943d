import { parseFeed } from 'feedsmith'
import { maxPosts, maxTitle, type PostsFile } from '../../../schema/model/feed.ts'
import { shortened } from '../../../schema/report/phrasing.ts'
import { readableHtml } from '../../../schema/text/html.ts'
import { localeOf } from '../../../schema/text/languages.ts'

/** A feed that cannot be used. The message continues a sentence that begins with its address. */
export class FeedProblem extends Error {}

/** The largest response that is read, in bytes: more than any feed has. */
const maxBytes = 5_000_000

const maxRedirects = 5

/** The text of a feed, and its address after all redirects. */
interface FeedText {
  text: string
  from: string
}

/**
 * Fetches the text of a feed. Throws `FeedProblem` if anything goes wrong.
 *
 * @param timeout for everything, redirects included, in ms
 */
export async function fetchFeed(address: string, timeout = 20_000): Promise<FeedText> {
  try {
    const response = await followed(address, AbortSignal.timeout(timeout))
    const text = decoded(await bytesOf(response), response.headers.get('content-type') ?? '')
    return { text, from: response.url }
  } catch (error) {
    if (error instanceof FeedProblem) throw error
    if (error instanceof Error && error.name === 'TimeoutError')
      throw new FeedProblem(`has not answered within ${Math.round(timeout / 1000)} seconds`)
    throw new FeedProblem(`could not be reached (${reasonOf(error)})`)
  }
}

/** The response after all redirects, none of which may lead from https to anything less safe. */
async function followed(address: string, signal: AbortSignal): Promise<Response> {
  let url = new URL(address)
  for (let hops = 0; hops <= maxRedirects; hops++) {
    const response = await fetch(url, {
      redirect: 'manual',
      signal,
      headers: { accept: 'application/atom+xml, application/rss+xml, application/xml;q=0.9, */*;q=0.5' },
    })
    const location = response.headers.get('location')
    if (response.status < 300 || response.status >= 400 || location === null) {
      if (!response.ok) throw new FeedProblem(`was answered with the status ${response.status}`)
      return response
    }
    await response.body?.cancel()
    if (!URL.canParse(location, url)) throw new FeedProblem('leads on to something that is no address')
    const next = new URL(location, url)
    if (next.protocol !== 'https:' && next.protocol !== url.protocol)
      throw new FeedProblem(`leads on to ${next.protocol}, which is not safe`)
    url = next
  }
  throw new FeedProblem(`leads on more than ${maxRedirects} times`)
}

/** The decompressed body of a response. Throws `FeedProblem` if it is too large. */
async function bytesOf({ body }: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    if (size > maxBytes) throw new FeedProblem(`has more than ${maxBytes / 1_000_000} MB`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/**
 * Decodes bytes by their byte order mark; else by the charset of the server or the encoding of the XML, the first in
 * which they are text; else as UTF-8.
 */
function decoded(bytes: Uint8Array, type: string): string {
  const beginning = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const [, declared] = /^[^<]*<\?xml[^>]*encoding=["']([\w.:-]+)["']/.exec(beginning) ?? []
  const [, served] = /charset=["']?([\w.:-]+)/i.exec(type) ?? []
  const marked = beginning.startsWith('\xff\xfe')
    ? 'utf-16le'
    : beginning.startsWith('\xfe\xff')
      ? 'utf-16be'
      : undefined
  // Any bytes are text in most other encodings, and hardly any that are not meant so in UTF-8: so that is tried first.
  const isUtf8 = (encoding: string) => /^utf-?8$/i.test(encoding)
  const said = [served, declared].filter((one) => one !== undefined)
  const encodings = marked ? [marked] : said.toSorted((a, b) => Number(isUtf8(b)) - Number(isUtf8(a)))
  for (const encoding of encodings.length > 0 ? encodings : ['utf-8'])
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {}
  throw new FeedProblem(`is not text in the encoding that it says, ${encodings.join(' or ') || 'utf-8'}`)
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message || cause.name : String(cause)
}

/** An entry of a feed, unchecked. */
interface Entry {
  title: string
  link?: string
  /** What a relative link is resolved against below the address of the feed, the outermost first. */
  bases?: (string | undefined)[]
  date?: string
}

/**
 * The latest posts of a feed: RSS, RDF, Atom or JSON. Throws `FeedProblem` if the text is no feed, or has no usable entry.
 *
 * @param address of the feed, as the YAML has it
 * @param from its address after redirects: relative links are resolved against it
 * @param leaveOut is told of each entry whose link or date cannot be used
 */
export function readFeed(
  text: string,
  address: string,
  from = address,
  leaveOut: (problem: FeedProblem) => void = () => {},
): PostsFile {
  // No feed needs entities of its own, and a few of them can expand to fill all memory.
  if (/<!ENTITY/i.test(text)) throw new FeedProblem('declares entities of its own, which no feed has need of')
  const { entries: found, lang } = parsed(text)
  const entries: PostsFile['entries'] = []
  const problems: FeedProblem[] = []
  for (const { title, link, bases = [], date } of found) {
    if (!title || !link) continue
    let base = from
    for (const next of bases) if (next && URL.canParse(next, base)) base = new URL(next, base).href
    try {
      entries.push({
        title: shortened(title, maxTitle),
        link: linkOf(link, base, title),
        ...dateOf(date, title),
      })
    } catch (error) {
      if (!(error instanceof FeedProblem)) throw error
      problems.push(error)
    }
  }
  if (entries.length === 0) throw problems[0] ?? new FeedProblem('has no entry with a title and a link')
  problems.forEach(leaveOut)
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
      const { entries = [], xml: ofFeed } = result.feed
      return {
        entries: entries.map(({ title, links = [], published, updated, xml }) => {
          const link = links.find(({ rel }) => !rel || rel === 'alternate')
          return {
            title: title?.type === 'text' || !title?.type ? plain(title?.value) : textOf(title.value),
            link: link?.href,
            bases: [ofFeed?.base, xml?.base],
            date: writtenDate(published ?? updated),
          }
        }),
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

/** A date as the feed writes it; undefined where it writes the first day of all, as Go does for none. */
const writtenDate = (date: unknown): string | undefined =>
  typeof date !== 'string' || /^\s*0001-01-01|\b0?1 Jan 0001\b/i.test(date) ? undefined : date

/** A title without controls and line breaks. */
const plain = (title = ''): string => title.replace(/[\p{Cc}\s]+/gu, ' ').trim()

/** The longest HTML that is parsed of a title: elements in elements take more than quadratic time. */
const maxMarkup = 2_000

/** Elements that format a title. */
const formatting = new Set(
  'a abbr b br cite code del div em font i img ins kbd mark p q s samp small span strike strong sub sup tt u var wbr'.split(
    ' ',
  ),
)
const empty = new Set(['br', 'img', 'wbr'])
const unread = new Set(['script', 'style'])

/** The text of a title that may contain HTML. What is no formatting is part of it, such as `Vec<T>` or “The <dialog>”. */
function textOf(title = ''): string {
  if (!/[<&]/.test(title)) return plain(title)
  const closed = new Set<string>()
  for (const [, name = ''] of title.matchAll(/<\/([a-z]\w*)\s*>/gi)) closed.add(name.toLowerCase())
  const written = title
    .slice(0, maxMarkup)
    .replace(/<(?!!--)(?:\/?([a-z][\w-]*)[^<>]*>)?/gi, (tag, found: string = '') => {
      const name = found.toLowerCase()
      const isMarkup = empty.has(name) || ((formatting.has(name) || unread.has(name)) && closed.has(name))
      return isMarkup ? tag : tag.replace('<', '&lt;')
    })
  return plain(readableHtml(written).fragment.textContent ?? '')
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
