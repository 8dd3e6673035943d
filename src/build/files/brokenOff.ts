import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { namesIn } from '../../../schema/lookup/namesIn.ts'

/** The age, in ms, from which no build can still be using a folder. */
const maxAge = 24 * 60 * 60 * 1000

/** Deletes what interrupted builds (Ctrl+C) left in `folder`, where each had a folder of its own. */
export function clearBrokenOff(folder: string): void {
  for (const name of namesIn(folder)) {
    const left = join(folder, name)
    const changed = statSync(left, { throwIfNoEntry: false })?.mtimeMs
    if (changed === undefined || Date.now() - changed < maxAge) continue
    try {
      rmSync(left, { recursive: true, force: true })
    } catch {
      // Another build is deleting it too, or this one lacks the permission.
    }
  }
}
