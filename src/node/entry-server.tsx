import { renderers } from 'virtual:portfolio/renderers'
import type { ReactElement } from 'react'
import { prerender } from 'react-dom/static'
import { ServerStyleSheet, StyleSheetManager } from 'styled-components'
import type { Portfolio as PortfolioContent } from '../../schema/model/portfolio.ts'
import { Unbuildable } from '../../schema/report/unbuildable.ts'
import { Content } from '../client/content.ts'
import { islandsOf } from '../client/islands/islandsOf.ts'
import { loadIsland } from '../client/islands/loadIsland.tsx'
import { PageTop } from '../client/layout/PageFrame.tsx'
import { Portfolio } from '../client/layout/Portfolio.tsx'
import { setOwnMetadata } from '../client/metadataRegistry.ts'
import { rendererName } from '../client/rendererName.ts'
import type { SectionMetadata } from '../client/sections/metadata.ts'
import { inLayer, layeredLater } from '../client/theme/layers.ts'
import type { ResolvedPage } from '../shared/page.ts'
import { type Inline, inlineStyle } from './build/documents/pieces.ts'
import type { Route } from './build/routes/route.ts'
import { alternatesOf, routesOf } from './build/routes/routes.tsx'
import type { Locales } from './content/locales.ts'
import { refOf } from './content/pageModules.ts'

/** What is wrong with the component of an own section type that its module does not export. */
const withoutComponent = (type: string) =>
  `The component of the section type ${type} is no default export of its file: write export default function.`

/** A page as HTML, and its styles. */
export interface Rendered {
  html: string
  /** The styles for the head, if the page has any: of a page in two parts, those of its first screen. */
  style: Inline | undefined
  /** The styles of all that follows, which stand within the HTML of such a page. */
  later: Inline | undefined
}

/** A route without its page. */
export type SiteRoute = Omit<Route, 'page' | 'content' | 'inParts'>

/** A route with its page rendered. */
export type RenderedRoute = SiteRoute & Rendered

/** A route whose page is rendered when it is asked for. */
export interface RenderableRoute {
  route: SiteRoute
  render: () => Promise<Rendered>
}

/**
 * Every document of the site, each to be rendered with the content of its own route.
 *
 * @param portfolios the portfolio in each of its languages, the main one first
 * @param locales the same, resolved for what is shown
 * @param own the metadata of the owner's own section types
 */
export async function renderableRoutes(
  portfolios: readonly PortfolioContent[],
  locales: Locales,
  own: ReadonlyMap<string, SectionMetadata> = new Map(),
): Promise<RenderableRoute[]> {
  setOwnMetadata(own)
  // One after another: styles are in the order in which modules run, which must not be left to chance.
  for (const section of locales[0].sections) {
    const module = await (renderers[rendererName(refOf(section))] ?? renderers[section.type])()
    if (!module.default) throw new Unbuildable(withoutComponent(section.type))
  }
  const alternates = alternatesOf(portfolios)
  return locales.flatMap((locale, index) => {
    const portfolio = portfolios[index]
    if (!portfolio) throw new Error(`There is no portfolio in ${locale.site.lang}.`)
    const folder = alternates.find(({ lang }) => lang === locale.site.lang)?.path ?? ''
    return routesOf(portfolio, locale, alternates).map(({ page, inParts, content, ...route }) => ({
      route,
      async render() {
        const isTranslated = (route.alternates ?? []).length > 0
        const around = content ?? (await locale.pageAt(route.path.slice(folder.length), isTranslated))
        return page ? renderPage(page, around) : renderIslands(inParts, around)
      },
    }))
  })
}

/** The same, all of them rendered. */
export async function renderRoutes(...site: Parameters<typeof renderableRoutes>): Promise<RenderedRoute[]> {
  const routes = await renderableRoutes(...site)
  return Promise.all(routes.map(async ({ route, render }) => ({ ...route, ...(await render()) })))
}

const plugins = [layeredLater]

/**
 * Renders a page.
 *
 * @param content what the components of the page read
 */
async function renderPage(page: ReactElement, content: ResolvedPage): Promise<Rendered> {
  const { sheet, htmlOf } = rendering(content)
  try {
    return { html: await htmlOf(page), style: styleIn(sheet), later: undefined }
  } finally {
    sheet.seal()
  }
}

/**
 * Renders the page of sections: what is in each by itself, as the browser hydrates it, and what stands around them.
 *
 * @param inParts whether the styles of the first screen are for the head, and all others stand behind that screen
 */
async function renderIslands(inParts: boolean | undefined, content: ResolvedPage): Promise<Rendered> {
  const { sheet, htmlOf } = rendering(content)
  try {
    const htmls: string[] = []
    let style: Inline | undefined
    for (const [index, island] of islandsOf(content).entries()) {
      htmls.push(await htmlOf(await loadIsland(island), island.section.id))
      if (!inParts || index > 0) continue
      await htmlOf(<PageTop />)
      style = styleIn(sheet)
      // What was collected stays known, so that only further rules follow.
      sheet.instance.clearTag()
    }
    const html = await htmlOf(<Portfolio htmls={htmls} />)
    if (!inParts) return { html, style: styleIn(sheet), later: undefined }
    const later = rulesIn(sheet)
    const whole = await htmlOf(<Portfolio htmls={htmls} styles={later} />)
    return { html: whole, style, later: inlineStyle(later) }
  } finally {
    sheet.seal()
  }
}

/** What renders elements with some content, and collects their styles. */
function rendering(content: ResolvedPage) {
  const sheet = new ServerStyleSheet()
  return {
    sheet,
    /** `prefix` begins the ids that elements make up, which are unique only within what is rendered at once. */
    htmlOf: (element: ReactElement, prefix?: string) =>
      prerendered(
        sheet.collectStyles(
          <StyleSheetManager stylisPlugins={plugins}>
            <Content value={content}>{element}</Content>
          </StyleSheetManager>,
        ),
        prefix,
      ),
  }
}

async function prerendered(page: ReactElement, identifierPrefix = ''): Promise<string> {
  // Thrown later: React hands on what a component throws where nothing could catch it.
  const thrown: unknown[] = []
  const { prelude } = await prerender(page, {
    identifierPrefix,
    // By default React moves long sections into hidden templates that scripts put in place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      thrown.push(error)
    },
  })
  if (thrown.length > 0) throw thrown[0]
  return new Response(prelude).text()
}

/** What styled-components writes behind each rule, to find it again in a document that it takes over: ours it does not. */
const marks = /\/\*!sc\*\/\n/g

/** The rules that a sheet has collected, in the order of their components. */
function rulesIn(sheet: ServerStyleSheet): string {
  const tag = sheet.instance.getTag()
  let rules = ''
  for (let group = 0; group < tag.length; group++) rules += tag.getGroup(group)
  return inLayer('components', rules.replace(marks, ''))
}

/**
 * The styles that a sheet has collected, if any. Marked as styled-components marks its own element in a browser: it
 * leaves them as they are, and puts further rules behind them.
 */
function styleIn(sheet: ServerStyleSheet): Inline | undefined {
  const rules = rulesIn(sheet)
  return rules ? { ...inlineStyle(rules), attributes: { 'data-styled': 'active' } } : undefined
}
