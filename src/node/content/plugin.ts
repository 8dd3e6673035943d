import { existsSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { createLogger, type FSWatcher, type Plugin } from 'vite'
import { packageFolders } from '../../../schema/files/packages.ts'
import { report } from '../../../schema/report/report.ts'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import { ownFolder } from '../own/ownSections.ts'
import type { ContentFile, SiteContent } from './content.ts'
import {
  type ContentError,
  type ContentLog,
  contentError,
  contentLog,
  problemOf,
  reportOf,
} from './contentError.ts'
import type { ResolveSite } from './locales.ts'
import { changed, clientModule, devModule, devStarts, isContentModule, pageModule } from './pageModules.ts'

/** The watcher swallows a second change within 50 ms of the first; this waits a little longer. */
const watcherDeadTime = 60 // ms
const resolved = `\0${pageModule}`

/**
 * Serves the checked content as `virtual:portfolio`, in a build with a module for each section. A build with errors
 * fails before anything is written; in the dev server they show as an overlay until they are fixed, and changed content
 * is sent to the page, which renders again.
 */
export function portfolioPlugin(source: ContentFile, resolveSite: ResolveSite): Plugin {
  const directory = source.beside('.') + sep
  let building = false
  let watcher: FSWatcher | undefined
  let log: ContentLog | undefined
  /** What was last sent: an edit of the page reaches it before the watcher tells of the same file. */
  let sent: SiteContent | undefined

  /**
   * The error that keeps a page from showing the content: its diagnostics, or why the PDF of a résumé cannot be made.
   */
  const problemNow = async (): Promise<ContentError | undefined> => {
    const problem = await problemOf(source)
    const content = problem ? undefined : source.content()
    if (!content || 'diagnostics' in content) return problem
    return resolveSite(content).then(
      () => undefined,
      ({ message }: Error) => ({ message, stack: '' }),
    )
  }

  /** Pictures may lie outside the folder of the YAML; one that is missing is waited for. */
  const watchPictures = () => watcher?.add([...source.files].filter((file) => !file.startsWith(directory)))

  /** Looks again after the watcher's dead time: editors may save twice in a row, as when they format the file. */
  const lookAgain = (file: string) => {
    const then = changeOf(file)
    setTimeout(() => changeOf(file) !== then && watcher?.emit('change', file), watcherDeadTime).unref()
  }

  return {
    name: 'portfolio',
    config({ root = '', customLogger, logLevel, clearScreen }, { command }) {
      building = command === 'build'
      if (building) return {}
      const server = {
        // Other pages, such as those of another port, read nothing.
        cors: false,
        // Modules, and what they load; the pictures, fonts and files of the content are served one by one.
        fs: { allow: [root, ...ownParts(source), ...installedPackages()] },
      }
      log = contentLog(customLogger ?? createLogger(logLevel, { allowClearScreen: clearScreen ?? true }))
      return { server, customLogger: log.logger }
    },
    async configResolved() {
      if (!building) return
      const content = await source.decoded()
      // Thrown here, before the bundler begins, which would add its own words to the report.
      if ('diagnostics' in content) throw new Unbuildable(report(content.diagnostics, content.texts))
    },
    buildStart() {
      // This runs for each environment; warnings are printed once.
      if (!building || this.environment.name !== 'client') return
      const content = source.content()
      if ('diagnostics' in content) return
      if (content.warnings.length > 0) this.environment.logger.warn(report(content.warnings, content.texts))
      // Begun before a module needs it: pictures take longest of all.
      resolveSite(content).catch(() => undefined) // Reported when it is awaited.
    },
    resolveId: (name) => (isContentModule(name) ? `\0${name}` : undefined),
    async load(name) {
      const requested = name.slice(1)
      if (name !== `\0${requested}` || !isContentModule(requested)) return
      // Errors are shown as a sentence, without a stack. A build has decoded its pictures before it began.
      const stop = (error: ContentError): never => {
        log?.wrong(reportOf(error), error)
        return this.error(error)
      }
      const explain = (error: Error) => stop({ message: error.message, stack: '' })
      const content = building ? source.content() : await source.decoded().catch(explain)
      watchPictures()
      if ('diagnostics' in content) return stop(contentError(content))
      const shown = await resolveSite(content).catch(explain)
      return building ? clientModule(requested, shown) : devModule(shown)
    },
    configureServer(server) {
      // Content may lie outside the root that Vite watches.
      watcher = server.watcher.add(directory)
      // So that the terminal shows problems before any page is open.
      server.httpServer?.once('listening', async () => {
        const problem = await problemNow()
        log?.begin(problem && reportOf(problem))
      })
    },
    // A server ends when it restarts, and may still be reading content by the schema before the edit.
    closeBundle: () => log?.end(),
    async hotUpdate({ type, file, modules, read }) {
      // A component that comes or goes makes its type complete or not, and one with a wrong import cannot be loaded.
      if (!source.dependsOn(file) && !source.isContent(file) && !source.isOwn(file)) return
      const { environment } = this
      // Editors empty a file before they write it; this waits until the text is there.
      if ((source.isContent(file) || /\.(?:ya?ml|css)$/i.test(file)) && type !== 'delete') await read()
      if (environment.name !== 'client') return
      lookAgain(file)
      source.changed(file)
      // Vite's client reloads when its first update fixes an error, which would lose the scroll position, so
      // an empty update comes before each error. It also takes away an overlay of an error that is fixed.
      environment.hot.send({ type: 'update', updates: [] })
      const module = environment.moduleGraph.getModuleById(resolved)
      // Without this a page that is opened later would get the content that was read first.
      if (module) environment.moduleGraph.invalidateModule(module)
      const problem = await problemNow()
      watchPictures()
      if (problem) {
        log?.wrong(reportOf(problem))
        // The last good page stays as it is beneath the overlay.
        environment.hot.send({ type: 'error', err: problem })
        return []
      }
      log?.sound()
      if (source.isOwn(file)) await keepEditorSchemas(source)
      const content = source.content()
      if ('diagnostics' in content) return modules
      if (content !== sent) {
        sent = content
        environment.hot.send(changed, devStarts(await resolveSite(content)))
      }
      // A module of an own section may be one of its component too.
      return source.isOwn(file) ? modules : []
    },
  }
}

/** The folders of packages around the owner's folder and the engine: below another folder where these are links. */
const installedPackages = () =>
  packageFolders()
    .filter((folder) => basename(folder) === 'node_modules' && existsSync(folder))
    .map((folder) => realpathSync(folder))

/** The folders of the owner's section types and of the pictures that their style sheets name, and where these are links to. */
function ownParts({ beside }: ContentFile): string[] {
  const folders = [beside(ownFolder), beside('images')]
  const there = folders.filter((folder) => existsSync(folder))
  return [...folders, ...there.map((folder) => realpathSync(folder))]
}

/** Writes the JSON Schemas for editors anew where the owner has any and a section type of theirs has changed. */
async function keepEditorSchemas({ file, own }: ContentFile): Promise<void> {
  if (!existsSync(join(dirname(file), 'portfolio.schema.json'))) return
  // Loaded late, since hardly anyone needs it.
  const { editorSchemas } = await import('../own/editorSchemas.ts')
  for (const { path, text } of editorSchemas(file, own().schema)) writeFileSync(path, text)
}

/** When a file has last changed, in ms; undefined where there is none. */
const changeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs
