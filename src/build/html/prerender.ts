import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Portfolio } from '../../../schema/model/portfolio.ts'
import type { Rendered } from '../../entry-server.tsx'
import { contentPolicy } from '../hosts/contentPolicy.ts'
import { headerRules, headersFile, writeHeaders } from '../hosts/headers.ts'
import type { Drawings } from '../social/draw.ts'
import { manifest, manifestName } from '../social/manifest.ts'
import { robots, sitemap } from '../social/sitemap.ts'
import { structuredData } from '../social/structuredData.ts'
import { byComponent } from './classes.ts'
import { headOf, openTag } from './document.ts'
import { scriptJson, tag } from './html.ts'
import { iconTags, shareTags } from './tags.ts'

/** What the server bundle gives. */
type ServerBundle = typeof import('../../entry-server.tsx')

/**
 * What is rendered: the server bundle (a URL), the content, where a file on disk is served, the icons and card,
 * and the scripts that come after the first.
 */
export interface Source {
  bundle: string
  portfolio: Portfolio
  address: (file: string) => string
  drawings: Drawings
  next: readonly string[]
}

const place = '<div id="page"></div>'

/**
 * Renders the page into the `index.html` of a built folder, the page for unknown addresses into `404.html`,
 * and what machines read beside them. Refuses what would break the page without scripts or its policy.
 */
export async function prerenderInto(
  folder: string,
  { bundle, portfolio, address, drawings, next }: Source,
): Promise<void> {
  const { renderPage, renderNotFound, shownSections }: ServerBundle = await import(bundle)
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  const { url } = portfolio.site

  const page = await renderPage()
  if (page.html.includes('<template') || page.html.includes('<script')) {
    throw new Error('The prerendered page has hidden templates or inline scripts.')
  }
  // The words and their type come first on a narrow line; the page is complete without the script.
  const built = readFileSync(join(folder, 'index.html'), 'utf8').replace(
    '<script type="module"',
    `$& fetchpriority="low" data-next="${next.join(' ')}"`,
  )
  const data = `<script type="application/ld+json">${scriptJson(structuredData(portfolio, await shownSections()))}</script>`
  const tags = shareTags(portfolio, drawings) + iconTags(drawings, '') + data
  const index = filled(built, page, tags)

  // It answers at any depth, so its addresses begin at the root of the site.
  const home = url ? new URL(url).pathname : '/'
  const title = portfolio.notFound.title
  const head = await headOf(portfolio, { title, address: (file) => home + address(file) })
  const meta = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">`
  const bare = `<!doctype html>\n${openTag(portfolio)}<head>${meta}${head}</head><body>${place}</body></html>\n`
  const missing = filled(
    bare,
    await renderNotFound({ home, words: portfolio.notFound }),
    iconTags(drawings, home),
  )

  const policyFor = (documents: readonly string[]) => contentPolicy({ portfolio, documents })
  write('index.html', guarded(index, policyFor([index])))
  write('404.html', guarded(missing, policyFor([missing])))
  // A host may answer with either document at any address, so one policy admits both.
  write(headersFile, writeHeaders(headerRules(policyFor([index, missing]))))

  write(manifestName, manifest(portfolio, drawings))
  write('robots.txt', robots(url))
  if (url) write('sitemap.xml', sitemap(url))
}

/** A document with the rendered page in its place, and `tags` before its title, where crawlers still read. */
function filled(bare: string, rendered: Rendered, tags: string): string {
  const { html, style } = byComponent(rendered)
  if (!bare.includes(place)) throw new Error(`The document has no ${place}.`)
  // Functions, because a text may hold `$&`, which a replacement string would expand.
  return bare
    .replace('<title>', () => `${tags}<title>`)
    .replace('</head>', () => `${style}</head>`)
    .replace(place, () => `<div id="page">${html}</div>`)
}

const charset = /<meta charset="utf-8"(?: \/)?>/

/** A document that says its policy itself, before anything to which it applies, for hosts that set no headers. */
function guarded(document: string, policy: readonly string[]): string {
  if (!charset.test(document)) throw new Error('The document does not begin with its charset.')
  const meta = tag('meta', { 'http-equiv': 'Content-Security-Policy', content: policy.join('; ') })
  return document.replace(charset, (found) => found + meta)
}
