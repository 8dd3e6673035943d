import { sep } from 'node:path'
import type { Plugin } from 'vite'
import type { ContentFile } from './content.ts'
import { filesBeside, sizeOf } from './files.ts'
import { findIcon } from './icons.ts'
import { published } from './published.ts'
import { report, toViteError } from './report.ts'

const id = 'virtual:portfolio'
const resolved = `\0${id}`

/** What the plugin needs from the page's side. */
export interface PortfolioOptions {
  /** The address at which a file beside the YAML is served. */
  address: (file: string) => string
}

/**
 * Serves the checked content as `virtual:portfolio`. A build with errors fails before anything is written;
 * in the dev server they show as an overlay until they are mended.
 */
export function portfolio(source: ContentFile, { address }: PortfolioOptions): Plugin {
  const directory = source.beside('.') + sep
  let building = false

  return {
    name: 'portfolio',
    config(_, { command }) {
      building = command === 'build'
      return { server: { fs: { allow: [process.cwd(), directory] } } }
    },
    buildStart() {
      if (!building) return
      const content = source.content()
      if ('diagnostics' in content) this.error(toViteError(content.diagnostics, content.text))
      if (this.environment.name === 'client' && content.warnings.length > 0) {
        this.environment.logger.warn(report(content.warnings, content.text))
      }
    },
    resolveId: (name) => (name === id ? resolved : undefined),
    load(name) {
      if (name !== resolved) return
      this.addWatchFile(source.file)
      const content = source.content()
      if ('diagnostics' in content) this.error(toViteError(content.diagnostics, content.text))
      const files = filesBeside(source.file)
      const lookup = {
        picture: (src: string) => address(source.beside(src)),
        size: (src: string) => sizeOf(files(src)),
        icon: findIcon,
      }
      return `export const portfolio = ${JSON.stringify(published(content.portfolio, lookup))}`
    },
    configureServer(server) {
      // Content may lie outside the root that Vite watches.
      server.watcher.add(directory)
    },
    async hotUpdate({ file, modules, read }) {
      if (file !== source.file) return
      // Editors empty a file before they write it; this waits until the text is there.
      await read()
      if (this.environment.name === 'client') source.changed()
      const content = source.content()
      if ('diagnostics' in content) {
        // The last good page stays as it is beneath the overlay. Vite's client reloads when its first update
        // mends an error, which would lose the visitor's place, so an empty update comes before.
        this.environment.hot.send({ type: 'update', updates: [] })
        this.environment.hot.send({ type: 'error', err: toViteError(content.diagnostics, content.text) })
        return []
      }
      const module = this.environment.moduleGraph.getModuleById(resolved)
      if (!module) return modules
      // Without this a server that was started on a broken file would keep its first answer.
      this.environment.moduleGraph.invalidateModule(module)
      return [module]
    },
  }
}
