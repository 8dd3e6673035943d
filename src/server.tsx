import { portfolio } from 'virtual:portfolio'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { ServerStyleSheet } from 'styled-components'
import { NotFound } from './NotFound.tsx'
import { Page } from './Page.tsx'
import { registry } from './registry.ts'

export { portfolio }

/** HTML, and the style of all that it shows. */
export interface Rendered {
  html: string
  style: string
}

/** Renders the whole page once, waiting for every lazy section. */
export async function renderPage(): Promise<Rendered> {
  // One after another: the order in which modules run is that of their styles, and must not be left to chance.
  for (const { type } of portfolio.sections) await registry[type]()
  return rendered(<Page />)
}

/** Renders the page for an address that does not exist; `home` is where the page itself is served. */
export const renderNotFound = (home: string): Promise<Rendered> => rendered(<NotFound home={home} />)

async function rendered(node: ReactNode): Promise<Rendered> {
  const sheet = new ServerStyleSheet()
  try {
    const { prelude } = await prerender(sheet.collectStyles(node), {
      // Without this React moves long sections into hidden templates that scripts put in place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error
      },
    })
    const html = await new Response(prelude).text()
    return { html, style: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}
