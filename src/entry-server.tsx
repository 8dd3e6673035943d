import { portfolio } from 'virtual:portfolio'
import { loadSection } from 'virtual:portfolio/sections'
import type { ComponentProps, ElementType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { ServerStyleSheet } from 'styled-components'
import type { ResolvedSection } from '../schema/vite/resolved.ts'
import { NotFound } from './pages/NotFound.tsx'
import { Page } from './pages/Portfolio.tsx'
import { registry } from './registry.ts'
import { made } from './theme/made.ts'

/** HTML, and the style of all that it shows. */
export interface Rendered {
  html: string
  style: string
}

/** What the sections say, as the page shows it. */
export const shownSections = (): Promise<ResolvedSection[]> =>
  Promise.all(portfolio.sections.map(async (place) => (await loadSection(place.id))(place)))

/**
 * Renders the whole page once, waiting for every lazy section. The style is that of all components, also of
 * those that show later, such as samples.
 */
export async function renderPage(): Promise<Rendered> {
  // One after another: the order in which modules run is that of their styles, and must not be left to chance.
  for (const { type } of portfolio.sections) await registry[type]()
  return rendered(<Page />, made)
}

/** Renders the page for an address that does not exist. */
export const renderNotFound = (props: ComponentProps<typeof NotFound>): Promise<Rendered> =>
  rendered(<NotFound {...props} />)

async function rendered(node: ReactNode, styled: readonly ElementType[] = []): Promise<Rendered> {
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
    // As any element: only its style is wanted.
    for (const Styled of styled) renderToStaticMarkup(sheet.collectStyles(<Styled as="i" />))
    return { html, style: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}
