import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createBuilder, type Plugin } from 'vite'
import { configFor } from '../../src/node/config.ts'
import { root } from '../browser/support/paths.ts'
import { sentence } from '../browser/support/sentence.ts'
import { quickSites, type SiteName, siteNames, siteOf, writeSite } from './sites.ts'

/** Built sites are kept here, each state of the sources in a folder of its own. */
const kept = join(root, '.cache/sites')

/** What a built site depends on, relative to the project's root. */
const sources = new Set(['content', 'schema', 'src', 'tests/fixtures', 'tests/sites', 'package-lock.json'])
for (const name of siteNames) {
  const { folder, imports } = siteOf(name)
  for (const source of [folder, imports]) if (source) sources.add(source)
}

/** Builds a YAML file into a folder as `onefolio build` does, in this process, with plugins of a test before its own. */
export async function viteBuild(yaml: string, into: string, plugins: readonly Plugin[] = []): Promise<void> {
  const config = configFor(yaml)
  const builder = await createBuilder({
    ...config,
    plugins: [...plugins, config.plugins],
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, outDir: into, emptyOutDir: true, reportCompressedSize: false },
  })
  await builder.buildApp()
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

/** Builds a site, unless it is in the folder of builds already. */
async function build(name: SiteName, folder: string): Promise<void> {
  const built = join(folder, name)
  if (existsSync(built)) return
  // Another run may be building the same: each works in a folder of its own, and a rename is all or nothing.
  const side = join(folder, `${name}.${process.pid}`)
  try {
    await viteBuild(await writeSite(name, `${side}.content`), side, siteOf(name).plugins)
    if (!existsSync(built)) renameSync(side, built)
  } catch (error) {
    throw sentence(`The site ‘${name}’ does not build.\n${(error as Error).message}`)
  } finally {
    for (const leftover of [side, `${side}.content`]) rmSync(leftover, { recursive: true, force: true })
  }
}

/** Deletes builds of other states of the sources that are a day old or more. */
function clearOldBuilds(current: string): void {
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
export function builtSites(names: readonly SiteName[]): string {
  const folder = folderOfBuilds()
  if (names.every((name) => existsSync(join(folder, name)))) return folder
  const jiti = dirname(createRequire(import.meta.url).resolve('jiti/package.json'))
  const { NODE_ENV: _, ...env } = process.env
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(jiti, 'lib/jiti-cli.mjs'), import.meta.filename, ...names],
    { cwd: root, env, encoding: 'utf8', stdio: ['ignore', 'inherit', 'pipe'] },
  )
  if (status !== 0) throw sentence(stderr)
  return folder
}

/** Run as a program, this builds the sites that it is given, all of `npm test` by default, or every one with `--all`. */
async function main(given: readonly string[]): Promise<void> {
  const folder = folderOfBuilds()
  clearOldBuilds(folder)
  for (const name of siteNames) {
    const isQuick = given.length === 0 && quickSites.includes(name)
    if (isQuick || given.includes(name) || given.includes('--all')) await build(name, folder)
  }
}

if (process.argv[1] === import.meta.filename)
  main(process.argv.slice(2)).catch((error) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
