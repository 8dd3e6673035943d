import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

const engine = createRequire(import.meta.url)

/**
 * From where packages are looked for, in this order: from the working directory, which is the owner's, and then from the
 * engine, whose own packages need not be in the owner's `node_modules`.
 */
const places = () => [createRequire(resolve('package.json')), engine]

/** What was found, by the working directory and the names. Node looks through many folders for each. */
const found = new Map<string, string>()

/** The path of the first of some files that is in an installed package, the owner's packages before the engine's. */
export function installedFile(...files: string[]): string | undefined {
  const key = [process.cwd(), ...files].join('\n')
  const known = found.get(key)
  if (known && existsSync(known)) return known
  const path = search(files)
  if (path) found.set(key, path)
  return path
}

function search(files: readonly string[]): string | undefined {
  for (const { resolve } of places()) {
    for (const file of files) {
      try {
        return resolve(file)
      } catch {}
    }
  }
  return undefined
}

/** All folders `node_modules` in which packages are looked for, whether they exist or not. */
export const packageFolders = (): string[] => [
  ...new Set(places().flatMap(({ resolve }) => resolve.paths('package') ?? [])),
]
