import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** The pictures that were decoded to their end before, in this run or another, and were whole. */
export interface WholePictures {
  /** Whether a file was whole in this state. */
  has: (file: string, state: string) => boolean
  add: (file: string, state: string) => void
  /** Keeps what was added for the next run. Where that cannot be, they are decoded again. */
  save: () => void
}

/**
 * What is kept of them between runs.
 *
 * @param path a JSON file: by path the state in which each file was whole
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
      // Put in its place whole: another run may be reading it.
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
