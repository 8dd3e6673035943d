import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { shownPath } from '../../../schema/files/paths.ts'
import { publicFilesBeside, publicFolder } from '../../../schema/files/publicFiles.ts'
import { builtFiles } from '../../../schema/model/builtFiles.ts'
import { report } from '../../../schema/report/report.ts'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import { draw } from '../card/draw.ts'
import type { ContentFile, ValidContent } from '../content/content.ts'
import type { ResolveSite } from '../content/locales.ts'
import { foldersAround } from '../engine.ts'
import { siteLetters } from '../fonts/letters.ts'
import { RefusedPicture, refusedPicture } from '../pictures/refusedPicture.ts'
import { type BuildLog, finishedBuild, folderSize } from './buildLog.ts'
import { chunkGroups, type FirstScripts, firstScripts, loaderFile } from './bundle/chunks.ts'
import { flagsOf } from './bundle/flags.ts'
import { prerenderInto } from './documents/prerender.ts'
import { styleSheetHosts, styleSheets } from './documents/styleSheets.ts'
import type { Caches } from './files/fileCache.ts'
import { publishedFiles } from './files/publishedFiles.ts'
import { clearInterrupted, refuseForeign, replaceFolder, unwritable } from './files/replaceFolder.ts'
import type { ServedFiles } from './files/servedFiles.ts'
import { publishedName } from './files/servedFiles.ts'
import { assetLicenses, licensesFile, scriptLicenses, scriptLicensesFile } from './licenses.ts'

/** What publishes the page on GitHub, from the folder in which the command runs: an owner's, and the repository's. */
const workflows = ['.github/workflows/publish.yml', '.github/workflows/pages.yml']

/** What a build shares with the plugin that resolves the content. */
export interface Making {
  resolveSite: ResolveSite
  files: ServedFiles
  caches: Caches
  /** The absolute path of the folder in which builds are staged; only a finished one replaces `dist`. */
  stagings: string
}

/** The portfolio in each of its languages, the main one first. */
const portfoliosOf = ({ locales: [main, ...others] }: ValidContent) =>
  [main.portfolio, ...others.map(({ portfolio }) => portfolio)] as const

/** The letters of all pages, by language. */
const lettersOf = ({ locales }: ValidContent) =>
  new Map(
    locales.map(({ portfolio, caseStudies }) => [
      portfolio.site.lang,
      siteLetters(portfolio, caseStudies.map(({ text }) => text).join('\n')),
    ]),
  )

/**
 * Turns the bundle into files that any host serves: every route prerendered, its head from the portfolio, pictures and
 * fonts beside it. The output folder is replaced only once all of them are made.
 */
export function publish(
  source: ContentFile,
  { resolveSite, files, caches, stagings }: Making,
  log: Pick<BuildLog, 'info' | 'isOn'>,
): Plugin {
  const began = performance.now()
  let work = ''
  let staging = ''
  let server = ''
  let template = ''
  let target = ''
  let scripts: FirstScripts = { first: '', needed: [], next: [], content: new Map() }

  /** Draws the icons and cards, while the bundle is made. */
  async function drawings(warn: (message: string) => void) {
    const content = source.content()
    // The bundle reports the diagnostics.
    if ('diagnostics' in content) throw new Error('The content has mistakes.')
    return draw(portfoliosOf(content), { beside: source.beside, files, caches, warn }).catch((error) => {
      if (!(error instanceof RefusedPicture)) throw error
      throw new Unbuildable(report(refusedPicture(error, content.texts), content.texts))
    })
  }

  /** What a finished build prints, while it is still staged. */
  const reportOf = ({ portfolio }: ValidContent) =>
    finishedBuild({
      ...folderSize(staging),
      url: portfolio.site.url,
      yaml: shownPath(source.file),
      folder: shownPath(target),
      seconds: (performance.now() - began) / 1000,
      leftovers: source.leftovers(),
      env: process.env,
      workflow: workflows.find((path) => existsSync(path)),
      isInRepository: foldersAround(resolve('.')).some((one) => existsSync(join(one, '.git'))),
    })

  return {
    name: 'portfolio:publish',
    apply: 'build',
    config(config) {
      const root = resolve(config.root ?? '.')
      template = readFileSync(join(root, 'index.html'), 'utf8')
      target = resolve(root, config.build?.outDir ?? 'dist')
      // One per target: a process may build several, and Node caches each server bundle by its path. The configuration
      // is read anew for each environment, and must give the same name.
      const name = createHash('sha256').update(target).digest('hex').slice(0, 8)
      work = join(stagings, `${process.pid}-${name}`)
      staging = join(work, 'dist')
      server = join(work, 'server')
      return {
        define: flagsOf(source),
        builder: {
          sharedConfigBuild: true,
          sharedPlugins: true,
          async buildApp(builder) {
            const { client, ssr } = builder.environments
            if (!client || !ssr) throw new Error('The client and ssr environments are missing.')
            refuseForeign(target, licensesFile)
            clearInterrupted(stagings)
            // Fails here with its own reason: later the error would name the first file to be written there.
            try {
              mkdirSync(work, { recursive: true })
            } catch (error) {
              throw unwritable(work, error)
            }
            const warn = (message: string) => client.logger.warn(message)
            const drawn = drawings(warn)
            drawn.catch(() => undefined) // No unhandled rejection before it is awaited below.
            try {
              await builder.build(client)
              await builder.build(ssr)
              const content = source.content()
              if ('diagnostics' in content) throw new Error('The content has changed while it was built.')
              const own = publicFilesBeside(source.file)
              await prerenderInto(staging, {
                bundle: pathToFileURL(join(server, 'server.mjs')).href,
                template,
                locales: portfoliosOf(content),
                resolved: await resolveSite(content),
                own: content.own,
                letters: lettersOf(content),
                ownRobots: own.files.includes(builtFiles.robots)
                  ? readFileSync(source.beside(`${publicFolder}/${builtFiles.robots}`), 'utf8')
                  : undefined,
                files,
                caches,
                styleSheets: styleSheets(content, source.beside),
                styleHosts: styleSheetHosts(content),
                warn,
                drawings: await drawn,
                scripts,
              })
              const packages = JSON.parse(readFileSync(join(staging, scriptLicensesFile), 'utf8'))
              rmSync(join(staging, dirname(scriptLicensesFile)), { recursive: true })
              writeFileSync(
                join(staging, licensesFile),
                scriptLicenses(packages) + assetLicenses(portfoliosOf(content)),
              )
              for (const file of publishedFiles(source)) {
                if (existsSync(join(staging, file)))
                  throw new Error(
                    `A link leads to "${file}", which is the name of a file that the build makes.`,
                  )
                files.add(file, source.beside(file))
              }
              for (const file of own.files) {
                if (file === builtFiles.robots) continue
                // The check knows these names, and reports them before.
                if (existsSync(join(staging, file)))
                  throw new Error(
                    `The build makes a file "${file}" itself, which lies in ${publicFolder} too.`,
                  )
                files.add(file, source.beside(`${publicFolder}/${file}`))
              }
              files.writeInto(staging)
              const report = log.isOn() ? reportOf(content) : ''
              replaceFolder(staging, target)
              if (report) log.info(report)
            } finally {
              await drawn.catch(() => undefined) // Leaves no drawing running when the build has ended.
              rmSync(work, { recursive: true, force: true })
            }
          },
        },
        environments: {
          client: {
            build: {
              outDir: staging,
              emptyOutDir: true,
              license: { fileName: scriptLicensesFile },
              rolldownOptions: {
                input: join(root, loaderFile),
                output: {
                  entryFileNames: 'assets/[name]-[hash].js',
                  // The content of a section is called like its id, which an owner chooses.
                  chunkFileNames: ({ name }) => `assets/${publishedName(name)}-[hash].js`,
                  codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups(root) },
                },
              },
            },
          },
          ssr: {
            // A package manager may keep the engine's packages where Node does not find them from the owner's folder.
            resolve: { noExternal: true },
            build: {
              outDir: server,
              emptyOutDir: true,
              rolldownOptions: {
                input: join(root, 'node/entry-server.tsx'),
                output: { entryFileNames: 'server.mjs' },
              },
            },
          },
        },
      }
    },
    generateBundle(_, bundle) {
      const content = source.content()
      const languages = 'locales' in content ? portfoliosOf(content).map(({ site }) => site.lang) : []
      if (this.environment.name === 'client') scripts = firstScripts(bundle, languages)
    },
  }
}
