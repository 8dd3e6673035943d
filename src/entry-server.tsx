import { portfolio } from 'virtual:portfolio'
import { caseStudies, resumeOf, showLocale } from 'virtual:portfolio/locale'
import { renderers } from 'virtual:portfolio/renderers'
import { loadSection } from 'virtual:portfolio/sections'
import { cloneElement, type ReactElement } from 'react'
import { prerender } from 'react-dom/static'
import { ServerStyleSheet } from 'styled-components'
import type { Portfolio } from '../schema/model/portfolio.ts'
import type { Inline } from './build/html/pieces.ts'
import type { Route } from './build/routes/route.ts'
import { alternatesOf, routesOf } from './build/routes/routes.tsx'
import { rendererName } from './rendererName.ts'
import { belowId } from './ui/ids.ts'

/** A page as HTML, and its styles. */
export interface Rendered {
  html: string
  /** The styles for the head, if the page has any: of a page in two parts, those of its first screen. */
  style: Inline | undefined
  /** The styles of all that follows, which stand within the HTML of such a page. */
  later: Inline | undefined
}

/** A route with its page rendered. */
export type RenderedRoute = Omit<Route, 'page' | 'inParts'> & Rendered

/**
 * Renders every document of the site once, waiting for every lazy section.
 *
 * @param locales the portfolio in each of its languages, the main one first
 */
export async function renderRoutes(locales: readonly Portfolio[]): Promise<RenderedRoute[]> {
  // One after another: styles are in the order in which modules run, which must not be left to chance.
  for (const section of portfolio.sections) await renderers[rendererName(section)]()
  const alternates = alternatesOf(locales)
  const rendered: RenderedRoute[] = []
  for (const content of locales) {
    showLocale(content.site.lang)
    const shown = await Promise.all(
      portfolio.sections.map(async (section) => (await loadSection(section.id))(section)),
    )
    const { lang } = content.site
    const folder = alternates.find((start) => start.lang === lang)?.path ?? ''
    for (const { page, inParts, ...route } of routesOf(
      content,
      shown,
      alternates,
      caseStudies(lang),
      resumeOf(lang),
    )) {
      showLocale(lang, route.path.slice(folder.length))
      rendered.push({ ...route, ...(await render(page, inParts)) })
    }
  }
  return rendered
}

/**
 * Renders a page. One in parts has the styles of its first screen in the head, and all others behind that screen, as
 * styled-components sends them with a stream: it puts both into one order once it runs in the browser.
 */
async function render(page: Route['page'], inParts: Route['inParts']): Promise<Rendered> {
  const sheet = new ServerStyleSheet()
  try {
    if (!inParts) return { html: await htmlOf(page, sheet), style: styleIn(sheet), later: undefined }
    await htmlOf(inParts.firstScreen, sheet)
    const style = styleIn(sheet)
    // What was collected stays known, so that only further rules follow.
    sheet.instance.clearTag()
    await htmlOf(page, sheet)
    const later = sheet.getStyleElement().map((element) => cloneElement(element, { id: belowId }))
    return {
      html: await htmlOf(inParts.withStyles(later), sheet),
      style,
      later: later.map(inlineOf)[0],
    }
  } finally {
    sheet.seal()
  }
}

async function htmlOf(page: ReactElement, sheet: ServerStyleSheet): Promise<string> {
  const { prelude } = await prerender(sheet.collectStyles(page), {
    // By default React moves long sections into hidden templates that scripts put in place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error
    },
  })
  return new Response(prelude).text()
}

/** The styles that a sheet has collected. */
const styleIn = (sheet: ServerStyleSheet): Inline | undefined => sheet.getStyleElement().map(inlineOf)[0]

/** A `<style>` element of styled-components. */
function inlineOf({ props }: ReactElement<StyleProps>): Inline {
  const { dangerouslySetInnerHTML, ...attributes } = props
  return { element: 'style', text: dangerouslySetInnerHTML.__html, attributes }
}

type StyleProps = Record<string, string> & { dangerouslySetInnerHTML: { __html: string } }
