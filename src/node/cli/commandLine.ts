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

/** A command: takes its arguments and returns the exit code. */
export type Command = (args: readonly string[], surroundings: Surroundings) => number | Promise<number>

/**
 * Resolves a file name against the folder in which npm was called (`INIT_CWD`) if it does not exist in the current one:
 * npm runs scripts in the folder of package.json.
 */
export function fromHere(file: string, { INIT_CWD }: Surroundings['env']): string {
  const here = INIT_CWD ? resolve(INIT_CWD, file) : file
  return !existsSync(file) && existsSync(here) ? relative('.', here) : file
}

/** The parsed arguments of a command. */
interface Options<Flag extends string, Valued extends string> {
  /** The positional arguments, such as names of files. */
  names: string[]
  isSet: (flag: Flag | 'help') => boolean
  /** The value of an option, such as 4000 in `--port 4000`; undefined if it is not given. */
  valueOf: (option: Valued) => string | undefined
}

/**
 * Parses the arguments of a command that takes some flags, some options with a value, and `--help`; or returns a
 * sentence about an unknown option or one whose value is missing.
 */
export function optionsIn<Flag extends string, Valued extends string = never>(
  args: readonly string[],
  flags: readonly Flag[],
  valued: readonly Valued[] = [],
): Options<Flag, Valued> | { problem: string } {
  const help = { help: { type: 'boolean', short: 'h' } } as const
  const ofFlags = Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' } as const]))
  const ofValued = Object.fromEntries(valued.map((option) => [option, { type: 'string' } as const]))
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...ofFlags, ...ofValued, ...help },
    })
    const set = new Map(Object.entries(values))
    return {
      names: positionals,
      isSet: (flag) => set.get(flag) === true,
      valueOf: (option) => {
        const value = set.get(option)
        return typeof value === 'string' ? value : undefined
      },
    }
  } catch {
    const known = ['-', '-h', '--help', ...[...flags, ...valued].map((option) => `--${option}`)]
    const odd = args.find((arg) => arg.startsWith('-') && !known.includes(arg.replace(/=.*/, '')))
    const bare = valued.find((option) => args.includes(`--${option}`))
    if (!odd && bare)
      return { problem: `--${bare} needs a value, as in --${bare} ${bare === 'port' ? '4000' : '…'}.` }
    return { problem: `There is no option ${odd ?? args.join(' ')}.` }
  }
}
