import { builtFiles } from '../../../../schema/model/builtFiles.ts'
import type { Portfolio } from '../../../../schema/model/portfolio.ts'
import type { Route } from '../routes/route.ts'
import { withoutSoftHyphens } from './headline.ts'
import { tag } from './html.ts'

/** The name of the feed in the folder of its locale. */
export const feedName = builtFiles.feed

/** The page of a project as an item of the feed. */
type Item = Pick<Route, 'path' | 'title' | 'description' | 'card' | 'year'> & {
  /** The address of its card, relative to the site. */
  image: string
}

/**
 * The pages of projects in one language as a JSON Feed 1.1, https://www.jsonfeed.org/version/1.1/; undefined without a
 * URL of the site or without pages. They keep the order of their cards.
 *
 * @param folder the folder of the locale, relative to the site
 */
export function feedXml({ site }: Portfolio, items: readonly Item[], folder: string): string | undefined {
  const { url, title, description, lang, owner } = site
  if (!url || items.length === 0) return undefined
  const addressOf = (path: string) => new URL(path, url).href
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language: lang,
    home_page_url: addressOf(folder),
    feed_url: addressOf(folder + feedName),
    authors: [{ name: owner.name, url }],
    items: items.map((item) => ({
      id: addressOf(item.path),
      url: addressOf(item.path),
      title: withoutSoftHyphens(item.card ?? item.title),
      content_text: item.description,
      image: addressOf(item.image),
      date_published: publishedIn(item.year),
      language: lang,
    })),
  })
}

/**
 * The date of a project, as RFC 3339 wants it: the first day of its year, or of the last of its years, such as
 * `2022–2024`. Undefined where none is written in digits.
 */
function publishedIn(years = ''): string | undefined {
  const last = years.match(/(?<!\d)[12]\d{3}(?!\d)/g)?.at(-1)
  return last && `${last}-01-01T00:00:00Z`
}

/**
 * The link by which feed readers find the feed.
 *
 * @param start from the document to the start of its locale
 */
export const feedTag = ({ site }: Portfolio, start: string): string =>
  tag('link', { rel: 'alternate', type: 'application/feed+json', title: site.title, href: start + feedName })
