import { existsSync, readFileSync } from 'node:fs'
import nodePath from 'node:path'
import { own } from '../../../schema/yaml/valueAt.ts'
import { engineFolder, foldersAround } from '../engine.ts'
import type { OwnersFile } from './ownersFile.ts'

/** Where an owner's folder gets the engine from. */
export interface EngineSource {
  /** What `package.json` says of it: a range of versions, an address of Git, a file. */
  spec: string
  /** A packed engine, which moves into the folder, so that the folder installs wherever it is. */
  packed?: OwnersFile
  /** A sentence for the owner, where the engine comes from this machine. */
  note?: string
}

/**
 * Where this engine came from: what the `package.json` says that it was installed by, such as that of the folder in
 * which npx keeps it. A registry's engine is followed by `^`, so that `npm update` moves it.
 *
 * @param version of this engine
 * @param engine its folder
 */
export function engineSource(version: string, engine: string = engineFolder): EngineSource {
  if (!/[\\/]node_modules[\\/]/.test(engine))
    return {
      spec: fileSpec(engine),
      note: `It takes Onefolio from ${engine}, on this machine. To publish with GitHub Pages, let package.json name a version, an address of Git or a packed file.`,
    }
  for (const folder of foldersAround(nodePath.dirname(engine))) {
    const spec = writtenSpec(folder)
    if (spec === undefined) continue
    if (!spec.startsWith('file:')) return { spec: isElsewhere(spec) ? spec : `^${version}` }
    const file = nodePath.resolve(folder, spec.slice('file:'.length))
    const name = nodePath.basename(file)
    if (!/\.(?:tgz|tar\.gz)$/.test(name)) return { spec: fileSpec(file) }
    if (existsSync(file))
      return {
        spec: `file:${name}`,
        packed: { path: name, content: readFileSync(file) },
        note: `${name} is the engine, packed: keep it with the rest. npm install onefolio takes its place once a version is published.`,
      }
  }
  return { spec: `^${version}` }
}

/** What the `package.json` of a folder says of the engine; undefined if it says nothing. */
function writtenSpec(folder: string): string | undefined {
  try {
    const written: unknown = JSON.parse(readFileSync(nodePath.join(folder, 'package.json'), 'utf8'))
    const spec =
      own(own(written, 'dependencies'), 'onefolio') ?? own(own(written, 'devDependencies'), 'onefolio')
    return typeof spec === 'string' ? spec : undefined
  } catch {
    return undefined
  }
}

/** Whether a package comes from another place than a registry: `github:ada/onefolio`, `git+https://…`, `https://….tgz`. */
const isElsewhere = (spec: string) => /^(?!npm:|workspace:)[a-z][a-z+.-]*:|^[^@\s/]+\/[^/\s]+$/i.test(spec)

/** A folder as npm takes it: with slashes, on Windows too. */
export const fileSpec = (folder: string): string => `file:${folder.replaceAll('\\', '/')}`

/** The commands of an owner's `package.json`: what every report of the engine names. */
const commands = ['dev', 'build', 'preview', 'check', 'add', 'translate', 'refresh', 'import']

/**
 * The `package.json` of an owner's folder.
 *
 * @param fonts packages of fonts beside those that come with the engine
 */
export function ownersPackage({ spec }: EngineSource, fonts: readonly string[]): OwnersFile {
  const dependencies = [['onefolio', spec], ...fonts.map((name) => [name, fontRange] as const)] as const
  const written = {
    private: true,
    type: 'module',
    scripts: Object.fromEntries(commands.map((name) => [name, `onefolio ${name}`])),
    dependencies: Object.fromEntries(dependencies.toSorted(([a], [b]) => (a < b ? -1 : 1))),
  }
  return { path: 'package.json', content: `${JSON.stringify(written, null, 2)}\n` }
}

/** Fontsource raises the versions of all its packages together; each has one of these. Nothing has to be asked. */
const fontRange = '^5.0.0'
