import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { namesIn } from '../../../schema/lookup/namesIn.ts'

/** How old a folder is that no build is still at work in, in ms. */
const maxAge = 24 * 60 * 60 * 1000

/** Takes away what builds have left that were broken off, as by Ctrl+C: each had a folder of its own in `folder`. */
export function clearBrokenOff(folder: string): void {
  for (const name of namesIn(folder)) {
    const left = join(folder, name)
    const changed = statSync(left, { throwIfNoEntry: false })?.mtimeMs
    if (changed === undefined || Date.now() - changed < maxAge) continue
    try {
      rmSync(left, { recursive: true, force: true })
    } catch {
      // Another build is clearing it away too, or it is not this one's to clear.
    }
  }
}
