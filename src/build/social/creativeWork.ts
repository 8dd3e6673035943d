import type { CreativeWork } from 'schema-dts'
import type { Portfolio } from '../../../schema/model/portfolio.ts'
import type { Entry } from '../../pages/caseStudy/entry.ts'
import { plain } from '../../ui/text/plain.ts'
import { withoutSoftHyphens } from './headline.ts'

/**
 * The structured data of the page of a project, JSON-LD.
 *
 * @param path the path of the page below the site
 * @param home the path of the start of its edition below the site
 */
export function creativeWork(
  { site }: Portfolio,
  { title, description, image, tags, link }: Entry,
  { path, home }: { path: string; home: string },
): object {
  const page = site.url && new URL(path, site.url).href
  const work: CreativeWork = {
    '@type': 'CreativeWork',
    name: withoutSoftHyphens(title),
    description: plain(description),
    inLanguage: site.lang,
    url: page,
    image: page && image && new URL(image.src, page).href,
    keywords: tags && [...tags],
    sameAs: link && /^https?:/i.test(link) ? link : undefined,
    author: { '@type': 'Person', name: site.owner.name, url: site.url && new URL(home, site.url).href },
  }
  return { '@context': 'https://schema.org', ...work }
}
