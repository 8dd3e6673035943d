import { existsSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { UnreadableFile } from '../lookup/files.ts'

/**
 * Writes a file at once or not at all. Refuses, with a sentence, where it holds no longer what was read.
 *
 * @param before what was read; undefined where there was no file
 */
export function writeUnchanged(file: string, before: string | undefined, text: string): void {
  const now = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  if (now !== before)
    throw new UnreadableFile(`${file} has changed meanwhile, and is left as it is. Try again.`)
  // Through a link to the file itself, which keeps its rights.
  const target = now === undefined ? file : realpathSync(file)
  const side = `${target}.${process.pid}`
  try {
    writeFileSync(side, text, now === undefined ? {} : { mode: statSync(target).mode })
    renameSync(side, target)
  } catch (error) {
    rmSync(side, { force: true })
    throw error
  }
}
