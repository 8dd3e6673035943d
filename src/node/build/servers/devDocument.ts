import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { publicFolder } from '../../../../schema/files/publicFiles.ts'
import type { Portfolio } from '../../../../schema/model/portfolio.ts'
import { dataStatic, dataUnsound, dataVersion } from '../../../shared/dataAttributes.ts'
import type { ContentFile, ValidContent } from '../../content/content.ts'
import { problemOf } from '../../content/contentError.ts'
import type { RenderedRoute } from '../../entry-server.tsx'
import { wholeFonts } from '../../fonts/pageFonts.ts'
import { loaderFile } from '../bundle/chunks.ts'
import { allFlags } from '../bundle/flags.ts'
import { documentHead, rootAttributes } from '../documents/document.ts'
import { markupOf } from '../documents/pieces.ts'
import { styleSheetHosts, styleSheets } from '../documents/styleSheets.ts'
import { fillSlots } from '../documents/template.ts'
import { contentPolicy, type PolicyNeeds } from '../hosts/csp.ts'
import type { Making } from '../publish.ts'
import { readableContent } from '../readableContent.ts'
import { serveDevFiles } from './devFiles.ts'
import { type DevPages, devPages } from './devPages.ts'
import { devPolicy } from './devPolicy.ts'
import { guardEditor, refuseOtherHosts } from './trust.ts'

/**
 * The document of the dev server: its head comes from the portfolio and follows edits, linked files are served, and the
 * content policy is that of a build.
 */
export function devDocument(
  source: ContentFile,
  { resolveSite, files, caches }: Pick<Making, 'resolveSite' | 'files' | 'caches'>,
): Plugin {
  /** The slots that open pages have, by language, the main one first. */
  let sent: ReadonlyMap<string, DevSlots> = new Map()
  /** What of these only a reload exchanges. */
  let roots = ''
  let pages: DevPages | undefined
  const nonce = randomBytes(16).toString('base64')

  /** The slots of the document in each language. */
  async function devSlots(content: ValidContent): Promise<Map<string, DevSlots>> {
    const { locales } = content
    const sheets = styleSheets(content, source.beside)
    const lookStyles = sheets.look(files.address)
    const policyOf = (documents: readonly PolicyNeeds[]) =>
      contentPolicy({
        portfolios: locales.map(({ portfolio }) => portfolio),
        documents,
        styleHosts: styleSheetHosts(content),
      })
    const slots = locales.map(async ({ portfolio }): Promise<[string, DevSlots]> => {
      const { title, description, lang } = portfolio.site
      const fontFaces = await wholeFonts(portfolio, files.address, caches.fonts)
      const headWith = ({ title, description }: Pick<RenderedRoute, 'title' | 'description'>) =>
        markupOf(documentHead(portfolio, { title, description, fontFaces, lookStyles, hasIcon: false }))
      return [
        lang,
        {
          attributes: rootAttributes(portfolio, { ...portfolio.site, locale: lang }),
          steady: rootAttributes(
            { ...portfolio, theme: { ...portfolio.theme, mode: 'dark' } },
            { ...portfolio.site, locale: lang },
          ),
          mode: portfolio.theme.mode,
          head: headWith({ title, description }),
          headWith,
          // The owner's styles come last: styled-components adds its own to the head later.
          late: markupOf(sheets.own(files.address)),
          policyOf,
        },
      ]
    })
    return new Map(await Promise.all(slots))
  }

  /** The document at an address, before Vite adds its scripts; `host` is the one that was asked. */
  async function documentAt(template: string, address: string, host: string): Promise<DevDocument> {
    const content = readableContent(source)
    // Taken here: while a page is rendered, another edit may be saved.
    const version = versionOf(source)
    // The page's own modules report diagnostics; the document only has to load.
    const isSound = content !== undefined && 'locales' in content
    const slots = isSound ? await devSlots(content) : new Map<string, DevSlots>()
    // While content is broken, opening a page must not make those with the last good head reload.
    if (isSound) {
      sent = slots
      roots = rootsOf(slots)
    }
    const study = isSound ? await pages?.page(address, content) : undefined
    const [folder] = address.split(/[/?#]/).filter(Boolean)
    const { attributes, head, headWith, late, policyOf } =
      slots.get(folder ?? '') ?? [...slots.values()][0] ?? nothing
    const unsound = isSound ? '' : dataUnsound
    const loader = `<script type="module" src="/${loaderFile}" ${dataVersion}="${version}" ${study ? dataStatic : unsound}></script>`
    const html = fillSlots(template, {
      attributes,
      head: overlayStyle + (study ? headWith(study) + markupOf(study.style ? [study.style] : []) : head),
      policy: '',
      script: `<script>${reloadWithoutClient}</script>${loader}`,
      page: study?.html ?? '',
      late,
    })
    const sockets = /^[\w.:[\]-]+$/.test(host) ? [`ws://${host}`, `wss://${host}`] : []
    // The nonce allows what is inline.
    const shown = study && { inline: [], sections: false, counter: false, shows: study.shows }
    const policy = devPolicy(policyOf(shown ? [shown] : []), { nonce, sockets })
    return { html, policy, isMissing: study?.isMissing === true }
  }

  return {
    name: 'portfolio:document',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview,
    config() {
      files.serveInPlace()
      // The script is in a slot of the document, where Vite's scan of dependencies does not find it.
      return {
        // Documents are answered below, with the status of what is at their address.
        appType: 'custom',
        publicDir: source.beside(publicFolder),
        define: allFlags,
        html: { cspNonce: nonce },
        // Vite's scan does not see behind virtual modules either, and finds no package once the page runs where the
        // importer is below `node_modules`, as the engine is when it is installed.
        optimizeDeps: { entries: [loaderFile], include: clientPackages },
      }
    },
    configureServer(dev) {
      refuseOtherHosts(dev.middlewares, dev.config.server.allowedHosts)
      guardEditor(dev, source)
      pages = devPages(dev, resolveSite, caches)
      serveDevFiles(dev, source, pages)
      const { client } = dev.environments
      // An edit saved while a page loads reaches its server and not the page, which is then reloaded.
      client.hot.on('portfolio:opened', async (opened: string, page) => {
        const version = versionOf(source)
        if (version) return version !== opened && page.send({ type: 'full-reload' })
        // Diagnostics are shown over the last good page.
        const err = await problemOf(source)
        if (err) page.send({ type: 'error', err })
      })
      // Behind Vite's own middleware, which serves modules and files.
      return () => {
        dev.middlewares.use(({ method, headers, originalUrl: address = '/' }, response, next) => {
          if (method !== 'GET' && method !== 'HEAD') return next()
          const answer = async () => {
            const template = readFileSync(join(dev.config.root, 'index.html'), 'utf8')
            const { html, policy, isMissing } = await documentAt(template, address, headers.host ?? '')
            const whole = await dev.transformIndexHtml('/index.html', html, address)
            response.writeHead(isMissing ? 404 : 200, {
              'content-type': 'text/html',
              'cache-control': 'no-cache',
              'content-security-policy': policy,
            })
            response.end(whole)
          }
          answer().catch(next)
        })
      }
    },
    // The head is no module, so the page replaces the elements that changed. The attributes of the root but the mode are
    // read once, so a change of them or of the policy reloads, which keeps the scroll position. A picture that was missing may fix the mistake with
    // which a page was opened, without any head.
    async hotUpdate({ file, type }) {
      if (this.environment.name !== 'client' || !(source.dependsOn(file) || source.isContent(file))) return
      if (type === 'delete' && (source.isMain(file) || !source.isContent(file))) return
      const content = source.content()
      if ('diagnostics' in content) return
      const slots = await devSlots(content)
      // Two files may change at once: each run compares with what was sent last, so that nothing is sent twice.
      const before = sent
      sent = slots
      const { hot } = this.environment
      const isSame = rootsOf(slots) === roots
      roots = rootsOf(slots)
      if (!isSame) return hot.send({ type: 'full-reload' })
      for (const [lang, { head, late, mode }] of sent) {
        const was = before.get(lang)
        const [is, had] = [head + late, was && was.head + was.late]
        if (is !== had || mode !== was?.mode) hot.send('portfolio:head', { lang, was: had, is, mode })
      }
    },
  }
}

/**
 * Vite's error overlay lies above the bar, and in place of its words about a configuration file, which an owner does not
 * have, it says how it goes.
 */
const overlayStyle = `<style>
vite-error-overlay { z-index: 2147483001 }
vite-error-overlay::part(tip) { display: none }
vite-error-overlay::part(window)::after { content: 'It goes once this is mended. Esc, or a click beside it, closes it until then.'; color: #999; font-size: 13px }
</style>`

const rootsOf = (slots: ReadonlyMap<string, DevSlots>) =>
  JSON.stringify([...slots].map(([lang, { steady, policyOf }]) => [lang, steady, policyOf([])]))

/** The packages that the page imports, which Vite bundles before the first visit: one that it found later would reload it. */
const clientPackages = [
  'react',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-intersection-observer',
  '@react-spring/web',
  'styled-components',
  '@faker-js/faker',
]

/** A document of the dev server. */
interface DevDocument {
  html: string
  /** Its content policy. */
  policy: string
  /** Whether it stands for a page that is not there. */
  isMissing: boolean
}

/** What the dev server puts into a document. */
interface DevSlots {
  attributes: string
  /** The attributes that a page cannot exchange: those of any mode. */
  steady: string
  mode: Portfolio['theme']['mode']
  head: string
  /** The head of a page with its own title and description. */
  headWith: (words: Pick<RenderedRoute, 'title' | 'description'>) => string
  late: string
  /** The content policy of a build for documents; for the start page without any. */
  policyOf: (documents: readonly PolicyNeeds[]) => string[]
}

/**
 * Reloads a page that could not load Vite's client, which else reloads it after a restart of the server. Saving a file
 * that the configuration imports restarts the server; saving it twice may restart it again while the page loads.
 */
const reloadWithoutClient = `{
  const reload = () => fetch('').then(() => location.reload(), () => setTimeout(reload, 500))
  addEventListener('error', ({ target }) => target.src?.endsWith('/@vite/client') && reload(), true)
}`

const nothing: DevSlots = {
  attributes: '',
  steady: '',
  mode: 'dark',
  head: '',
  headWith: () => '',
  late: '',
  policyOf: (documents) => contentPolicy({ portfolios: [], documents }),
}

/** A hash of the content; empty for content that is invalid or unreadable. */
function versionOf(source: ContentFile): string {
  const content = readableContent(source)
  if (!content || 'diagnostics' in content) return ''
  return createHash('sha256').update(JSON.stringify(content.texts)).digest('hex').slice(0, 8)
}
