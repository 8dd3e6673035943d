import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from '../browser/support/paths.ts'
import { sentence } from '../browser/support/sentence.ts'
import { type SiteName, siteNames, siteOf } from './sites.ts'

// Where built sites are. Nothing of what builds them is loaded here: it would not run in jsdom.

/** Built sites are kept here, each state of the sources in a folder of its own. */
export const kept = join(root, '.cache/sites')

/** What a built site depends on, relative to the project's root. */
const sources = new Set(['content', 'schema', 'src', 'tests/fixtures', 'tests/sites', 'package-lock.json'])
for (const name of siteNames) {
  const { folder, madeOf } = siteOf(name)
  for (const source of [folder, madeOf?.source]) if (source) sources.add(source)
}

/** The folder for sites built from the current sources: a run without a change of them builds nothing. */
export function folderOfBuilds(): string {
  const hash = createHash('sha256')
  for (const source of sources) {
    const path = join(root, source)
    const inner = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: 'utf8' })
      : ['']
    for (const file of inner.sort()) {
      if (!statSync(join(path, file)).isFile()) continue
      hash
        .update(`${source}/${file}\0`)
        .update(readFileSync(join(path, file)))
        .update('\0')
    }
  }
  const folder = join(kept, hash.digest('hex').slice(0, 12))
  mkdirSync(folder, { recursive: true })
  return folder
}

/**
 * Builds those of these sites that are missing, all in a process of its own: in that of a test runner a build would
 * make a page that no visitor gets.
 *
 * @returns the folder in which each has a folder of its name
 */
export function builtSites(names: readonly SiteName[]): string {
  const folder = folderOfBuilds()
  if (names.every((name) => existsSync(join(folder, name)))) return folder
  const jiti = dirname(createRequire(import.meta.url).resolve('jiti/package.json'))
  const { NODE_ENV: _, ...env } = process.env
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(jiti, 'lib/jiti-cli.mjs'), join(root, 'tests/sites/build.ts'), ...names],
    { cwd: root, env, encoding: 'utf8', stdio: ['ignore', 'inherit', 'pipe'] },
  )
  if (status !== 0) throw sentence(stderr)
  return folder
}
