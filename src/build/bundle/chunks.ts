import type { Rolldown } from 'vite'

/** The chunks that are not left to the bundler, and the packages and folders that go into each. */
const chunks = {
  // Libraries are run one by one, so that no task is long.
  react: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/src\/reactDom\.ts$/,
  springs: /\/node_modules\/@react-spring\//,
  // Small pieces are smaller as one: those that most sections share …
  shared: /\/src\/(?:motion|samples\/use|samples\/Sam|ui)\/|\/node_modules\/react-intersection-observer\//,
  // … and those that the page is made of without its sections.
  page: /\/src\/(?:pages|islands|layout|theme)\/|\/src\/registry\.ts$|virtual:portfolio(?:\/sections)?$/,
}

/** Which chunk a module goes into, where that is not left to the bundler. */
export const chunkOf = (id: string): string | null =>
  Object.entries(chunks).find(([, test]) => test.test(id))?.[0] ?? null

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
