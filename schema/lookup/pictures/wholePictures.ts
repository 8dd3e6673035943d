import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

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
 * @param path a JSON file: by path, the state in which each file was intact
 */
export function wholePictures(
  path = resolve('node_modules/.cache/portfolio-whole-pictures.json'),
): WholePictures {
  const states = read(path)
  let isNew = false
  return {
    has: (file, state) => states.get(file) === state,
    add(file, state) {
      states.set(file, state)
      isNew = true
    },
    save() {
      if (!isNew) return
      isNew = false
      // Renamed into its place: another run may be reading the file.
      const side = `${path}.${randomUUID()}`
      try {
        mkdirSync(dirname(path), { recursive: true })
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
