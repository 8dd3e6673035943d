import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Portfolio } from '../../schema/model/portfolio.ts'
import type { ContentFile } from '../../schema/vite/content.ts'
import { factsOf } from '../factsRegistry.ts'
import { chunkOf, nextScripts } from './bundle/chunks.ts'
import { headOf, openTag } from './html/document.ts'
import { prerenderInto } from './html/prerender.ts'
import { replaceFolder } from './replaceFolder.ts'
import type { ServedFiles } from './servedFiles.ts'
import { draw } from './social/draw.ts'

/** Builds land here first; only a finished one takes the place of `dist`. */
const cache = resolve('node_modules/.cache/portfolio')

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
 * Turns the bundle into files that any host serves: the head from the portfolio, the page prerendered,
 * pictures and fonts beside it. What was in the output folder is replaced only once all of that stands.
 */
export function publish(source: ContentFile, files: ServedFiles): Plugin {
  const work = join(cache, String(process.pid))
  const staging = join(work, 'dist')
  const server = join(work, 'server')
  let target = ''
  let shown = { open: '', head: '' }
  let whole = true
  let next: string[] = []
  const headFor = (portfolio: Portfolio) =>
    headOf(portfolio, { title: portfolio.site.title, address: files.address, whole })

  /** The icons and the card, drawn while the bundle is made. */
  async function drawings() {
    const content = source.content()
    // What is wrong is told by the bundle.
    if ('diagnostics' in content) throw new Error('The content has mistakes.')
    return draw(content.portfolio, { beside: source.beside, files, folder: join(work, 'type') })
  }

  return {
    name: 'portfolio:publish',
    config(config, { command, isPreview }) {
      if (command !== 'build') {
        if (!isPreview) files.serveInPlace()
        return { define: { __SAMPLES__: true, __POSTS__: true } }
      }
      whole = false
      target = resolve(config.root ?? '.', config.build?.outDir ?? 'dist')
      return {
        define: usesOf(source),
        builder: {
          sharedPlugins: true,
          async buildApp(builder) {
            const { client, ssr } = builder.environments
            if (!client || !ssr) throw new Error('The client and ssr environments are missing.')
            const drawn = drawings()
            drawn.catch(() => undefined) // Told when it is awaited, and by then the bundle may have failed.
            try {
              await builder.build(client)
              await builder.build(ssr)
              const content = source.content()
              if ('diagnostics' in content) throw new Error('The content has changed while it was built.')
              const bundle = pathToFileURL(join(server, 'server.js')).href
              const { portfolio } = content
              await prerenderInto(staging, {
                bundle,
                portfolio,
                address: files.address,
                drawings: await drawn,
                next,
              })
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
                output: {
                  codeSplitting: {
                    includeDependenciesRecursively: false,
                    groups: [{ name: chunkOf }],
                  },
                },
              },
            },
          },
          ssr: {
            build: {
              outDir: server,
              emptyOutDir: true,
              rolldownOptions: { input: 'entry-server.tsx', output: { entryFileNames: 'server.js' } },
            },
          },
        },
      }
    },
    generateBundle(_, bundle) {
      if (this.environment.name === 'client') next = nextScripts(bundle)
    },
    // The head is no module. The page exchanges what has changed in it; what the root of the document says is
    // read once, so that shows with a reload, which keeps the place.
    async hotUpdate({ file, type }) {
      if (file !== source.file || type === 'delete' || this.environment.name !== 'client') return
      const content = source.content()
      if ('diagnostics' in content) return
      const open = openTag(content.portfolio)
      const head = await headFor(content.portfolio)
      if (open !== shown.open) this.environment.hot.send({ type: 'full-reload' })
      else if (head !== shown.head) this.environment.hot.send('portfolio:head', { was: shown.head, is: head })
      shown = { open, head }
    },
    async transformIndexHtml(html) {
      const content = source.content()
      // The page's own modules report what is wrong; the document only has to stand.
      if ('diagnostics' in content) return html
      const open = openTag(content.portfolio)
      const head = await headFor(content.portfolio)
      shown = { open, head }
      return html.replace('<html lang="en">', () => open).replace('</head>', () => `${head}</head>`)
    },
  }
}
