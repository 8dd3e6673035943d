import { isRunnableDevEnvironment, type RunnableDevEnvironment, type ViteDevServer } from 'vite'
import { requestedPath } from '../../../schema/model/address.ts'
import { resumeAddresses } from '../../../schema/model/builtFiles.ts'
import type { ValidContent } from '../../../schema/vite/content.ts'
import { isContentModule } from '../../../schema/vite/sectionModules.ts'
import type { RenderedRoute } from '../../entry-server.tsx'
import { jsonResume } from '../resume/jsonResume.ts'
import { resumePdf } from '../resume/resumePdf.ts'

/** The 404 page, in the folder of each language. */
const missing = '404.html'

/** The exports of the server entry. */
type ServerModules = typeof import('../../entry-server.tsx')

/** The paths of the start page in the dev server, in each language. */
const startsOf = ({ locales: [, ...others] }: ValidContent) => [
  '',
  ...others.flatMap(({ portfolio: { site } }) => [site.lang, `${site.lang}/`]),
]

/** The pages that the dev server renders itself: all but the start page, which the browser renders. */
export interface DevPages {
  /** The page of a project, of the résumé, or the 404; undefined for the start page. */
  page: (url: string, content: ValidContent) => Promise<RenderedRoute | undefined>
  /** The PDF or the data of a résumé, as a build publishes them; undefined for any other address. */
  resumeFile: (url: string, content: ValidContent) => Promise<string | Uint8Array | undefined>
}

/** Renders pages with the modules of a dev server, once for each state of the content and of the sources. */
export function devPages({ environments: { ssr } }: ViteDevServer): DevPages {
  const environment = ssr && isRunnableDevEnvironment(ssr) ? ssr : undefined
  /** The content that the modules were last run with. */
  let shown: ValidContent | undefined
  /** The rendered routes by the function that rendered them: other content or sources make another function. */
  const rendered = new WeakMap<ServerModules['renderRoutes'], Promise<RenderedRoute[]>>()

  async function renderedRoutes(content: ValidContent): Promise<RenderedRoute[]> {
    if (!environment) return []
    if (shown !== content) forgetContent(environment)
    shown = content
    const { renderRoutes } = await environment.runner.import<ServerModules>('/entry-server.tsx')
    const before = rendered.get(renderRoutes)
    if (before) return before
    const routes = renderRoutes(content.locales.map(({ portfolio }) => portfolio))
    rendered.set(renderRoutes, routes)
    // A failed render is tried again with the next request.
    routes.catch(() => rendered.delete(renderRoutes))
    return routes
  }

  return {
    async page(url, content) {
      const path = requestedPath(url).replace(/(?<=^|\/)index\.html$/, '')
      if (startsOf(content).includes(path)) return undefined
      const routes = await renderedRoutes(content)
      const [folder] = path.split('/')
      return (
        routes.find((route) => route.path === path || route.path === `${path}/`) ??
        routes.find((route) => route.path === `${folder}/${missing}`) ??
        routes.find((route) => route.path === missing)
      )
    },
    async resumeFile(url, content) {
      const path = requestedPath(url)
      const { pdf, json, page } = resumeAddresses
      const name = [pdf, json].find((one) => path.endsWith(one))
      const folder = name && path.slice(0, -name.length)
      if (name === undefined) return undefined
      const routes = await renderedRoutes(content)
      const resume = routes.find((route) => route.path === `${folder}${page}`)?.resume
      if (!resume) return undefined
      return name === pdf
        ? (await resumePdf(resume, folder ?? ''))?.bytes
        : JSON.stringify(jsonResume(resume, undefined), null, 2)
    },
  }
}

/** Invalidates the modules of the content and those that import them; all others, such as React, stay. */
function forgetContent({ moduleGraph }: RunnableDevEnvironment): void {
  for (const module of moduleGraph.idToModuleMap.values())
    if (isContentModule(module.id?.slice(1) ?? '')) moduleGraph.invalidateModule(module)
}
