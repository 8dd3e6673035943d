import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../browser/support/paths.ts'
import { sentence } from '../browser/support/sentence.ts'

/** Packages that a rare command needs and `npm ci` leaves out. */
interface OnDemand {
  /** A folder with a package.json and its package-lock.json, which fixes all versions. */
  manifest: string
  /** Their size in MB, for whoever waits for them. */
  size: number
  /** The folder in which they are cached. */
  cache?: string
}

const manifests = ['package.json', 'package-lock.json']

/**
 * Installs packages when a command first needs them, and reports that on standard error. A changed lock file installs
 * anew. No script of a package is run.
 *
 * @returns the path of the node_modules folder
 * @throws one sentence where the packages can't be had, as without a network
 */
export function installed({ manifest, size, cache = join(root, '.cache/on-demand') }: OnDemand): string {
  const name = basename(manifest)
  const folder = join(cache, `${name}-${versionOf(manifest)}`)
  const modules = join(folder, 'node_modules')
  if (existsSync(folder)) return modules

  reported({ name, size, folder }, () => {
    // An interrupted install must not look complete to a later run.
    const partial = `${folder}.${process.pid}`
    try {
      mkdirSync(partial, { recursive: true })
      for (const file of manifests) copyFileSync(join(manifest, file), join(partial, file))
      install(name, partial)
      for (const other of readdirSync(cache))
        if (other.startsWith(`${name}-`) && other !== basename(partial))
          rmSync(join(cache, other), { recursive: true, force: true })
      renameSync(partial, folder)
    } finally {
      rmSync(partial, { recursive: true, force: true })
    }
  })
  return modules
}

/** A hash of the manifests of a folder. */
function versionOf(manifest: string): string {
  const hash = createHash('sha256')
  for (const file of manifests) hash.update(readFileSync(join(manifest, file)))
  return hash.digest('hex').slice(0, 12)
}

/** Reports on standard error what is installed, and how long that took. */
function reported(
  { name, size, folder }: { name: string; size: number; folder: string },
  work: () => void,
): void {
  console.error(`Installing ${name} for this command: once, about ${size} MB, into ${folder} …`)
  const began = performance.now()
  work()
  console.error(`Installed ${name} in ${Math.round((performance.now() - began) / 1000)} s.`)
}

/** Installs the packages of a folder's lock file into that folder. */
function install(name: string, folder: string): void {
  const { status, stderr } = spawnSync(
    'npm',
    ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=1'],
    // On Windows npm is a script, which only a shell starts.
    { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' },
  )
  if (status !== 0)
    throw sentence(
      `${name} could not be installed, which this command needs and 'npm ci' leaves out: is there a network? npm reported: ${reasonIn(stderr)}`,
    )
  // npm makes no folder where there is nothing to install.
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
}

/** The first thing that npm reports as an error, without its prefix. */
const reasonIn = (stderr = '') => /^npm error (.+)$/m.exec(stderr)?.[1] ?? 'nothing'
