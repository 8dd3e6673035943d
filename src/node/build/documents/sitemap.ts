import { builtFiles } from '../../../../schema/model/builtFiles.ts'
import { type Route, withDefault } from '../routes/route.ts'
import { escapeHtml } from './html.ts'

/**
 * `robots.txt`: the owner's, or else one that allows everything. It names the sitemap where the site's URL is known.
 *
 * @param own the owner's
 */
export function robots(url: string | undefined, own?: string): string {
  const map = url && new URL(builtFiles.sitemap, url).href
  const rules = own ?? 'User-agent: *\nAllow: /\n'
  if (!map || rules.includes(map)) return rules
  // Of no group, so it may stand anywhere: https://www.sitemaps.org/protocol.html#submit_robots
  return `${rules}${rules === '' || rules.endsWith('\n') ? '' : '\n'}\nSitemap: ${map}\n`
}

/** `sitemap.xml` of the documents of a site, each with its alternates in other languages. */
export function sitemap(routes: readonly Pick<Route, 'path' | 'alternates'>[], url: string): string {
  const addressOf = (path: string) => escapeHtml(new URL(path, url).href)
  const entries = routes.map(({ path, alternates = [] }) => {
    const others = withDefault(alternates).map(
      ({ lang, path }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${addressOf(path)}"/>`,
    )
    return `<url><loc>${addressOf(path)}</loc>${others.join('')}</url>`
  })
  const hasOthers = routes.some(({ alternates = [] }) => alternates.length > 0)
  const xhtml = hasOthers ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>${entries.join('')}</urlset>\n`
}
