import type { WebPage } from 'schema-dts'
import type { Portfolio } from '../../../schema/model/portfolio.ts'

/**
 * The structured data of a page that belongs to no section, JSON-LD.
 *
 * @param path the path of the page below the site
 * @param home the path of the start of its edition below the site
 */
export function webPage(
  { site }: Portfolio,
  { title, description, path, home }: { title: string; description: string; path: string; home: string },
): object {
  const addressOf = (of: string) => site.url && new URL(of, site.url).href
  const page: WebPage = {
    '@type': 'WebPage',
    name: title,
    description,
    inLanguage: site.lang,
    url: addressOf(path),
    author: { '@type': 'Person', name: site.owner.name, url: addressOf(home) },
  }
  return { '@context': 'https://schema.org', ...page }
}
