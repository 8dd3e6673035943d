import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { putFile } from '../files/putFile.ts'

/** What earlier runs found out about files and kept on disk, since finding out takes long. */
export interface KeptFacts<Fact> {
  /** What is known of a file in this state; undefined if it has changed since, or is new. */
  get: (file: string, state: string) => Fact | undefined
  set: (file: string, state: string, fact: Fact) => void
  /** Writes what is new to disk. If that fails, the next run finds out again. */
  save: () => void
}

/**
 * The facts under a name in the folder of caches, a JSON file.
 *
 * @param folder without one, nothing is known and nothing kept
 */
export function keptFacts<Fact>(name: string, folder?: string): KeptFacts<Fact> {
  const path = folder && join(folder, `portfolio-${name}.json`)
  const facts = readFacts<Fact>(path)
  let isNew = false
  return {
    get(file, state) {
      const known = facts.get(file)
      return known?.state === state ? known.fact : undefined
    },
    set(file, state, fact) {
      facts.set(file, { state, fact })
      isNew = true
    },
    save() {
      if (!isNew || !folder || !path) return
      isNew = false
      try {
        mkdirSync(folder, { recursive: true })
        putFile(path, JSON.stringify(Object.fromEntries(facts)))
      } catch {}
    },
  }
}

function readFacts<Fact>(path: string | undefined): Map<string, { state: string; fact: Fact }> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(path ?? '', 'utf8'))))
  } catch {
    return new Map()
  }
}
