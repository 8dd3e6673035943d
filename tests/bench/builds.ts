import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../browser/paths.ts'

const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
const pictures = join(root, 'node_modules/.cache/portfolio-pictures')

const keptPictures = () => {
  try {
    return readdirSync(pictures)
  } catch {
    return []
  }
}

/** Forgets the pictures that earlier builds have encoded, all but those named. */
export function forgetPictures(but: readonly string[] = []): void {
  for (const key of keptPictures())
    if (!but.includes(key)) rmSync(join(pictures, key), { recursive: true, force: true })
}

/** Runs `work` and forgets the pictures that were encoded for it. */
export async function withoutTrace<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  const before = keptPictures()
  try {
    return await work()
  } finally {
    forgetPictures(before)
  }
}

/** What is built, by default the project's own page, and how. */
interface Build {
  /** Another configuration than the project's. */
  config?: string
  /** Another YAML than the project's. */
  yaml?: string
  /** Where the page is to be; it is thrown away where this is not given. */
  folder?: string
}

/** Builds a page once. Gives how long that took, in ms; throws what the build printed where it failed. */
export function timedBuild({ config, yaml, folder }: Build = {}): number {
  const into = folder ?? mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    const { NODE_ENV: _, ...env } = process.env
    const began = performance.now()
    const { status, stderr } = spawnSync(
      process.execPath,
      [vite, 'build', '--outDir', into, '--emptyOutDir', ...(config ? ['--config', config] : [])],
      { cwd: root, env: { ...env, ...(yaml && { PORTFOLIO: yaml }) }, encoding: 'utf8' },
    )
    const took = performance.now() - began
    if (status !== 0) throw new Error(stderr)
    return took
  } finally {
    if (!folder) rmSync(into, { recursive: true, force: true })
  }
}
