import { readdirSync } from 'node:fs'

/** What lies in a folder, by name and sorted; nothing where there is none, or it cannot be read. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted()
  } catch {
    return []
  }
}
