import { exec } from 'node:child_process'
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Surroundings } from './commandLine.ts'

const week = 7 * 24 * 60 * 60 * 1000

/** What `newerVersion` goes by. */
interface Asked {
  /** The engine's folder, with its package.json. */
  engine: string
  /** The owner's folder, whose package.json says where the engine comes from. */
  owner: string
  /** The folder of caches; without one nothing is asked. */
  cache: string | undefined
  env: Surroundings['env']
  isTerminal: boolean
  /** In milliseconds since 1970. */
  now: number
  /** Asks for the version of the engine that is newest. */
  newest: () => Promise<string>
}

/** What the cache remembers: when the newest version was asked for and said, in milliseconds since 1970. */
interface Remembered {
  asked: number
  said: number
  newest?: string
}

/**
 * What to tell the owner of a newer version, at most once a week: on a terminal, never in CI, not with
 * `NO_UPDATE_NOTIFIER`, and only of an engine that was installed from a registry. The newest version is asked for once
 * a week, in the background, and said at the next start, so that nothing waits for it and no report is interrupted.
 * `remembered` settles once the answer is kept; it never rejects.
 */
export function newerVersion(given: Asked): { sentence: string | undefined; remembered: Promise<void> } {
  const { engine, cache, now } = given
  const nothing = { sentence: undefined, remembered: Promise.resolve() }
  if (cache === undefined || !isAllowed(given) || !isFromRegistry(given)) return nothing
  const file = join(cache, 'onefolio-update.json')
  const kept = rememberedIn(file)
  const { version, repository } = manifestIn(engine)
  const isDue = (last: number) => last > now || now - last >= week
  const says = kept.newest !== undefined && isDue(kept.said) && isNewer(kept.newest, version)
  const next = { ...kept, ...(says && { said: now }) }
  if (says && !keep(file, next)) return nothing
  return {
    sentence: says ? sentenceOf(String(kept.newest), version, changelogOf(repository)) : undefined,
    remembered: isDue(kept.asked) ? ask(given, file, next) : Promise.resolve(),
  }
}

/** Asks npm, which knows the registry that it is configured with, its credentials and its proxy. */
export async function newestOnRegistry(): Promise<string> {
  // A shell, since npm is a script on Windows.
  const { stdout } = await promisify(exec)('npm view onefolio version', {
    timeout: 20_000,
    windowsHide: true,
    env: { ...process.env, npm_config_update_notifier: 'false', npm_config_json: 'false' },
  })
  return stdout.trim()
}

const isAllowed = ({ env, isTerminal }: Asked) =>
  isTerminal && !env.NO_UPDATE_NOTIFIER && (!env.CI || env.CI === 'false')

/** Whether the engine was installed by a range of versions: no clone, no link, no file and no Git address. */
function isFromRegistry({ engine, owner }: Asked): boolean {
  try {
    const { dependencies, devDependencies } = manifestIn(owner)
    const range = dependencies?.onefolio ?? devDependencies?.onefolio
    return typeof range === 'string' && !/[:/\\]/.test(range) && isInstalled(realpathSync(engine))
  } catch {
    return false
  }
}

/** Whether a folder is where a package manager puts packages. */
const isInstalled = (folder: string) => folder.split(/[\\/]/).at(-2) === 'node_modules'

interface Manifest {
  version: string
  repository?: string | { url?: string }
  dependencies?: Record<string, unknown>
  devDependencies?: Record<string, unknown>
}

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

function rememberedIn(file: string): Remembered {
  try {
    const { asked, said, newest } = JSON.parse(readFileSync(file, 'utf8'))
    return { asked: Number(asked) || 0, said: Number(said) || 0, ...(isVersion(newest) && { newest }) }
  } catch {
    return { asked: 0, said: 0 }
  }
}

/** Keeps what was asked and said; whether it could. */
function keep(file: string, remembered: Remembered): boolean {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(remembered))
    return true
  } catch {
    return false
  }
}

/** Asks for the newest version and keeps the answer. Without one it asks again next week. */
async function ask({ newest, now }: Asked, file: string, before: Remembered): Promise<void> {
  if (!keep(file, { ...before, asked: now })) return
  const answer = await newest().catch(() => undefined)
  if (isVersion(answer)) keep(file, { ...before, asked: now, newest: answer })
}

/** Whether an answer is a version that is meant for everybody: no 2.0.0-rc.1. */
const isVersion = (answer: unknown): answer is string =>
  typeof answer === 'string' && /^\d+\.\d+\.\d+$/.test(answer)

/** Whether a released version is newer than another, which may be one before a release, such as 1.0.0-rc.1. */
function isNewer(version: string, than: string): boolean {
  const [core = '', before] = than.split('-')
  const order = version.localeCompare(core, 'en', { numeric: true })
  return order > 0 || (order === 0 && before !== undefined)
}

function sentenceOf(newest: string, version: string, changelog: string | undefined): string {
  const [major] = newest.split('.')
  // The range in package.json stays within a major version.
  const update = major === version.split('.')[0] ? 'npm update onefolio' : `npm install onefolio@${major}`
  const what = changelog === undefined ? '' : `\n  What has changed: ${changelog}`
  return `\n  Onefolio ${newest} is there, and this is ${version}. To update: ${update}, then npx onefolio check --fix${what}`
}

/**
 * The address of the changelog, from `repository` of package.json, such as git+https://host/owner/name.git. The
 * placeholder that stands there before a release writes the real one leads nowhere, and gives none.
 */
function changelogOf(repository: Manifest['repository']): string | undefined {
  const url = typeof repository === 'string' ? repository : repository?.url
  const address = /https:\/\/(?!example\.com\/).+?(?=\.git$|\/?$)/.exec(url ?? '')?.[0]
  return address && `${address}/blob/main/.github/CHANGELOG.md`
}
