import { dirname, sep } from 'node:path'
import type { Rolldown } from 'vite'
import { languageModule } from '../../content/pageModules.ts'

/** The entry of the client bundle, in the root of the sources. */
export const loaderFile = 'client/loader.ts'

/** The chunks that are not left to the bundler, by name, and the packages and folders that go into each. */
const chunks = {
  // Libraries are run one by one, so that no task is long.
  react: /\/node_modules\/(?:react|react-dom|scheduler)\//,
  styles: /\/node_modules\/(?:styled-components|stylis|@emotion)\//,
  springs: /\/node_modules\/@react-spring\//,
  // Needs no React, since the lightbox has swipes without it. Named here it is fetched with the others: a carousel that
  // imports it would otherwise wait for one more round trip.
  swipes: /\/src\/client\/motion\/watchSwipes/,
  // Small modules are smaller in one chunk: what the page needs without its sections …
  page: /\/src\/(?:client|shared)\/|\/node_modules\/react-intersection-observer\/|\bvirtual:portfolio/,
  // … and what most sections share. The phrases of samples stay with their maker.
  shared:
    /\/src\/(?:shared|client\/(?:motion|ui|theme|samples(?!\/phrases)))\/|\/node_modules\/react-intersection-observer\//,
}

/**
 * The chunk of the module with this id; null if that is left to the bundler.
 *
 * @param project the folder of the project, with which ids begin
 */
function chunkOf(id: string, context: Rolldown.ChunkingContext, project: string): string | null {
  /** Whether the module, or one that imports it statically, directly or not, passes the test. */
  const isNeededBy = (
    isOne: (info: Rolldown.ModuleInfo) => boolean,
    module = id,
    seen = new Set<string>(),
  ): boolean => {
    const info = context.getModuleInfo(module)
    if (!info || seen.has(module)) return false
    seen.add(module)
    return isOne(info) || info.importers.some((importer) => isNeededBy(isOne, importer, seen))
  }
  // What the entry imports statically stays with it, so that it waits for no other chunk.
  if (isNeededBy(({ isEntry }) => isEntry)) return null
  // What the page needs is in no other chunk of ours: chunks that import each other would run half initialised.
  const isPage = isNeededBy(({ dynamicImporters }) =>
    dynamicImporters.some((importer) => context.getModuleInfo(importer)?.isEntry),
  )
  // What is loaded by itself, such as the maker of samples, is a chunk of its own: no visit shall load it with others.
  const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {}
  const isLazy = importers.length === 0 && dynamicImporters.length > 0
  // Folders above the project may have such names too.
  const path = id.startsWith(project) ? id.slice(project.length) : id
  const mayBeIn: Readonly<Record<string, boolean>> = { page: isPage, shared: !isLazy }
  const fits = Object.entries(chunks).find(([name, test]) => test.test(path) && mayBeIn[name] !== false)
  return fits?.[0] ?? null
}

/** The code splitting groups for the bundler; `root` is the folder of the sources. */
export function chunkGroups(root: string): Rolldown.CodeSplittingGroup[] {
  const project = dirname(root).replaceAll(sep, '/')
  return [{ name: (id, context) => chunkOf(id, context, project) }]
}

/** The scripts that a page loads first, by their file names in the bundle. */
export interface FirstScripts {
  first: string
  /** The static imports of the first script, direct and indirect. */
  needed: readonly string[]
  /** Those to load next, all at once: its dynamic imports, and the shared chunks that sections import. */
  next: readonly string[]
  /** The chunk with the content of each language; empty with one language, whose content is in the others. */
  content: ReadonlyMap<string, string>
}

/** What only a press loads, which no page fetches before. */
const onPress = '/src/client/lightbox/'

/** Finds these scripts in a bundle, for a site in one or more languages. Throws where it has no entry. */
export function firstScripts(bundle: Rolldown.OutputBundle, languages: readonly string[]): FirstScripts {
  const scripts = Object.values(bundle).filter((file) => file.type === 'chunk')
  const first = scripts.find(({ isEntry }) => isEntry)
  if (!first) throw new Error('The bundle has no first script.')
  const next = scripts.filter(
    ({ fileName, name, facadeModuleId }) =>
      (first.dynamicImports.includes(fileName) && !facadeModuleId?.includes(onPress)) ||
      // A section may have the name of a chunk; its own script has a facade module.
      (facadeModuleId === null && Object.hasOwn(chunks, name)),
  )
  const names = new Set(next.flatMap(({ fileName, imports }) => [fileName, ...imports]))
  names.delete(first.fileName)
  const contentOf = (lang: string) =>
    scripts.find(({ facadeModuleId }) => facadeModuleId === `\0${languageModule(lang)}`)
  const content = languages.flatMap((lang) => {
    const script = contentOf(lang)
    return script ? [[lang, script.fileName] as const] : []
  })
  const byName = new Map(scripts.map((script) => [script.fileName, script]))
  const needed = new Set<string>()
  const need = (names: readonly string[]) => {
    for (const name of names) {
      if (needed.has(name)) continue
      needed.add(name)
      need(byName.get(name)?.imports ?? [])
    }
  }
  need(first.imports)
  return {
    first: first.fileName,
    needed: [...needed],
    next: [...names],
    content: new Map(content),
  }
}
