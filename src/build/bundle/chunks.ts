import { dirname, sep } from 'node:path'
import type { Rolldown } from 'vite'
import { languageModule } from '../../../schema/vite/sectionModules.ts'

/** The chunks that are not left to the bundler, and the packages and folders that go into each. */
const chunks = {
  // Libraries are run one by one, so that no task is long.
  react: /\/node_modules\/(?:react|react-dom|scheduler)\//,
  styles: /\/node_modules\/(?:styled-components|stylis|@emotion)\//,
  springs: /\/node_modules\/@react-spring\//,
  // Small pieces are smaller as one: what the page needs without its sections …
  page: /\/src\/|\/node_modules\/react-intersection-observer\/|\bvirtual:portfolio/,
  // … and what most sections share.
  shared: /\/src\/(?:motion|ui|theme)\/|\/node_modules\/react-intersection-observer\//,
}

/**
 * Tells which chunk a module goes into, by its id; null where that is left to the bundler.
 *
 * @param project the folder of the project, as ids begin
 */
function chunkOf(id: string, context: Rolldown.ChunkingContext, project: string): string | null {
  /** Whether the module runs whenever one of some others does. */
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
  // What the first script needs itself stays with it, and it waits for no other chunk.
  if (isNeededBy(({ isEntry }) => isEntry)) return null
  // What the page needs is in no other chunk of ours: chunks in a ring would find each other unfinished.
  const isPage = isNeededBy(({ dynamicImporters }) =>
    dynamicImporters.some((importer) => context.getModuleInfo(importer)?.isEntry),
  )
  // The folders around the project may have such names as well.
  const path = id.startsWith(project) ? id.slice(project.length) : id
  const fits = Object.entries(chunks).find(([name, test]) => test.test(path) && (name !== 'page' || isPage))
  return fits?.[0] ?? null
}

/** The options of the bundler for chunks, of the sources in a folder. */
export function chunkGroups(root: string): Rolldown.CodeSplittingGroup[] {
  const project = dirname(root).replaceAll(sep, '/')
  return [{ name: (id, context) => chunkOf(id, context, project) }]
}

/** The scripts that a page begins with, by their names in the bundle. */
export interface FirstScripts {
  first: string
  /** Those that it cannot run without. */
  needed: readonly string[]
  /** Those that it is to ask for together: those that it leads to itself, and the shared ones that sections would ask for. */
  next: readonly string[]
  /** What the page says, by language; empty where there is one, whose words are among the others. */
  content: ReadonlyMap<string, string>
}

/** Finds the scripts that a page begins with, in one of several languages or the only one. */
export function firstScripts(bundle: Rolldown.OutputBundle, languages: readonly string[]): FirstScripts {
  const scripts = Object.values(bundle).filter((file) => file.type === 'chunk')
  const first = scripts.find(({ isEntry }) => isEntry)
  if (!first) throw new Error('The bundle has no first script.')
  const next = scripts.filter(
    ({ fileName, name, facadeModuleId }) =>
      first.dynamicImports.includes(fileName) ||
      // A section may have the same name; its script has a module of its own.
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
  return { first: first.fileName, needed: [...needed], next: [...names], content: new Map(content) }
}
