import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** Where a command writes, and what it knows of its surroundings. */
export interface Surroundings {
  out: (text: string) => void
  err: (text: string) => void
  env: NodeJS.ProcessEnv
  /** Whether the report goes to a terminal that supports colours. */
  colour: boolean
  /** The folder of caches; without one, nothing is kept for the next run. */
  cache?: string
}

/**
 * Resolves a file name against the folder in which npm was called (`INIT_CWD`) if it does not exist in the current one:
 * npm runs scripts in the folder of package.json.
 */
export function fromHere(file: string, { INIT_CWD }: Surroundings['env']): string {
  const here = INIT_CWD ? resolve(INIT_CWD, file) : file
  return !existsSync(file) && existsSync(here) ? relative('.', here) : file
}

/** The parsed arguments of a command. */
interface Options<Flag extends string> {
  /** The positional arguments, such as names of files. */
  names: string[]
  isSet: (flag: Flag | 'help') => boolean
}

/**
 * Parses the arguments of a command that takes some flags and `--help`; or returns a sentence about the unknown option.
 */
export function optionsIn<Flag extends string>(
  args: readonly string[],
  flags: readonly Flag[],
): Options<Flag> | { problem: string } {
  const options = { help: { type: 'boolean', short: 'h' } } as const
  const ofFlags = Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' } as const]))
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...ofFlags, ...options },
    })
    const set = new Map(Object.entries(values))
    return { names: positionals, isSet: (flag) => set.get(flag) === true }
  } catch {
    const known = ['-', '-h', '--help', ...flags.map((flag) => `--${flag}`)]
    const odd = args.find((arg) => arg.startsWith('-') && !known.includes(arg))
    return { problem: `There is no option ${odd ?? args.join(' ')}.` }
  }
}
