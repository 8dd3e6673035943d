import { posix } from 'node:path'
import type { Plugin } from 'vite'
import { rendererName } from '../../../client/rendererName.ts'
import type { ContentFile } from '../../content/content.ts'
import { refOf } from '../../content/withSections.ts'

const id = 'virtual:portfolio/renderers'
const resolved = `\0${id}`

/**
 * The source of a module that gives some renderers by their names. The bundler drops the other exports of the
 * registry, and with them their chunks.
 *
 * @param registry the absolute path of `src/client/registry.ts`
 * @param used the names of those in use; all, if left out
 */
export function renderersModule(registry: string, used?: readonly string[]): string {
  const from = JSON.stringify(registry)
  if (!used) return `export * as renderers from ${from}`
  const names = [...new Set(used)].join(', ')
  return `import { ${names} } from ${from}\nexport const renderers = { ${names} }`
}

/** Serves `virtual:portfolio/renderers`: in a build only the renderers of the section types, layouts and arts that the YAML uses. */
export function usedRenderers(source: ContentFile): Plugin {
  let registry = ''
  let building = false
  return {
    name: 'portfolio:renderers',
    configResolved({ root, command }) {
      // With slashes, as Vite has its root: a backslash would be an escape to whatever reads the module.
      registry = posix.join(root, 'client/registry.ts')
      building = command === 'build'
    },
    resolveId: (name) => (name === id ? resolved : undefined),
    load(name) {
      if (name !== resolved) return
      const content = source.content()
      // A build has already failed on bad content; the dev server has all renderers.
      const known = building && 'portfolio' in content
      return renderersModule(
        registry,
        known ? content.portfolio.sections.map((section) => rendererName(refOf(section))) : undefined,
      )
    },
  }
}
