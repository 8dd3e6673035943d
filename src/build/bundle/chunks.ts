import type { Rolldown } from 'vite'

/** The chunks that are not left to the bundler, and the packages and folders that go into each. */
const chunks = {
  // Libraries are run one by one, so that no task is long.
  react: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/src\/reactDom\.ts$/,
  springs: /\/node_modules\/@react-spring\//,
  // Small pieces are smaller as one: what the page needs without its sections …
  page: /\/src\/(?!entry-)|\/node_modules\/react-intersection-observer\/|virtual:portfolio/,
  // … and what most sections share.
  shared: /\/src\/(?:motion|samples\/use|samples\/Sam|ui|theme)\//,
}

/** Which chunk a module goes into, by its id; null where that is left to the bundler. */
export function chunkOf(id: string, context: Rolldown.ChunkingContext): string | null {
  /** Whether a module is run whenever a certain other is. */
  const isNeededBy = (isIt: (id: string) => boolean, module = id, seen = new Set<string>()): boolean => {
    if (seen.has(module)) return false
    seen.add(module)
    return (
      isIt(module) ||
      (context.getModuleInfo(module)?.importers ?? []).some((importer) => isNeededBy(isIt, importer, seen))
    )
  }
  // What the first script needs itself stays with it, and it waits for no other chunk.
  if (isNeededBy((module) => context.getModuleInfo(module)?.isEntry === true)) return null
  const isPage = isNeededBy((module) => module.endsWith('/src/entry-client.tsx'))
  const name = Object.entries(chunks).find(
    ([name, test]) => test.test(id) && (name !== 'page' || isPage),
  )?.[0]
  return name ?? null
}

/**
 * The scripts that the page's first one is to ask for together: those that it leads to itself, and the shared
 * ones that each section would ask for after them.
 *
 * @returns their names in the bundle
 */
export function nextScripts(bundle: Rolldown.OutputBundle): string[] {
  const scripts = Object.values(bundle).filter((file) => file.type === 'chunk')
  const ledTo = new Set(
    scripts.filter(({ isEntry }) => isEntry).flatMap(({ dynamicImports }) => dynamicImports),
  )
  const first = scripts.filter(({ fileName, name }) => ledTo.has(fileName) || name in chunks)
  const here = new Set(scripts.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  return [...new Set(first.flatMap(({ fileName, imports }) => [fileName, ...imports]))].filter(
    (name) => !here.has(name),
  )
}
