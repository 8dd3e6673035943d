import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import type { Plugin } from 'vite'
import { linkedFile } from '../../schema/lookup/linkedFiles.ts'
import type { Portfolio } from '../../schema/model/portfolio.ts'
import type { ContentFile } from '../../schema/vite/content.ts'
import { wholeFonts } from './fonts/pageFonts.ts'
import { headOf, rootAttributes } from './html/document.ts'
import { fillSlots } from './html/template.ts'
import { loaderFile } from './loaderFile.ts'
import { publishedFiles } from './publishedFiles.ts'
import type { ServedFiles } from './servedFiles.ts'

/**
 * The document of the dev server, which has its head from the portfolio and follows edits of it, and the files that
 * its links lead to.
 */
export function devDocument(source: ContentFile, files: ServedFiles): Plugin {
  /** What the pages have in their documents. */
  let sent = { attributes: '', head: '', version: '' }

  /** What is put into the document. */
  async function devSlots(portfolio: Portfolio) {
    const { title, description } = portfolio.site
    return {
      attributes: rootAttributes(portfolio, portfolio.site),
      head: headOf(portfolio, {
        title,
        description,
        fonts: await wholeFonts(portfolio, files.address),
        hasIcon: false,
      }),
      version: createHash('sha256').update(JSON.stringify(portfolio)).digest('hex').slice(0, 8),
    }
  }

  return {
    name: 'portfolio:document',
    apply: 'serve',
    config(_, { isPreview }) {
      if (!isPreview) files.serveInPlace()
      // The document names its script in a slot, where Vite does not look for it.
      return {
        define: { __SAMPLES__: true, __POSTS__: true, __INTL__: true },
        optimizeDeps: { entries: [loaderFile] },
      }
    },
    configureServer({ environments: { client }, middlewares }) {
      // Files that links lead to are published under their own names.
      middlewares.use((request, response, next) => {
        const file = linkedFile((request.url ?? '').slice(1))
        // Most requests are for modules, which are not beside the YAML.
        if (file === undefined || !existsSync(source.beside(file)) || !publishedFiles(source).includes(file))
          return next()
        createReadStream(source.beside(file)).on('error', next).pipe(response)
      })
      // An edit that is saved while a page loads reaches its server and not the page, which then starts over.
      client.hot.on('portfolio:opened', (version: string, page) => {
        if (version !== sent.version) page.send({ type: 'full-reload' })
      })
    },
    // The head is no module. The page exchanges what has changed in it; what the root of the document has is
    // read once, so that shows with a reload, which keeps the scroll position. A picture that comes may end a
    // mistake that a page was opened with, without any head.
    async hotUpdate({ file, type }) {
      if (!source.files.has(file) || type === 'delete' || this.environment.name !== 'client') return
      const content = source.content()
      if ('diagnostics' in content) return
      const next = await devSlots(content.portfolio)
      const { hot } = this.environment
      if (next.attributes !== sent.attributes) hot.send({ type: 'full-reload' })
      else if (next.head !== sent.head) hot.send('portfolio:head', { was: sent.head, is: next.head })
      sent = next
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const content = source.content()
        // The page's own modules report what is wrong; the document only has to stand.
        sent =
          'portfolio' in content
            ? await devSlots(content.portfolio)
            : { attributes: '', head: '', version: '' }
        const { attributes, head, version } = sent
        const script = `<script type="module" src="./${loaderFile}" data-version="${version}"></script>`
        return fillSlots(html, { attributes, head, policy: '', script, page: '', late: '' })
      },
    },
  }
}
