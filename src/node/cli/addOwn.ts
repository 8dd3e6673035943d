import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { writeUnchanged } from '../build/files/writeUnchanged.ts'
import { ownFolder } from '../own/ownSections.ts'
import { nameProblem } from '../own/sectionProblems.ts'
import { starterFiles } from '../own/starter.ts'
import type { Surroundings } from './commandLine.ts'

/** What TypeScript needs to check the files of sections, as an editor does. */
const typescript = `${JSON.stringify(
  {
    compilerOptions: {
      target: 'ES2023',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      verbatimModuleSyntax: true,
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      noEmit: true,
    },
  },
  null,
  2,
)}\n`

/**
 * Writes the files of a new section type beside a YAML, and a `tsconfig.json` where neither its folder nor the working
 * directory has one. Overwrites nothing, and throws `Unbuildable` if one cannot be written. Returns the exit code: 0 or 2.
 */
export function addOwn(type: string, yaml: string, { out, err }: Pick<Surroundings, 'out' | 'err'>): 0 | 2 {
  const problem = nameProblem(type)
  if (problem) {
    err(`There is nothing to write: ${problem.message}. Take another name, such as talks or open-source.`)
    return 2
  }
  const folder = join(dirname(yaml), ownFolder, type)
  const files = Object.entries(starterFiles(type)).map(([name, text]) => ({ path: join(folder, name), text }))
  const there = files.find(({ path }) => existsSync(path))
  if (there) {
    err(`${there.path} is there already, and is left as it is.`)
    return 2
  }
  const around = [dirname(yaml), join(dirname(yaml), ownFolder), '.'].map((one) => join(one, 'tsconfig.json'))
  if (!around.some(existsSync))
    files.push({ path: join(dirname(yaml), ownFolder, 'tsconfig.json'), text: typescript })
  for (const { path, text } of files) writeUnchanged(path, undefined, text)
  for (const { path } of files) out(`${relative('.', path).replaceAll('\\', '/')} is written.`)
  out(
    `Next: npx onefolio add ${type} adds such a section, and npx onefolio schema lets your editor know of it.`,
  )
  return 0
}
