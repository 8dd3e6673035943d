import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../browser/support/paths.ts'

/** The features that can be taken out, each with those that are made of it and go with it. */
export const features: Record<string, string[]> = {
  import: [],
  editor: [],
  // An import writes what no section shows into the résumé.
  resume: ['import'],
  posts: [],
}

/** The folders in which a feature has one of its name, or a module. */
const wings = [
  'schema',
  'schema/model/sections',
  'src/shared',
  'src/node',
  'src/client',
  'src/client/sections',
  'tests',
  'tests/browser',
]

/** The lists by which the core knows features. */
const lists = [
  'schema/features.ts',
  'schema/model/portfolio.ts',
  'schema/model/sections/index.ts',
  'src/node/features.ts',
  'src/node/build/routes/routes.tsx',
  'src/client/features.ts',
  'src/client/registry.ts',
  'src/client/metadataRegistry.ts',
  'tests/sites/sites.ts',
]

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0')

/** A list without its lines that name the folder of a feature, and without what these lines import. */
function withoutLines(text: string, feature: string): string {
  const names: string[] = []
  const kept = text.split('\n').filter((line) => {
    if (!new RegExp(`['/]${feature}[/.]`).test(line)) return true
    for (const [, name = ''] of line.matchAll(/(?:import \{|,| as)\s*(?:metadata as )?(\w+)/g))
      names.push(name)
    return false
  })
  return kept
    .flatMap((line) => {
      const name = names.find((one) => new RegExp(`(?<![\\w']|\\w\\.)${one}\\b`).test(line))
      if (name === undefined) return line
      // Of several in a line one goes, and else the line.
      const [, before, inner, after] = /^(.*\[)(.*)(\].*)$/.exec(line) ?? []
      if (inner === undefined) return []
      const others = inner.split(', ').filter((one) => one !== name)
      return before + others.join(', ') + after
    })
    .join('\n')
}

/** Copies the project into an empty folder, without a feature. */
export function copyWithout(feature: string, folder: string): void {
  const gone = [feature, ...(features[feature] ?? [])]
  const parts = gone.flatMap((name) => wings.map((wing) => `${wing}/${name}`))
  for (const file of tracked) {
    if (!file || parts.some((part) => file.startsWith(`${part}/`) || file.startsWith(`${part}.`))) continue
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  for (const list of lists) {
    const path = join(folder, list)
    const text = gone.reduce(withoutLines, readFileSync(path, 'utf8'))
    writeFileSync(path, text)
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
}
