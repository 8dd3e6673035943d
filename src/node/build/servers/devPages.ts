import { isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { requestedPath } from '../../../../schema/model/address.ts'
import type { ValidContent } from '../../content/content.ts'
import type { ResolveSite } from '../../content/locales.ts'
import type { RenderedRoute } from '../../entry-server.tsx'
import { features } from '../../features.ts'
import type { Caches } from '../files/fileCache.ts'

/** The 404 page, in the folder of each language. */
const missing = '404.html'

/** The exports of the server entry. */
type ServerModules = typeof import('../../entry-server.tsx')
type Render = ServerModules['renderRoutes']

/** The paths of the start page in the dev server, in each language. */
const startsOf = ({ locales: [, ...others] }: ValidContent) => [
  '',
  ...others.flatMap(({ portfolio: { site } }) => [site.lang, `${site.lang}/`]),
]

/** A page of the dev server. */
type DevPage = RenderedRoute & {
  /** Whether nothing is at the address, so that it is the 404. */
  isMissing: boolean
}

/** The pages that the dev server renders itself: all but the start page, which the browser renders. */
export interface DevPages {
  /** The page of a project or of the résumé, or the 404 if there is none; undefined for the start page. */
  page: (url: string, content: ValidContent) => Promise<DevPage | undefined>
  /** A file that goes with a page, such as the PDF of the résumé, as a build makes it; undefined for any other address. */
  file: (url: string, content: ValidContent) => Promise<string | Uint8Array | undefined>
}

/** Renders pages with the modules of a dev server, once for each state of the content and of the sources. */
export function devPages(
  { environments: { ssr } }: ViteDevServer,
  resolveSite: ResolveSite,
  caches: Pick<Caches, 'fonts' | 'resumes'>,
): DevPages {
  const environment = ssr && isRunnableDevEnvironment(ssr) ? ssr : undefined
  /** The routes as they were last rendered. Other sources make another function that renders. */
  let last: { content: ValidContent; by: Render; routes: Promise<RenderedRoute[]> } | undefined

  async function renderedRoutes(content: ValidContent): Promise<RenderedRoute[]> {
    if (!environment) return []
    const { renderRoutes } = await environment.runner.import<ServerModules>('/node/entry-server.tsx')
    if (last?.content === content && last.by === renderRoutes) return last.routes
    const portfolios = content.locales.map(({ portfolio }) => portfolio)
    const routes = resolveSite(content).then((locales) => renderRoutes(portfolios, locales, content.own))
    const made = { content, by: renderRoutes, routes }
    last = made
    // A failed render is tried again with the next request.
    routes.catch(() => {
      if (last === made) last = undefined
    })
    return routes
  }

  return {
    async page(url, content) {
      const path = requestedPath(url).replace(/(?<=^|\/)index\.html$/, '')
      if (startsOf(content).includes(path)) return undefined
      const routes = await renderedRoutes(content)
      const there = routes.find((route) => route.path === path || route.path === `${path}/`)
      if (there) return { ...there, isMissing: false }
      const [folder] = path.split('/')
      const instead =
        routes.find((route) => route.path === `${folder}/${missing}`) ??
        routes.find((route) => route.path === missing)
      return instead && { ...instead, isMissing: true }
    },
    async file(url, content) {
      const path = requestedPath(url)
      const making = { url: content.portfolio.site.url, caches, warn: () => undefined }
      for (const route of await renderedRoutes(content))
        for (const { files } of features) {
          const make = (await files?.(route, making))?.[path]
          if (make) return make()
        }
      return undefined
    },
  }
}
