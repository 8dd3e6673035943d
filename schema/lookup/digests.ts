import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** Gives the SHA-256 of a file at a path relative to the YAML file, in hex; nothing where it cannot be read. */
export function digestsBeside(yamlPath: string): (path: string) => string | undefined {
  const home = dirname(resolve(yamlPath))
  return (path) => {
    try {
      return createHash('sha256')
        .update(readFileSync(resolve(home, path)))
        .digest('hex')
    } catch {
      return undefined
    }
  }
}
