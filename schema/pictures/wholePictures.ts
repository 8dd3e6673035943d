import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The pictures that were decoded completely before, in this run or another, and were intact. */
export interface WholePictures {
  /** Whether a file was intact in this state. */
  has: (file: string, state: string) => boolean
  add: (file: string, state: string) => void
  /** Writes what was added to disk, for the next run. If that fails, the pictures are decoded again. */
  save: () => void
}

/**
 * Reads what earlier runs have kept.
 *
 * @param folder of caches; without one, nothing is known and nothing kept
 */
export function wholePictures(folder?: string): WholePictures {
  /** A JSON file: by path, the state in which each file was intact. */
  const path = folder && join(folder, 'portfolio-whole-pictures.json')
  const states = path ? read(path) : new Map<string, string>()
  let isNew = false
  return {
    has: (file, state) => states.get(file) === state,
    add(file, state) {
      states.set(file, state)
      isNew = true
    },
    save() {
      if (!isNew || !path || !folder) return
      isNew = false
      // Renamed into its place: another run may be reading the file.
      const side = `${path}.${randomUUID()}`
      try {
        mkdirSync(folder, { recursive: true })
        writeFileSync(side, JSON.stringify(Object.fromEntries(states)))
        renameSync(side, path)
      } catch {}
    },
  }
}

function read(path: string): Map<string, string> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(path, 'utf8'))))
  } catch {
    return new Map()
  }
}
