import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { linkedFile, linkedFiles } from '../../schema/lookup/linkedFiles.ts'
import type { Portfolio } from '../../schema/model/portfolio.ts'
import type { ContentFile } from '../../schema/vite/content.ts'
import { factsOf } from '../factsRegistry.ts'
import { chunkGroups, firstScripts } from './bundle/chunks.ts'
import { wholeFonts } from './fonts/pageFonts.ts'
import { headOf, rootAttributes } from './html/document.ts'
import { prerenderInto } from './html/prerender.ts'
import { fillSlots } from './html/template.ts'
import { replaceFolder } from './replaceFolder.ts'
import type { ServedFiles } from './servedFiles.ts'
import { draw } from './social/draw.ts'

/** Builds land here first; only a finished one takes the place of `dist`. */
const cache = resolve('node_modules/.cache/portfolio')

/** The first script of a page, in the root of the sources. */
const loader = 'loader.ts'

/** What the content makes use of. The code for what it does not is in no file. */
function usesOf(source: ContentFile) {
  const content = source.content()
  const sections = 'portfolio' in content ? content.portfolio.sections : []
  const formTargets = sections.flatMap((section) => factsOf(section).formTarget?.(section) ?? [])
  return {
    __SAMPLES__: sections.some((section) => factsOf(section).sampleService?.(section)),
    __POSTS__: formTargets.some((target) => target !== 'mailto:'),
  }
}

/**
 * Turns the bundle into files that any host serves: every route prerendered, its head from the portfolio,
 * pictures and fonts beside it. What was in the output folder is replaced only once all of that stands.
 */
export function publish(source: ContentFile, files: ServedFiles): Plugin {
  let work = ''
  let staging = ''
  let server = ''
  let template = ''
  let target = ''
  let scripts: ReturnType<typeof firstScripts> = { first: '', next: [] }
  /** What the pages of the dev server have in their documents. */
  let sent = { attributes: '', head: '', version: '' }

  /** The icons and the card, drawn while the bundle is made. */
  async function drawings() {
    const content = source.content()
    // The bundle reports what is wrong.
    if ('diagnostics' in content) throw new Error('The content has mistakes.')
    return draw(content.portfolio, { beside: source.beside, files })
  }

  /** The files that links lead to and that are there; none while the content cannot be used. */
  function linksNow(): string[] {
    try {
      const content = source.content()
      const named = 'portfolio' in content ? linkedFiles(content.portfolio) : []
      // An address without https:// looks like a file; of that the check only warns.
      return named.filter((file) => existsSync(source.beside(file)))
    } catch {
      return []
    }
  }

  /** What the dev server puts into the document. */
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
    name: 'portfolio:publish',
    config(config, { command, isPreview }) {
      const root = resolve(config.root ?? '.')
      if (command !== 'build') {
        if (!isPreview) files.serveInPlace()
        // The document names its script in a slot, where Vite does not look for it.
        return { define: { __SAMPLES__: true, __POSTS__: true }, optimizeDeps: { entries: [loader] } }
      }
      template = readFileSync(join(root, 'index.html'), 'utf8')
      target = resolve(root, config.build?.outDir ?? 'dist')
      // Of this target alone: a process may build several, and loads each server bundle once by its path. The
      // configuration is read anew for each environment, and must find the same.
      const name = createHash('sha256').update(target).digest('hex').slice(0, 8)
      work = join(cache, `${process.pid}-${name}`)
      staging = join(work, 'dist')
      server = join(work, 'server')
      return {
        define: usesOf(source),
        builder: {
          sharedPlugins: true,
          async buildApp(builder) {
            const { client, ssr } = builder.environments
            if (!client || !ssr) throw new Error('The client and ssr environments are missing.')
            const drawn = drawings()
            drawn.catch(() => undefined) // Reported when it is awaited, and by then the bundle may have failed.
            try {
              await builder.build(client)
              await builder.build(ssr)
              const content = source.content()
              if ('diagnostics' in content) throw new Error('The content has changed while it was built.')
              await prerenderInto(staging, {
                bundle: pathToFileURL(join(server, 'server.js')).href,
                template,
                portfolio: content.portfolio,
                files,
                warn: (message) => client.logger.warn(message),
                drawings: await drawn,
                scripts,
              })
              for (const file of linksNow()) {
                if (existsSync(join(staging, file)))
                  throw new Error(
                    `A link leads to "${file}", which is the name of a file that the build makes.`,
                  )
                files.add(file, source.beside(file))
              }
              files.writeInto(staging)
              replaceFolder(staging, target)
            } finally {
              await drawn.catch(() => undefined) // It writes into the folder that goes.
              rmSync(work, { recursive: true, force: true })
            }
          },
        },
        environments: {
          client: {
            build: {
              outDir: staging,
              emptyOutDir: true,
              rolldownOptions: {
                input: join(root, loader),
                output: {
                  entryFileNames: 'assets/[name]-[hash].js',
                  codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups },
                },
              },
            },
          },
          ssr: {
            build: {
              outDir: server,
              emptyOutDir: true,
              rolldownOptions: {
                input: join(root, 'entry-server.tsx'),
                output: { entryFileNames: 'server.js' },
              },
            },
          },
        },
      }
    },
    generateBundle(_, bundle) {
      if (this.environment.name === 'client') scripts = firstScripts(bundle)
    },
    configureServer({ environments: { client }, middlewares }) {
      // Files that links lead to are published under their own names.
      middlewares.use((request, response, next) => {
        const file = linkedFile((request.url ?? '').slice(1))
        // Most requests are for modules, which are not beside the YAML.
        if (file === undefined || !existsSync(source.beside(file)) || !linksNow().includes(file))
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
        const script = `<script type="module" src="./${loader}" data-version="${version}"></script>`
        return fillSlots(html, { attributes, head, policy: '', script, page: '' })
      },
    },
  }
}
