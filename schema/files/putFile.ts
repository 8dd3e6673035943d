import { randomUUID } from 'node:crypto'
import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs'

/** Writes a file atomically: under another name, which is then changed, so that nobody reads half of it. It keeps its mode. */
export function putFile(file: string, content: string | Uint8Array): void {
  const side = `${file}.${randomUUID()}`
  try {
    const mode = statSync(file, { throwIfNoEntry: false })?.mode
    writeFileSync(side, content, { mode })
    renameSync(side, file)
  } catch (error) {
    // Report the first failure, not one of cleaning up.
    try {
      rmSync(side, { force: true })
    } catch {}
    throw error
  }
}
