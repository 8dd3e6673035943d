import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { cacheFolder } from '../../src/node/build/files/fileCache.ts'
import { root, viteProgram } from '../browser/support/paths.ts'
import type { Written } from '../written.ts'

/** Where builds of this project keep what later ones find again. */
export const cacheRoot = join(root, 'node_modules/.cache')

const pictures = cacheFolder(cacheRoot, 'pictures')

/**
 * A changed copy of the default content.
 *
 * @param folder where the copy is to be, pictures included
 * @param change changes the parsed YAML in place
 * @returns the YAML of the copy
 */
export function changedContent(folder: string, change: (content: Written) => void): string {
  cpSync(join(root, 'content'), folder, { recursive: true })
  const yaml = join(folder, 'portfolio.yaml')
  const content: Written = parse(readFileSync(yaml, 'utf8'))
  change(content)
  writeFileSync(yaml, stringify(content, { aliasDuplicateObjects: false }))
  return yaml
}

const keptPictures = () => {
  try {
    return readdirSync(pictures)
  } catch {
    return []
  }
}

/** Removes the pictures that earlier builds have encoded, all but those named. */
function removePictures(but: readonly string[] = []): void {
  for (const key of keptPictures())
    if (!but.includes(key)) rmSync(join(pictures, key), { recursive: true, force: true })
}

/** Runs `work` and removes the pictures that were encoded for it. */
export async function withOwnPictures<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  const before = keptPictures()
  try {
    return await work()
  } finally {
    removePictures(before)
  }
}

/** What is built, by default the project's own page, and how. */
interface Build {
  /** Another configuration than the project's. */
  config?: string
  /** Another YAML than the project's. */
  yaml?: string
  /** Where the page is to be; without it the page is removed. */
  folder?: string
}

/** Builds a page once and returns how long that took, in ms. Throws what a failed build has printed. */
export function timedBuild({ config, yaml, folder }: Build = {}): number {
  const into = folder ?? mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    const { NODE_ENV: _, ...env } = process.env
    const began = performance.now()
    const { status, stderr } = spawnSync(
      process.execPath,
      [viteProgram, 'build', '--outDir', into, '--emptyOutDir', ...(config ? ['--config', config] : [])],
      { cwd: root, env: { ...env, ...(yaml && { PORTFOLIO: yaml }) }, encoding: 'utf8' },
    )
    const took = performance.now() - began
    if (status !== 0) throw new Error(stderr)
    return took
  } finally {
    if (!folder) rmSync(into, { recursive: true, force: true })
  }
}

/**
 * How long the default page takes to build, in ms. What earlier builds have cached is removed first.
 *
 * @returns the times of a bare bundle of the same modules (no prerendering, fonts, pictures or card), of a build
 *   that encodes each picture and cuts each font, and of one that finds all of them cached
 */
export function buildTimes(): { bare: number; 'all pictures new': number; 'no picture new': number } {
  for (const kind of ['pictures', 'fonts', 'drawings'] as const)
    rmSync(cacheFolder(cacheRoot, kind), { recursive: true, force: true })
  const cold = timedBuild()
  const times = Array.from({ length: 3 }, () => ({
    bare: timedBuild({ config: 'tests/bench/bare.config.ts' }),
    whole: timedBuild(),
  }))
  return {
    bare: Math.min(...times.map(({ bare }) => bare)),
    'all pictures new': cold,
    'no picture new': Math.min(...times.map(({ whole }) => whole)),
  }
}
