import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { viteBuild } from '../browser/support/sites/build.ts'
import type { Written } from '../written.ts'
import { type Checked, checked, yamlOf } from './checked.ts'
import { writePages } from './pages.ts'
import { cache } from './paths.ts'
import { copyPictures } from './pictures.ts'
import { writePosts } from './posts.ts'

/** A site that has been built. */
export interface Built extends Checked {
  /** The folder of its files. */
  folder: string
  /** Deletes its files. */
  remove: () => void
}

let count = 0

/** Writes the YAML of a site into a folder, with its pictures beside it. */
export function writeSite(site: Written, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  copyPictures(folder)
  writePosts(folder)
  const text = yamlOf(site)
  writePages(folder, checked(text).portfolio)
  writeFileSync(join(folder, 'portfolio.yaml'), text)
}

/** Checks and builds the YAML in a folder. `remove` then deletes the page only. */
export async function buildFolder(source: string): Promise<Built> {
  // A folder for each build: Node caches the bundle that prerenders it by its path.
  const folder = join(cache, 'work', `${process.pid}-${count++}`)
  const site = checked(readFileSync(join(source, 'portfolio.yaml'), 'utf8'), source)
  await viteBuild(join(source, 'portfolio.yaml'), folder)
  return { ...site, folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/**
 * Writes, checks and builds a site in this process: the first build is slow, and each that follows takes a fraction.
 */
export async function buildSite(site: Written): Promise<Built> {
  const source = join(cache, 'work', `${process.pid}-${count++}`)
  writeSite(site, source)
  const built = await buildFolder(source)
  const remove = () => {
    built.remove()
    rmSync(source, { recursive: true, force: true })
  }
  return { ...built, remove }
}
