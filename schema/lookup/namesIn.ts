import { readdirSync } from 'node:fs'

/** The sorted names in a folder; empty if there is none, or it cannot be read. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted()
  } catch {
    return []
  }
}
