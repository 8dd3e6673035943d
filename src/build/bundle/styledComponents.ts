import { relative, sep } from 'node:path'
import { type Plugin, perEnvironmentState, transformWithOxc } from 'vite'

/**
 * Runs the compiler pass of styled-components, which names each component so that server, client and lazy chunks
 * agree on its class. The pass takes the name of the file into that of the component, so it is given the path from
 * the root of the sources: the same sources in another folder make the same class names, and so the same files.
 *
 * The bundler is told that making a component has no side effects, so it leaves out those that a site does not render.
 *
 * Ends a build in which no component was named: class names would then follow the order in which chunks load.
 */
export function styledComponents(): Plugin {
  let root = ''
  // Server and browser must both name them, or what is hydrated is not what was sent.
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
          relative(root, id).replaceAll(sep, '/'),
          {
            // What is left to do is Vite's own part: JSX, and hot updates of components.
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
