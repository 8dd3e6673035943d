import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { keyOf } from './build/files/fileCache.ts'

/**
 * The folder below which caches are kept: what the environment variable `ONEFOLIO_CACHE` names, else `node_modules` of the
 * owner's folder, or one of the system's temporary folder where that cannot be written, as in a container.
 */
export function cacheHome(
  owner: string,
  env: NodeJS.ProcessEnv = process.env,
  isWritable = canWrite,
): string {
  if (env.ONEFOLIO_CACHE) return resolve(env.ONEFOLIO_CACHE)
  const modules = resolve(owner, 'node_modules')
  const there = [modules, join(modules, '.cache'), join(modules, '.vite')].filter((one) => existsSync(one))
  const isKept = (there.length > 0 ? there : [resolve(owner)]).every(isWritable)
  return isKept ? modules : temporary(`onefolio-${keyOf(resolve(owner)).slice(0, 12)}`)
}

/** A folder of this name that is of this user alone, since code is kept there; if it is another's, one of a new name. */
function temporary(name: string): string {
  const folder = join(tmpdir(), name)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { uid, mode } = statSync(folder)
  const isOwn = process.getuid === undefined || (uid === process.getuid() && (mode & 0o022) === 0)
  return isOwn ? folder : mkdtempSync(`${folder}-`)
}

function canWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
