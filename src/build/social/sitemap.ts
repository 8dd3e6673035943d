import { escapeHtml } from '../html/html.ts'
import type { Route } from '../routes/route.ts'

/** `robots.txt`: allows everything, and names the sitemap where the site's URL is known. */
export const robots = (url: string | undefined): string =>
  [
    'User-agent: *',
    'Allow: /',
    ...(url ? ['', `Sitemap: ${new URL('sitemap.xml', url).href}`] : []),
    '',
  ].join('\n')

/** `sitemap.xml` of the documents of a site, each with its alternates in other languages. */
export function sitemap(routes: readonly Pick<Route, 'path' | 'alternates'>[], url: string): string {
  const addressOf = (path: string) => escapeHtml(new URL(path, url).href)
  const entries = routes.map(({ path, alternates = [] }) => {
    const others = alternates.map(
      ({ lang, path }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${addressOf(path)}"/>`,
    )
    return `<url><loc>${addressOf(path)}</loc>${others.join('')}</url>`
  })
  const hasOthers = routes.some(({ alternates = [] }) => alternates.length > 0)
  const xhtml = hasOthers ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>${entries.join('')}</urlset>\n`
}
