import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../browser/paths.ts'

const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')

/** Builds once, into a folder that `use` may look at, with nothing kept from earlier builds; gives the ms that it took. */
export function timedBuild(
  { yaml, config }: { yaml?: string; config?: string },
  use: (folder: string) => void = () => {},
): number {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  // A finished page is put in the place of another, with what else is kept between builds beside it.
  rmSync(join(root, 'node_modules/.cache/portfolio'), { recursive: true, force: true })
  try {
    const { NODE_ENV: _, ...env } = process.env
    const began = performance.now()
    const { status, stderr } = spawnSync(
      process.execPath,
      [vite, 'build', '--outDir', folder, '--emptyOutDir', ...(config ? ['--config', config] : [])],
      { cwd: root, env: { ...env, ...(yaml && { PORTFOLIO: yaml }) }, encoding: 'utf8' },
    )
    const took = performance.now() - began
    if (status !== 0) throw new Error(stderr)
    use(folder)
    return took
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
