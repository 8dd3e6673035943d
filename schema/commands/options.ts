import { parseArgs } from 'node:util'

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
