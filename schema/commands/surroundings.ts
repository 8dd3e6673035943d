import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'

/** Where a command writes, and what it knows of its surroundings. */
export interface Surroundings {
  out: (text: string) => void
  err: (text: string) => void
  env: NodeJS.ProcessEnv
  /** Whether the report goes to a terminal that supports colours. */
  colour: boolean
}

/**
 * Resolves a file name against the folder in which npm was called (`INIT_CWD`) if it does not exist in the current one:
 * npm runs scripts in the folder of package.json.
 */
export function fromHere(file: string, { INIT_CWD }: Surroundings['env']): string {
  const here = INIT_CWD ? resolve(INIT_CWD, file) : file
  return !existsSync(file) && existsSync(here) ? relative('.', here) : file
}
