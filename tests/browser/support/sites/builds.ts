import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from '../paths.ts'
import { sentence } from '../sentence.ts'

/** Built pages are kept here, each state of the sources in a folder of its own. */
const kept = join(root, '.cache/sites')

/** What a built page depends on, relative to the project's root. */
export const sources = [
  'content',
  'schema',
  'src',
  'tests/browser/support/paths.ts',
  'tests/browser/support/sentence.ts',
  'tests/browser/support/sites',
  'tests/examples.ts',
  'tests/fixtures',
  'tests/languages/overlayOf.ts',
  'tests/torture',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
]

function filesOf(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)))
}

/** The folder for pages built from the current sources: a run without a change of them builds nothing. */
export function folderOfBuilds(): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => filesOf(join(root, source))))
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  const folder = join(kept, hash.digest('hex').slice(0, 12))
  mkdirSync(folder, { recursive: true })
  return folder
}

/** Deletes builds of other states of the sources that are a day old or more. */
export function clearOldBuilds(current: string): void {
  const day = 24 * 60 * 60 * 1000
  for (const name of readdirSync(kept)) {
    const old = join(kept, name)
    if (old !== current && Date.now() - statSync(old).mtimeMs > day) rmSync(old, { recursive: true })
  }
}

/**
 * Builds those of these sites that are missing, all in a process of its own: in that of a test runner a build would
 * make a page that no visitor gets.
 *
 * @returns the folder in which each has a folder of its name
 */
export function builtSites(names: readonly string[]): string {
  const folder = folderOfBuilds()
  if (names.every((name) => existsSync(join(folder, name)))) return folder
  const jiti = dirname(createRequire(import.meta.url).resolve('jiti/package.json'))
  const { NODE_ENV: _, ...env } = process.env
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(jiti, 'lib/jiti-cli.mjs'), join(root, 'tests/browser/buildSites.ts'), ...names],
    { cwd: root, env, encoding: 'utf8', stdio: ['ignore', 'inherit', 'pipe'] },
  )
  if (status !== 0) throw sentence(stderr)
  return folder
}
