import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../browser/paths.ts'

const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')

/**
 * Builds the default page once and throws it away.
 *
 * @param config another configuration than the project's
 * @param cold forgets the pictures that earlier builds have encoded
 * @returns how long it took, in ms
 */
export function timedBuild({ config, cold = false }: { config?: string; cold?: boolean } = {}): number {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  if (cold) rmSync(join(root, 'node_modules/.cache/portfolio-pictures'), { recursive: true, force: true })
  try {
    const { NODE_ENV: _, ...env } = process.env
    const began = performance.now()
    const { status, stderr } = spawnSync(
      process.execPath,
      [vite, 'build', '--outDir', folder, '--emptyOutDir', ...(config ? ['--config', config] : [])],
      { cwd: root, env, encoding: 'utf8' },
    )
    const took = performance.now() - began
    if (status !== 0) throw new Error(stderr)
    return took
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
