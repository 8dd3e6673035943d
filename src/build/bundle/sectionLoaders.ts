import type { Plugin } from 'vite'
import type { ContentFile } from '../../../schema/vite/content.ts'

/** A line of the registry, with the type that it begins with. */
const line = /^ {2}(\w+): \(\) => import\(.*\),?\n/gm

/** The source of the registry with the lines of these types only. */
export const registryOf = (source: string, types: ReadonlySet<string>): string =>
  source.replace(line, (whole, type: string) => (types.has(type) ? whole : ''))

/** Leaves out of a build the renderers of types that the YAML does not use. */
export function usedSections(source: ContentFile): Plugin {
  return {
    name: 'portfolio:used-sections',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/registry\.ts$/ },
      handler(code) {
        const content = source.content()
        // A build of bad content has failed before.
        if ('diagnostics' in content) return
        const types = new Set<string>(content.portfolio.sections.map(({ type }) => type))
        const left = registryOf(code, types)
        if (left.match(line)?.length !== types.size)
          this.error('A line of src/registry.ts is not on one line.')
        return { code: left, map: null }
      },
    },
  }
}
