import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Surroundings } from './surroundings.ts'

/** A file as it is named where the command was typed: npm goes to the folder of package.json before it runs it. */
export function fromHere(file: string, { INIT_CWD }: Surroundings['env']): string {
  const here = INIT_CWD ? resolve(INIT_CWD, file) : file
  return !existsSync(file) && existsSync(here) ? relative('.', here) : file
}
