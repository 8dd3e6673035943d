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
import { Unbuildable } from '../report/unbuildable.ts'

/**
 * Writes a file, with the folders around it, at once or not at all. Throws `Unbuildable`, with a sentence, where it holds
 * no longer what was read, and where it cannot be written.
 *
 * @param before what was read; undefined where there was no file
 */
export function writeUnchanged(file: string, before: string | undefined, text: string): void {
  try {
    const now = existsSync(file) ? readFileSync(file, 'utf8') : undefined
    if (now !== before)
      throw new Unbuildable(`${file} has changed meanwhile, and is left as it is. Try again.`)
    mkdirSync(dirname(file), { recursive: true })
    // Through a link to the file itself, which keeps its rights.
    put(now === undefined ? file : realpathSync(file), text)
  } catch (error) {
    if (error instanceof Unbuildable || !(error instanceof Error)) throw error
    throw new Unbuildable(`${file} cannot be written, and is left as it is: ${reason(error)}.`)
  }
}

function put(target: string, text: string): void {
  const side = `${target}.${process.pid}`
  try {
    writeFileSync(side, text, existsSync(target) ? { mode: statSync(target).mode } : {})
    renameSync(side, target)
  } catch (error) {
    // What failed first is what is told.
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
