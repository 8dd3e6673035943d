import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { ContentFile, ValidContent } from '../../schema/vite/content.ts'
import { chunkGroups, type FirstScripts, firstScripts } from './bundle/chunks.ts'
import { usesOf } from './bundle/uses.ts'
import { clearBrokenOff } from './files/brokenOff.ts'
import { publishedFiles } from './files/publishedFiles.ts'
import { replaceFolder, unwritable } from './files/replaceFolder.ts'
import type { ServedFiles } from './files/servedFiles.ts'
import { ownerStyles } from './html/ownerStyles.ts'
import { prerenderInto } from './html/prerender.ts'
import { assetLicenses, licensesFile } from './licenses.ts'
import { loaderFile } from './loaderFile.ts'
import { draw } from './social/draw.ts'

/** Builds land here first; only a finished one takes the place of `dist`. */
const cache = resolve('node_modules/.cache/portfolio')

/** What the site says in each of its languages, the main one first. */
const portfoliosOf = ({ editions: [main, ...others] }: ValidContent) =>
  [main.portfolio, ...others.map(({ portfolio }) => portfolio)] as const

/** The texts of the pages of projects, by language. */
const pageTexts = ({ editions }: ValidContent) =>
  new Map(
    editions.map(({ portfolio, caseStudies }) => [
      portfolio.site.lang,
      caseStudies.map(({ text }) => text).join('\n'),
    ]),
  )

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
  let scripts: FirstScripts = { first: '', needed: [], next: [], content: new Map() }

  /** The icons and the card, drawn while the bundle is made. */
  async function drawings() {
    const content = source.content()
    // The bundle reports what is wrong.
    if ('diagnostics' in content) throw new Error('The content has mistakes.')
    return draw(portfoliosOf(content), { beside: source.beside, files })
  }

  return {
    name: 'portfolio:publish',
    apply: 'build',
    config(config) {
      const root = resolve(config.root ?? '.')
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
          sharedConfigBuild: true,
          sharedPlugins: true,
          async buildApp(builder) {
            const { client, ssr } = builder.environments
            if (!client || !ssr) throw new Error('The client and ssr environments are missing.')
            clearBrokenOff(cache)
            // Fails here with its own reason: later it would seem to be the fault of the first file to be kept there.
            try {
              mkdirSync(work, { recursive: true })
            } catch (error) {
              throw unwritable(work, error)
            }
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
                editions: portfoliosOf(content),
                pages: pageTexts(content),
                files,
                ownStyles: ownerStyles(content, source.beside),
                warn: (message) => client.logger.warn(message),
                drawings: await drawn,
                scripts,
              })
              appendFileSync(join(staging, licensesFile), assetLicenses(portfoliosOf(content)))
              for (const file of publishedFiles(source)) {
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
              license: { fileName: licensesFile },
              rolldownOptions: {
                input: join(root, loaderFile),
                output: {
                  entryFileNames: 'assets/[name]-[hash].js',
                  codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups(root) },
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
      const content = source.content()
      const languages = 'editions' in content ? portfoliosOf(content).map(({ site }) => site.lang) : []
      if (this.environment.name === 'client') scripts = firstScripts(bundle, languages)
    },
  }
}
