import { renderers } from 'virtual:portfolio/renderers'
import type { ReactElement } from 'react'
import { prerender } from 'react-dom/static'
import { ServerStyleSheet } from 'styled-components'
import type { Portfolio } from '../../schema/model/portfolio.ts'
import { Unbuildable } from '../../schema/report/unbuildable.ts'
import { Content } from '../client/content.ts'
import { setOwnMetadata } from '../client/metadataRegistry.ts'
import { rendererName } from '../client/rendererName.ts'
import type { SectionMetadata } from '../client/sections/metadata.ts'
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
  /** The class names that these styles have, by component: the browser need not make them again. */
  names: Record<string, string[]>
}

/** A route with its page rendered. */
export type RenderedRoute = Omit<Route, 'page' | 'content' | 'inParts'> & Rendered

/**
 * Renders every document of the site once, each with the content of its own route.
 *
 * @param portfolios the portfolio in each of its languages, the main one first
 * @param locales the same, resolved for what is shown
 * @param own the metadata of the owner's own section types
 */
export async function renderRoutes(
  portfolios: readonly Portfolio[],
  locales: Locales,
  own: ReadonlyMap<string, SectionMetadata> = new Map(),
): Promise<RenderedRoute[]> {
  setOwnMetadata(own)
  // One after another: styles are in the order in which modules run, which must not be left to chance.
  for (const section of locales[0].sections) {
    const module = await (
      renderers[rendererName(refOf(section, locales[0].theme))] ?? renderers[section.type]
    )()
    if (!module.default) throw new Unbuildable(withoutComponent(section.type))
  }
  const alternates = alternatesOf(portfolios)
  const rendered = locales.map((locale, index) => {
    const portfolio = portfolios[index]
    if (!portfolio) throw new Error(`There is no portfolio in ${locale.site.lang}.`)
    const folder = alternates.find(({ lang }) => lang === locale.site.lang)?.path ?? ''
    return routesOf(portfolio, locale, alternates).map(async ({ page, inParts, content, ...route }) => {
      const isTranslated = (route.alternates ?? []).length > 0
      const around = content ?? (await locale.pageAt(route.path.slice(folder.length), isTranslated))
      return { ...route, ...(await render(page, inParts, around)) }
    })
  })
  return Promise.all(rendered.flat())
}

/**
 * Renders a page. One in parts has the styles of its first screen in the head, and all others behind that screen.
 *
 * @param content what the components of the page read
 */
async function render(
  page: Route['page'],
  inParts: Route['inParts'],
  content: ResolvedPage,
): Promise<Rendered> {
  const sheet = new ServerStyleSheet()
  const htmlOf = (element: ReactElement) =>
    prerendered(sheet.collectStyles(<Content value={content}>{element}</Content>))
  const names = () => Object.fromEntries([...sheet.instance.names].map(([id, all]) => [id, [...all]]))
  try {
    if (!inParts) return { html: await htmlOf(page), style: styleIn(sheet), later: undefined, names: names() }
    await htmlOf(inParts.firstScreen)
    const style = styleIn(sheet)
    // What was collected stays known, so that only further rules follow.
    sheet.instance.clearTag()
    await htmlOf(page)
    const later = rulesIn(sheet)
    return { html: await htmlOf(inParts.withStyles(later)), style, later: inlineStyle(later), names: names() }
  } finally {
    sheet.seal()
  }
}

async function prerendered(page: ReactElement): Promise<string> {
  // Thrown later: React hands on what a component throws where nothing could catch it.
  const thrown: unknown[] = []
  const { prelude } = await prerender(page, {
    // By default React moves long sections into hidden templates that scripts put in place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      thrown.push(error)
    },
  })
  if (thrown.length > 0) throw thrown[0]
  return new Response(prelude).text()
}

/** The rules that a sheet has collected, in the order of their components. */
function rulesIn(sheet: ServerStyleSheet): string {
  const tag = sheet.instance.getTag()
  let rules = ''
  for (let group = 0; group < tag.length; group++) rules += tag.getGroup(group)
  return rules
}

/**
 * The styles that a sheet has collected, if any. Marked as styled-components marks its own element in a browser: it
 * leaves them as they are, and puts further rules behind them.
 */
function styleIn(sheet: ServerStyleSheet): Inline | undefined {
  const rules = rulesIn(sheet)
  return rules ? { ...inlineStyle(rules), attributes: { 'data-styled': 'active' } } : undefined
}
