import { portfolio } from 'virtual:portfolio'
import { caseStudies, resumeOf, showEdition } from 'virtual:portfolio/edition'
import { renderers } from 'virtual:portfolio/renderers'
import { loadSection } from 'virtual:portfolio/sections'
import { prerender } from 'react-dom/static'
import { ServerStyleSheet } from 'styled-components'
import type { Portfolio } from '../schema/model/portfolio.ts'
import type { Route } from './build/routes/route.ts'
import { alternatesOf, routesOf } from './build/routes/routes.tsx'
import { rendererName } from './rendererName.ts'

/** HTML, and the style of all that it shows as a `<style>` element. */
export interface Rendered {
  html: string
  style: string
}

/** A route with its page rendered, and the part on the first screen once more by itself. */
export type RenderedRoute = Omit<Route, 'page' | 'firstScreen'> & Rendered & { firstScreen?: Rendered }

/**
 * Renders every document of the site once, waiting for every lazy section.
 *
 * @param editions the portfolio in each of its languages, the main one first
 */
export async function renderRoutes(editions: readonly Portfolio[]): Promise<RenderedRoute[]> {
  // One after another: styles are in the order in which modules run, which must not be left to chance.
  for (const section of portfolio.sections) await renderers[rendererName(section)]()
  const alternates = alternatesOf(editions)
  const rendered: RenderedRoute[] = []
  for (const content of editions) {
    showEdition(content.site.lang)
    const shown = await Promise.all(
      portfolio.sections.map(async (section) => (await loadSection(section.id))(section)),
    )
    const { lang } = content.site
    const folder = alternates.find((start) => start.lang === lang)?.path ?? ''
    for (const { page, firstScreen, ...route } of routesOf(
      content,
      shown,
      alternates,
      caseStudies(lang),
      resumeOf(lang),
    )) {
      showEdition(lang, route.path.slice(folder.length))
      rendered.push({
        ...route,
        ...(await render(page)),
        ...(firstScreen && { firstScreen: await render(firstScreen) }),
      })
    }
  }
  return rendered
}

async function render(page: Route['page']): Promise<Rendered> {
  const sheet = new ServerStyleSheet()
  try {
    const { prelude } = await prerender(sheet.collectStyles(page), {
      // By default React moves long sections into hidden templates that scripts put in place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error
      },
    })
    return { html: await new Response(prelude).text(), style: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}
