import { isRunnableDevEnvironment, type RunnableDevEnvironment, type ViteDevServer } from 'vite'
import { decodedAddress } from '../../schema/model/address.ts'
import { resumeAddresses } from '../../schema/model/resume/addresses.ts'
import type { Edition } from '../../schema/overlay/edition.ts'
import type { ValidContent } from '../../schema/vite/content.ts'
import type { RenderedRoute } from '../entry-server.tsx'
import { jsonResume } from './resume/jsonResume.ts'
import { resumePdf } from './resume/resumePdf.ts'

/** The page for an address at which there is none, in the folder of its language. */
const missing = '404.html'

/** What the server's modules give. */
type ServerModules = typeof import('../entry-server.tsx')

/** Where the pages of projects and the résumé are in the dev server, in each language. */
const pathsOf = ({ editions: [main, ...others] }: ValidContent) => [
  ...pagesOf(main),
  ...others.flatMap((edition) => pagesOf(edition).map((path) => `${edition.portfolio.site.lang}/${path}`)),
]

const pagesOf = ({ portfolio, caseStudies }: Edition) => [
  ...caseStudies.map(({ path }) => path),
  ...(portfolio.resume ? [resumeAddresses.page] : []),
]

/** Where the start of a site is in the dev server, in each language. */
const startsOf = ({ editions: [, ...others] }: ValidContent) =>
  ['', ...others.flatMap(({ portfolio: { site } }) => [site.lang, `${site.lang}/`])].flatMap((start) => [
    start,
    `${start}index.html`,
  ])

/**
 * The page of a project, of the résumé, or for an address at which there is none, as the dev server shows it, rendered anew
 * each time; undefined for the start.
 */
export async function devPage(
  url: string,
  content: ValidContent,
  { environments: { ssr } }: ViteDevServer,
): Promise<RenderedRoute | undefined> {
  const path = decodedAddress(url.split(/[?#]/, 1)[0] ?? '').replace(/^\//, '')
  if (startsOf(content).includes(path) || !ssr || !isRunnableDevEnvironment(ssr)) return undefined
  const wanted = pathsOf(content).find((one) => one === path || one === `${path}/`)
  const routes = await renderedRoutes(content, ssr)
  const [folder] = path.split('/')
  return (
    routes.find((route) => route.path === wanted) ??
    routes.find((route) => route.path === `${folder}/${missing}`) ??
    routes.find((route) => route.path === missing)
  )
}

/** The PDF or the data of a résumé, as a build publishes them; undefined for any other address. */
export async function devResumeFile(
  url: string,
  content: ValidContent,
  { environments: { ssr } }: ViteDevServer,
): Promise<string | Uint8Array | undefined> {
  const path = (url.split(/[?#]/, 1)[0] ?? '').replace(/^\//, '')
  const { pdf, json, page } = resumeAddresses
  const name = [pdf, json].find((one) => path.endsWith(one))
  const folder = name && path.slice(0, -name.length)
  if (name === undefined || !pathsOf(content).includes(`${folder}${page}`)) return undefined
  if (!ssr || !isRunnableDevEnvironment(ssr)) return undefined
  const routes = await renderedRoutes(content, ssr)
  const resume = routes.find((route) => route.path === `${folder}${page}`)?.resume
  if (!resume) return undefined
  return name === pdf
    ? (await resumePdf(resume, folder ?? ''))?.bytes
    : JSON.stringify(jsonResume(resume, undefined), null, 2)
}

async function renderedRoutes(
  { editions }: ValidContent,
  ssr: RunnableDevEnvironment,
): Promise<RenderedRoute[]> {
  // The content is in modules, and may have changed.
  ssr.moduleGraph.invalidateAll()
  const { renderRoutes } = await ssr.runner.import<ServerModules>('/entry-server.tsx')
  return renderRoutes(editions.map(({ portfolio }) => portfolio))
}
