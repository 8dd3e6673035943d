import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * Returns a function that gives the SHA-256, in hex, of a file at a path relative to the YAML; undefined if it cannot
 * be read.
 */
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
