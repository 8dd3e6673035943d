import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Portfolio } from '../../schema/portfolio.ts'
import type { Rendered } from '../server.tsx'
import { headOf, openTag } from './document.ts'

/** What the server bundle gives. */
type ServerBundle = typeof import('../server.tsx')

/** What is rendered: the server bundle (a URL), the content, and where a file on disk is served. */
export interface Source {
  bundle: string
  portfolio: Portfolio
  address: (file: string) => string
}

const place = '<div id="page"></div>'

/**
 * Renders the page into the `index.html` of a built folder, and the page for unknown addresses into `404.html`. Refuses what would break the page without scripts or its policy.
 */
export async function prerenderInto(folder: string, { bundle, portfolio, address }: Source): Promise<void> {
  const { renderPage, renderNotFound }: ServerBundle = await import(bundle)
  const index = join(folder, 'index.html')
  const page = await renderPage()
  if (page.html.includes('<template') || page.html.includes('<script')) {
    throw new Error('The prerendered page has hidden templates or inline scripts.')
  }
  writeFileSync(index, filled(readFileSync(index, 'utf8'), page))

  // It answers at any depth, so its addresses begin at the root of the site.
  const home = portfolio.site.url ? new URL(portfolio.site.url).pathname : '/'
  const fromRoot = (file: string) => `${home.replace(/\/$/, '')}/${address(file)}`
  const head = await headOf(portfolio, { title: portfolio.notFound.title, address: fromRoot })
  const meta = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">`
  const bare = `<!doctype html>\n${openTag(portfolio)}<head>${meta}${head}</head><body>${place}</body></html>\n`
  writeFileSync(join(folder, '404.html'), filled(bare, await renderNotFound(home)))
}

/** A document with the rendered page in its place. */
function filled(bare: string, { html, style }: Rendered): string {
  if (!bare.includes(place)) throw new Error(`The document has no ${place}.`)
  // Functions, because a text may hold `$&`, which a replacement string would expand.
  return bare.replace('</head>', () => `${style}</head>`).replace(place, () => `<div id="page">${html}</div>`)
}
