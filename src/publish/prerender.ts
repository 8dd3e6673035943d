import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Portfolio } from '../../schema/portfolio.ts'
import type { Rendered } from '../server.tsx'
import { robots, sitemap } from './crawlers.ts'
import { headOf, openTag } from './document.ts'
import type { Drawings } from './draw.ts'
import { scriptJson } from './html.ts'
import { manifest, manifestName } from './manifest.ts'
import { profilePage } from './person.ts'
import { iconTags, shareTags } from './tags.ts'

/** What the server bundle gives. */
type ServerBundle = typeof import('../server.tsx')

/** What is rendered: the server bundle (a URL), the content, where a file on disk is served, and the icons and card. */
export interface Source {
  bundle: string
  portfolio: Portfolio
  address: (file: string) => string
  drawings: Drawings
}

const place = '<div id="page"></div>'

/**
 * Renders the page into the `index.html` of a built folder, the page for unknown addresses into `404.html`,
 * and what machines read beside them. Refuses what would break the page without scripts or its policy.
 */
export async function prerenderInto(
  folder: string,
  { bundle, portfolio, address, drawings }: Source,
): Promise<void> {
  const { renderPage, renderNotFound, portfolio: shown }: ServerBundle = await import(bundle)
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  const { url } = portfolio.site

  const page = await renderPage()
  if (page.html.includes('<template') || page.html.includes('<script')) {
    throw new Error('The prerendered page has hidden templates or inline scripts.')
  }
  const built = readFileSync(join(folder, 'index.html'), 'utf8')
  const profile = `<script type="application/ld+json">${scriptJson(profilePage(portfolio, shown))}</script>`
  const tags = shareTags(portfolio, drawings) + iconTags(drawings, '') + profile
  write('index.html', filled(built, page, tags))

  // It answers at any depth, so its addresses begin at the root of the site.
  const home = url ? new URL(url).pathname : '/'
  const title = portfolio.notFound.title
  const head = await headOf(portfolio, { title, address: (file) => home + address(file) })
  const meta = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">`
  const bare = `<!doctype html>\n${openTag(portfolio)}<head>${meta}${head}</head><body>${place}</body></html>\n`
  write('404.html', filled(bare, await renderNotFound(home), iconTags(drawings, home)))

  write(manifestName, manifest(portfolio, drawings))
  write('robots.txt', robots(url))
  if (url) write('sitemap.xml', sitemap(url))
}

/** A document with the rendered page in its place, and `tags` before its title, where crawlers still read. */
function filled(bare: string, { html, style }: Rendered, tags: string): string {
  if (!bare.includes(place)) throw new Error(`The document has no ${place}.`)
  // Functions, because a text may hold `$&`, which a replacement string would expand.
  return bare
    .replace('<title>', () => `${tags}<title>`)
    .replace('</head>', () => `${style}</head>`)
    .replace(place, () => `<div id="page">${html}</div>`)
}
