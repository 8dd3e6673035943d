import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'

/** The target of an `import()` whose module is only known at run time. */
export const computed = '(computed)'

/** One file importing another file or a package. */
export interface Import {
  /** The importing file, relative to the root of the project. */
  from: string
  /** The imported file, relative to the root of the project, or the name of the package. */
  to: string
  /** Whether only types are imported, so that nothing is left of it at run time. */
  typeOnly: boolean
}

/** All imports of a TypeScript text: statements, `export from`, `import()`, and `import('…')` within types. */
export function importsOf(text: string, file: string): Omit<Import, 'from'>[] {
  const lang = file.endsWith('.tsx') ? 'tsx' : file.endsWith('.d.ts') ? 'dts' : 'ts'
  const { program, errors } = parseSync(file, text, { lang })
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const found: Omit<Import, 'from'>[] = []
  const add = (to: unknown, typeOnly: boolean) =>
    found.push({ to: typeof to === 'string' ? to : computed, typeOnly })
  const allTypes = (names: readonly { importKind?: string; exportKind?: string }[]) =>
    names.length > 0 && names.every(({ importKind, exportKind }) => (importKind ?? exportKind) === 'type')
  new Visitor({
    ImportDeclaration: ({ source, importKind, specifiers }) =>
      add(source.value, importKind === 'type' || allTypes(specifiers as { importKind?: string }[])),
    ExportNamedDeclaration: ({ source, exportKind, specifiers }) =>
      source && add(source.value, exportKind === 'type' || allTypes(specifiers)),
    ExportAllDeclaration: ({ source, exportKind }) => add(source.value, exportKind === 'type'),
    ImportExpression: ({ source }) => add(literalOf(source), false),
    TSImportType: ({ source }) => add(source.value, true),
    TSExternalModuleReference: ({ expression }) => add(expression.value, false),
  }).visit(program)
  return found
}

const literalOf = (node: ESTree.Expression) => (node.type === 'Literal' ? node.value : undefined)

/** The imports of every TypeScript file below some folders of the project. */
export function importGraph(root: string, folders: readonly string[]): Import[] {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name).replaceAll('\\', '/')),
  )
  return files.flatMap((from) =>
    importsOf(readFileSync(join(root, from), 'utf8'), from).map(({ to, typeOnly }) => ({
      from,
      to: to.startsWith('.') ? resolved(root, from, to) : to,
      typeOnly,
    })),
  )
}

/** The file that a relative import resolves to. Throws if it does not exist: an edge would be missing. */
function resolved(root: string, from: string, to: string): string {
  const path = resolve(root, from, '..', to.replace(/\?.*$/, ''))
  if (!existsSync(path)) throw new Error(`${from} imports ${to}, which does not exist`)
  return relative(root, path).replaceAll('\\', '/')
}

/** The import cycles, types included, as lists of files: a shortest one for each file. */
export function circles(imports: readonly Pick<Import, 'from' | 'to'>[]): string[][] {
  const targets = new Map<string, Set<string>>()
  for (const { from, to } of imports) targets.set(from, (targets.get(from) ?? new Set()).add(to))
  const found = new Map<string, string[]>()
  for (const start of targets.keys()) {
    const circle = shortestBack(start, targets)
    const files = circle?.toSorted().join(' ') ?? ''
    if (circle && !found.has(files)) found.set(files, circle)
  }
  return [...found.values()]
}

/** The shortest path of imports from a file back to itself. */
function shortestBack(
  start: string,
  targets: ReadonlyMap<string, ReadonlySet<string>>,
): string[] | undefined {
  const seen = new Set<string>()
  const ways = [[start]]
  for (const way of ways) {
    for (const next of targets.get(way.at(-1) ?? start) ?? []) {
      if (next === start) return way
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return undefined
}
