import { existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { shownPath, slashed } from '../../../../schema/files/paths.ts'
import { putFile } from '../../../../schema/files/putFile.ts'
import { whyUnwritten } from '../../../../schema/files/systemErrors.ts'
import { windowsRefusal } from '../../../../schema/files/windowsNames.ts'
import { Unbuildable } from '../../../../schema/report/unbuildable.ts'

/**
 * Writes a file atomically, and creates the folders around it. Throws `Unbuildable`, with a sentence, if the file has
 * changed since it was read or cannot be written, or if it is new and Windows could not hold its name.
 *
 * @param before its text when it was read; undefined if there was no file
 */
export function writeUnchanged(file: string, before: string | undefined, content: string | Uint8Array): void {
  try {
    const now = existsSync(file) ? readFileSync(file, 'utf8') : undefined
    if (now !== before)
      throw new Unbuildable(`${shownPath(file)} has changed meanwhile, and is left as it is. Try again.`)
    if (now === undefined) refuseUnheld(file)
    mkdirSync(dirname(file), { recursive: true })
    // Follow a symbolic link to the file itself, which keeps its mode.
    putFile(now === undefined ? file : realpathSync(file), content)
  } catch (error) {
    if (error instanceof Unbuildable || !(error instanceof Error)) throw error
    throw new Unbuildable(
      `${shownPath(file)} cannot be written, and is left as it is: ${whyUnwritten(error)}.`,
    )
  }
}

/** Throws, with a sentence, where a new file, or a folder that would be made for it, has a name that not every system holds. */
function refuseUnheld(file: string): void {
  const path = resolve(file)
  let there = dirname(path)
  while (!existsSync(there)) there = dirname(there)
  const refusal = windowsRefusal(slashed(relative(there, path)))
  if (refusal)
    throw new Unbuildable(
      `${shownPath(file)} is not written, since Windows cannot hold it: ${refusal}. Take another name.`,
    )
}
