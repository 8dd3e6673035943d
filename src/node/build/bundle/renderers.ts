import { posix } from 'node:path'
import type { Plugin } from 'vite'
import { rendererName } from '../../../client/rendererName.ts'
import type { ContentFile } from '../../content/content.ts'
import { refOf } from '../../content/pageModules.ts'

const id = 'virtual:portfolio/renderers'
const resolved = `\0${id}`

/**
 * The source of a module that gives some renderers by their names. The bundler drops the other exports of the
 * registry, and with them their chunks.
 *
 * @param registry the absolute path of `src/client/registry.ts`
 * @param own the components of the owner's own types, as absolute paths by type
 * @param used the names of those in use; all, if left out
 */
export function renderersModule(
  registry: string,
  own: ReadonlyMap<string, string>,
  used?: readonly string[],
): string {
  const from = JSON.stringify(registry)
  const ownOnes = [...own]
    .filter(([type]) => used?.includes(type) ?? true)
    .map(([type, file]) => `${JSON.stringify(type)}: () => import(${JSON.stringify(file)})`)
  if (!used)
    return ownOnes.length === 0
      ? `export * as renderers from ${from}`
      : `import * as builtIn from ${from}\nexport const renderers = { ...builtIn, ${ownOnes.join(', ')} }`
  const names = [...new Set(used)].filter((name) => !own.has(name))
  const imported = names.length > 0 ? `import { ${names.join(', ')} } from ${from}\n` : ''
  return `${imported}export const renderers = { ${[...names, ...ownOnes].join(', ')} }`
}

/** Serves `virtual:portfolio/renderers`: in a build only the renderers of the section types, layouts and arts that the YAML uses. */
export function usedRenderers(source: ContentFile): Plugin {
  let registry = ''
  let building = false
  /** The source that was last served, to tell whether an own type has come or gone. */
  let served = ''
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
      const own = new Map(source.own().sections.map(({ type, component }) => [type, component]))
      served = renderersModule(
        registry,
        own,
        known
          ? content.portfolio.sections.map((section) =>
              own.has(section.type) ? section.type : rendererName(refOf(section)),
            )
          : undefined,
      )
      return served
    },
    hotUpdate({ file, type }) {
      if (type === 'update' || !source.isOwn(file)) return
      const module = this.environment.moduleGraph.getModuleById(resolved)
      const own = new Map(source.own().sections.map(({ type, component }) => [type, component]))
      if (!module || renderersModule(registry, own) === served) return
      this.environment.moduleGraph.invalidateModule(module)
      this.environment.hot.send({ type: 'full-reload' })
    },
  }
}
