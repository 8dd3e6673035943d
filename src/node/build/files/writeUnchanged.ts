import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { shownPath } from '../../../../schema/files/paths.ts'
import { Unbuildable } from '../../../../schema/report/unbuildable.ts'

/**
 * Writes a file atomically, and creates the folders around it. Throws `Unbuildable`, with a sentence, if the file has
 * changed since it was read or cannot be written.
 *
 * @param before its text when it was read; undefined if there was no file
 */
export function writeUnchanged(file: string, before: string | undefined, content: string | Uint8Array): void {
  try {
    const now = existsSync(file) ? readFileSync(file, 'utf8') : undefined
    if (now !== before)
      throw new Unbuildable(`${shownPath(file)} has changed meanwhile, and is left as it is. Try again.`)
    mkdirSync(dirname(file), { recursive: true })
    // Follow a symbolic link to the file itself, which keeps its mode.
    put(now === undefined ? file : realpathSync(file), content)
  } catch (error) {
    if (error instanceof Unbuildable || !(error instanceof Error)) throw error
    throw new Unbuildable(`${shownPath(file)} cannot be written, and is left as it is: ${reason(error)}.`)
  }
}

function put(target: string, content: string | Uint8Array): void {
  const side = `${target}.${process.pid}`
  try {
    writeFileSync(side, content, existsSync(target) ? { mode: statSync(target).mode } : {})
    renameSync(side, target)
  } catch (error) {
    // Report the first failure, not one of cleaning up.
    try {
      rmSync(side, { force: true })
    } catch {}
    throw error
  }
}

/** Why a file cannot be written, in words. */
function reason(error: Error): string {
  switch ('code' in error ? error.code : undefined) {
    case 'EACCES':
    case 'EPERM':
      return 'its permissions, or those of the folder around it, forbid it'
    case 'EROFS':
      return 'its disk can only be read'
    case 'ENOSPC':
    case 'EDQUOT':
      return 'its disk is full'
    case 'EISDIR':
      return 'a folder has its name'
    default:
      return error.message
  }
}
