import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../browser/paths.ts'
import { sentence } from '../browser/sentence.ts'

/** What a rare command needs and `npm ci` leaves out. */
interface OnDemand {
  /** A folder with a package.json and its package-lock.json, which fixes all versions. */
  manifest: string
  /** The space that the packages take, in MB, for whoever waits for them. */
  size: number
  /** Where they are kept between runs. */
  cache?: string
}

/**
 * Installs packages the first time that a command needs them, and reports that on standard error. A lock file
 * that has changed installs anew. No script of a package is run.
 *
 * @returns the path of the node_modules folder
 * @throws one sentence where the packages can't be had, as without a network
 */
export function installed({ manifest, size, cache = join(root, '.cache/on-demand') }: OnDemand): string {
  const files = ['package.json', 'package-lock.json']
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(join(manifest, file)))
  const name = basename(manifest)
  const folder = join(cache, `${name}-${hash.digest('hex').slice(0, 12)}`)
  const modules = join(folder, 'node_modules')
  if (existsSync(folder)) return modules

  console.error(`Installing ${name} for this command: once, about ${size} MB, into ${folder} …`)
  const began = performance.now()
  // An install that was cut short leaves nothing behind that a later run would take for a whole one.
  const partial = `${folder}.${process.pid}`
  try {
    mkdirSync(partial, { recursive: true })
    for (const file of files) copyFileSync(join(manifest, file), join(partial, file))
    const { status, stderr } = spawnSync(
      'npm',
      ['ci', '--prefix', partial, '--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=1'],
      // On Windows npm is a script, which only a shell starts.
      { cwd: partial, encoding: 'utf8', shell: process.platform === 'win32' },
    )
    if (status !== 0)
      throw sentence(
        `${name} could not be installed, which this command needs and 'npm ci' leaves out: is there a network? npm reported: ${reasonIn(stderr)}`,
      )
    mkdirSync(join(partial, 'node_modules'), { recursive: true })
    for (const other of readdirSync(cache))
      if (other.startsWith(`${name}-`) && other !== basename(partial))
        rmSync(join(cache, other), { recursive: true, force: true })
    renameSync(partial, folder)
  } finally {
    rmSync(partial, { recursive: true, force: true })
  }
  console.error(`Installed ${name} in ${Math.round((performance.now() - began) / 1000)} s.`)
  return modules
}

/** The first thing that npm reports as an error, without its prefix. */
const reasonIn = (stderr = '') => /^npm error (.+)$/m.exec(stderr)?.[1] ?? 'nothing'
