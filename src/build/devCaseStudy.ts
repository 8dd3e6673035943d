import { isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import type { Content } from '../../schema/vite/content.ts'
import type { RenderedRoute } from '../entry-server.tsx'

/** What the server's modules give. */
type ServerModules = typeof import('../entry-server.tsx')

/** Where the pages of projects are in the dev server, in each language. */
const pathsOf = ({ editions: [main, ...others] }: Extract<Content, { editions: unknown }>) => [
  ...main.caseStudies.map(({ path }) => path),
  ...others.flatMap(({ portfolio, caseStudies }) =>
    caseStudies.map(({ path }) => `${portfolio.site.lang}/${path}`),
  ),
]

/** The page of a project as the dev server shows it, rendered anew each time; undefined for any other address. */
export async function devCaseStudy(
  url: string,
  content: Extract<Content, { editions: unknown }>,
  { environments: { ssr } }: ViteDevServer,
): Promise<RenderedRoute | undefined> {
  const path = decodeURI(url.split(/[?#]/, 1)[0] ?? '').replace(/^\//, '')
  const wanted = pathsOf(content).find((one) => one === path || one === `${path}/`)
  if (wanted === undefined || !ssr || !isRunnableDevEnvironment(ssr)) return undefined
  // The content is in modules, and may have changed.
  ssr.moduleGraph.invalidateAll()
  const { renderRoutes } = await ssr.runner.import<ServerModules>('/entry-server.tsx')
  const routes = await renderRoutes(content.editions.map(({ portfolio }) => portfolio))
  return routes.find((route) => route.path === wanted)
}
