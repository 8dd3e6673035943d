import { escapeHtml } from '../html/html.ts'

/** `robots.txt`: all is open, and the sitemap is named where the page's address is known. */
export const robots = (url: string | undefined): string =>
  [
    'User-agent: *',
    'Allow: /',
    ...(url ? ['', `Sitemap: ${new URL('sitemap.xml', url).href}`] : []),
    '',
  ].join('\n')

/** `sitemap.xml` of pages at some addresses. */
export const sitemap = (urls: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.map((url) => `<url><loc>${escapeHtml(url)}</loc></url>`).join('')}</urlset>\n`
