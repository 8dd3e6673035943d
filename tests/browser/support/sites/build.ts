import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { createBuilder, type Plugin } from 'vite'
import { parse, stringify } from 'yaml'
import { configFor } from '../../../../src/node/config.ts'
import { root } from '../paths.ts'
import { sentence } from '../sentence.ts'
import type { Site } from './sites.ts'

/** The YAML to build: the site's own, or a changed copy in `folder` with the pictures beside it. */
async function source({ file, change, beside }: Site, folder: string): Promise<string> {
  const original = join(root, file)
  if (!change) return original
  const portfolio = parse(readFileSync(original, 'utf8'))
  await change(portfolio)
  cpSync(dirname(original), folder, { recursive: true })
  const copy = join(folder, basename(file))
  writeFileSync(copy, stringify(portfolio, { aliasDuplicateObjects: false }))
  await beside?.(folder, portfolio)
  return copy
}

/** Builds a YAML file into a folder as `vite build` does, in this process, with plugins of a test before its own. */
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

/**
 * Builds a site as `npm run build` does, unless its page is there already.
 *
 * @param folder `folderOfBuilds()`
 * @returns the folder of the finished page
 */
export async function build(name: string, site: Site, folder: string): Promise<string> {
  const page = join(folder, name)
  if (existsSync(page)) return page
  // Another run may be building the same: each works in a folder of its own, and a rename is all or nothing.
  const side = join(folder, `${name}.${process.pid}`)
  try {
    await viteBuild(await source(site, `${side}.content`), side, site.plugins)
    if (!existsSync(join(side, 'index.html'))) throw new Error(`The build wrote no index.html into ${side}`)
    if (!existsSync(page)) renameSync(side, page)
  } catch (error) {
    throw sentence(`The site '${name}' does not build.\n${(error as Error).message}`)
  } finally {
    for (const leftover of [side, `${side}.content`]) rmSync(leftover, { recursive: true, force: true })
  }
  return page
}
