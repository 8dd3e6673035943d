import { dirname, relative, resolve, sep } from 'node:path'
import { type Plugin, perEnvironmentState, transformWithOxc } from 'vite'
import type { ContentFile } from '../../content/content.ts'
import { ownFolder } from '../../own/ownSections.ts'

/**
 * Runs the compiler pass of styled-components, which names each component so that server, client and lazy chunks agree
 * on its class. The name depends on the text of the file and on its path, given here relative to the root of the
 * sources, or to the folder of the YAML for an owner's own sections, so that the same sources in another folder make the
 * same class names and files.
 *
 * Declares `styled` as pure, so that the bundler drops the components that a site does not render.
 *
 * Fails a build in which no component was named: class names would then depend on the order in which chunks load.
 */
export function styledComponents({ beside }: Pick<ContentFile, 'beside'>): Plugin {
  let root = ''
  const own = beside(ownFolder) + sep
  // Counted per environment: unless server and client both name components, hydration finds other classes.
  const stateOf = perEnvironmentState(() => ({ named: 0 }))
  return {
    name: 'portfolio:styled-components',
    enforce: 'pre',
    config: () => ({ build: { rolldownOptions: { treeshake: { manualPureFunctions: ['styled'] } } } }),
    configResolved(config) {
      root = config.root
    },
    transform: {
      filter: { id: /\.tsx?$/, code: /\bfrom ['"]styled-components['"]/ },
      async handler(code, id) {
        const { code: compiled, map } = await transformWithOxc(
          code,
          relative(resolve(id).startsWith(own) ? dirname(own) : root, id).replaceAll(sep, '/'),
          {
            // The rest is left to Vite: JSX, and hot updates of components.
            jsx: 'preserve',
            sourcemap: true,
            plugins: { styledComponents: { ssr: true, pure: true, minify: true, displayName: false } },
          },
        )
        if (compiled.includes('componentId:')) stateOf(this).named += 1
        return { code: compiled, map, moduleSideEffects: false }
      },
    },
    buildEnd(error) {
      if (!error && stateOf(this).named === 0)
        this.error(
          'No styled component was given a class name: the compiler pass of styled-components did not run.',
        )
    },
  }
}
