import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createBuilder, type Plugin } from 'vite'
import { configFor } from '../../src/node/config.ts'
import { sentence } from '../browser/support/sentence.ts'
import { folderOfBuilds, kept } from './builds.ts'
import { quickSites, type SiteName, siteNames, siteOf, writeSite } from './sites.ts'

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
