import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { z } from 'zod'
import { type PortfolioSchema, portfolioWith } from '../../../schema/model/portfolio.ts'
import { metaOf } from '../../../schema/model/schemaIntrospection.ts'
import { head } from '../../../schema/model/sections/section.ts'
import { besideFile } from '../../../schema/pages/loadCaseStudies.ts'
import type { Diagnostic } from '../../../schema/report/diagnostics.ts'
import type { SectionMetadata } from '../../client/sections/metadata.ts'
import { ModuleProblem, type OwnModules, ownModules } from './ownModules.ts'
import { componentProblem, nameProblem, type SectionProblem, schemaProblems } from './sectionProblems.ts'

/** The folder beside the YAML with a folder for each section type of the owner's own. */
export const ownFolder = 'sections'

/** A section type of the owner's own. */
export interface OwnSection {
  type: string
  /** The absolute path of the component that shows it. */
  component: string
  metadata: SectionMetadata | undefined
}

/** The section types in the folder of a YAML file. */
export interface OwnSections {
  sections: readonly OwnSection[]
  /** What the YAML may contain: built-in types and these. One that is broken may contain anything. */
  schema: PortfolioSchema
  /** What is wrong with them, each an error. */
  diagnostics: readonly Diagnostic[]
  /** The texts of the files that diagnostics point to, by their names there. */
  texts: Readonly<Record<string, string>>
}

/** The metadata of those types that have any, by type. */
export const metadataByType = (sections: readonly OwnSection[]): Map<string, SectionMetadata> =>
  new Map(sections.flatMap(({ type, metadata }) => (metadata ? [[type, metadata] as const] : [])))

/** The name of the file with the component of a type: `Talks.tsx` for talks, `OpenSource.tsx` for open-source. */
export const componentName = (type: string): string =>
  `${type.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())}.tsx`

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true

/** The names of the folders that are section types: those with a schema, or with a component of their own name. */
function typesIn(folder: string): string[] {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
    .map(({ name }) => name)
    .filter((name) => ['schema.ts', componentName(name)].some((file) => isFile(join(folder, name, file))))
    .toSorted()
}

/**
 * Loads the section types beside a YAML file. Never throws for what their owner has written: that is in `diagnostics`.
 *
 * @param yaml the path of the YAML, as diagnostics show it
 * @param cache where compiled modules are kept for the next run; without, nowhere
 */
export function ownSections(yaml: string, cache?: string): OwnSections {
  const folder = resolve(dirname(yaml), ownFolder)
  const names = typesIn(folder)
  if (names.length === 0) return none
  const modules = ownModules(folder, cache)
  const loaded = names.map((type) => loadSection(type, yaml, modules))
  return {
    sections: loaded.flatMap(({ section }) => section ?? []),
    schema: portfolioWith(loaded.flatMap(({ schema }) => schema ?? [])),
    diagnostics: loaded.flatMap(({ diagnostics }) => diagnostics),
    texts: Object.assign({}, ...loaded.map(({ texts }) => texts)),
  }
}

const none: OwnSections = { sections: [], schema: portfolioWith([]), diagnostics: [], texts: {} }

interface Loaded {
  section?: OwnSection
  schema?: z.ZodObject
  diagnostics: Diagnostic[]
  texts: Record<string, string>
}

function loadSection(type: string, yaml: string, modules: OwnModules): Loaded {
  const diagnostics: Diagnostic[] = []
  const texts: Record<string, string> = {}
  const directory = resolve(dirname(yaml), ownFolder, type)
  const report = (path: string, problem: SectionProblem, position?: { line: number; column: number }) => {
    const file = besideFile(
      yaml,
      `${ownFolder}/${path.slice(dirname(directory).length + 1).replaceAll(sep, '/')}`,
    )
    const text = isFile(path) ? readFileSync(path, 'utf8') : ''
    texts[file] = text
    const { line, column } = position ?? placeIn(text, problem.key)
    const { message, help } = problem
    diagnostics.push({
      code: 'own-section',
      severity: 'error',
      message,
      help,
      path: [],
      file,
      line,
      column,
      endLine: line,
      endColumn: column,
    })
  }
  /** The exports of a module, or undefined where it cannot be loaded, which is reported. */
  const load = (path: string): Record<string, unknown> | undefined => {
    try {
      return modules.load(path)
    } catch (error) {
      if (!(error instanceof ModuleProblem)) throw error
      report(error.file, { message: error.message, help: error.help }, error)
      return undefined
    }
  }

  const misnamed = nameProblem(type)
  const schemaFile = join(directory, 'schema.ts')
  if (misnamed) {
    report(schemaFile, misnamed)
    // A built-in type stays what it is; others pass, so that the YAML is not blamed too.
    return { diagnostics, texts }
  }
  const component = join(directory, componentName(type))
  const metadataFile = join(directory, 'metadata.ts')
  let schema: z.ZodObject | undefined
  if (!isFile(schemaFile))
    report(component, {
      message: `there is no schema.ts beside ${basename(component)}, which would say what such a section holds`,
      help: 'npx onefolio add --own NAME writes both, for a type of another name, to begin with',
    })
  else {
    const exported = load(schemaFile)
    const problems = exported ? schemaProblems(exported.default) : []
    for (const problem of problems) report(schemaFile, problem)
    if (exported && problems.length === 0) schema = exported.default as z.ZodObject // `schemaProblems` has seen to it.
    if (!isFile(component))
      report(schemaFile, {
        message: `there is no ${basename(component)} beside it, the component that shows such a section`,
        help: `write one, with a default export, in ${ownFolder}/${type}/`,
      })
    else {
      const problem = componentProblem(component, readFileSync(component, 'utf8'))
      if (problem) report(component, problem, problem)
    }
  }
  const metadata = isFile(metadataFile) ? load(metadataFile) : undefined
  if (metadata && (typeof metadata.metadata !== 'object' || metadata.metadata === null))
    report(metadataFile, {
      message: 'this module has no export named metadata',
      help: 'write export const metadata = { … } satisfies SectionMetadata<typeof schema>',
    })
  return {
    section: { type, component, metadata: metadata?.metadata as SectionMetadata | undefined },
    schema: withType(type, schema),
    diagnostics,
    texts,
  }
}

/** The schema of a section in the YAML: with its type first. Without a schema, one that takes any keys. */
function withType(type: string, schema: z.ZodObject | undefined): z.ZodObject {
  const named = { type: z.literal(type) }
  if (!schema) return z.looseObject({ ...named, ...head })
  const { def, shape } = schema
  // A copy, so that checks such as `.refine()` stay.
  return schema.clone({ ...def, shape: { ...named, ...shape } }).meta(metaOf(schema)) as z.ZodObject
}

/** Where a key is declared in a module, or else its default export; its start if neither is there. */
function placeIn(text: string, key: string | undefined): { line: number; column: number } {
  const lines = text.split('\n')
  const at = (pattern: RegExp) => {
    const index = lines.findIndex((line) => pattern.test(line))
    return index === -1 ? undefined : { line: index + 1, column: (lines[index]?.search(/\S/) ?? 0) + 1 }
  }
  const declared =
    key !== undefined
      ? at(new RegExp(`^(?:.*[{,])?\\s*['"]?${key.replace(/\W/g, '\\$&')}['"]?\\s*[:,]`))
      : undefined
  return declared ?? at(/^\s*export default\b/) ?? { line: 1, column: 1 }
}
