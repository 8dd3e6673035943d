import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { ContentFile } from '../../../schema/vite/content.ts'

const id = 'virtual:portfolio/renderers'
const resolved = `\0${id}`

/**
 * The source of a module that gives the renderers of some section types, by type. The bundler drops the other
 * exports of the registry, and with them their chunks.
 *
 * @param registry the absolute path of `src/registry.ts`
 * @param types the types in use; all, if left out
 */
export function renderersModule(registry: string, types?: readonly string[]): string {
  const from = JSON.stringify(registry)
  if (!types) return `export * as renderers from ${from}`
  const names = [...new Set(types)].join(', ')
  return `import { ${names} } from ${from}\nexport const renderers = { ${names} }`
}

/** Serves `virtual:portfolio/renderers`: in a build only the renderers of the section types that the YAML uses. */
export function usedRenderers(source: ContentFile): Plugin {
  let registry = ''
  let building = false
  return {
    name: 'portfolio:renderers',
    configResolved({ root, command }) {
      registry = join(root, 'registry.ts')
      building = command === 'build'
    },
    resolveId: (name) => (name === id ? resolved : undefined),
    load(name) {
      if (name !== resolved) return
      const content = source.content()
      // Bad content has ended the build before; the dev server has every type at hand.
      const known = building && 'portfolio' in content
      return renderersModule(registry, known ? content.portfolio.sections.map(({ type }) => type) : undefined)
    },
  }
}
