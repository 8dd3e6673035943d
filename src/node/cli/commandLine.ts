import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'

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

/** Arguments that a command cannot go by. Its message is the sentence to print above the usage. */
export class Misuse extends Error {}

/**
 * Makes a command of what it does with its parsed arguments. `--help` prints the usage and returns 0; wrong arguments
 * are printed with the usage, an `Unbuildable` as its sentence, and both return 2.
 *
 * @param run returns the exit code; may take more, by which tests stand in for what is around it
 */
export const command =
  <
    Code extends number,
    Flag extends string = never,
    Valued extends string = never,
    More extends unknown[] = [],
  >(
    takes: { usage: string; flags?: readonly Flag[]; valued?: readonly Valued[] },
    run: (given: Options<Flag, Valued>, surroundings: Surroundings, ...more: More) => Code | Promise<Code>,
  ) =>
  (args: readonly string[], surroundings: Surroundings, ...more: More): Promise<Code | 0 | 2> =>
    ended(surroundings, async () => {
      const { usage, flags = [], valued = [] } = takes
      const { out, err } = surroundings
      try {
        const given = optionsIn<Flag, Valued>(args, flags, valued)
        if ('problem' in given) throw new Misuse(given.problem)
        if (!given.isSet('help')) return await run(given, surroundings, ...more)
        out(usage)
        return 0
      } catch (error) {
        if (!(error instanceof Misuse)) throw error
        err(`${error.message}\n\n${usage}`)
        return 2
      }
    })

/** The exit code of a run; one that throws an `Unbuildable` could not run, which prints its sentence and makes a 2. */
export async function ended<Code extends number>(
  { err }: Pick<Surroundings, 'err'>,
  run: () => Code | Promise<Code>,
): Promise<Code | 2> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof Unbuildable)) throw error
    err(error.message)
    return 2
  }
}

/** The only file that may be named, if one is. */
export function oneFile(names: readonly string[]): string | undefined {
  if (names.length > 1) throw new Misuse(`One file at a time, not ${names.length}: ${names.join(', ')}.`)
  return names[0]
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
export interface Options<Flag extends string, Valued extends string> {
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
    const set = new Map<string, unknown>(Object.entries(values))
    const empty = valued.find((option) => set.get(option) === '')
    if (empty) return withoutValue(empty)
    const option = positionals.find((name) => /^-./.test(name))
    if (option)
      return {
        problem: `The -- before ${option} makes the name of a file of it: leave the -- out. Only npm run needs it.`,
      }
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
    if (!odd && bare) return withoutValue(bare)
    return { problem: `There is no option ${odd ?? args.join(' ')}.` }
  }
}

const withoutValue = (option: string) => ({
  problem: `--${option} needs a value, as in --${option} ${option === 'port' ? '4000' : '…'}.`,
})
