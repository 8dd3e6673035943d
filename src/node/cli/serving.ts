import { optionsIn, type Surroundings } from './commandLine.ts'
import { portfolioFile } from './portfolioFile.ts'
import { version } from './version.ts'

/** The help of the options that both servers take. */
export const servingHelp = `  --port N           the port; the next free one if it is taken
  --strictPort       end instead if it is taken
  --host [ADDRESS]   let other devices of this network see the page, such as a phone; or listen at an address
  --open             open it in the browser
  --help             print this`

/** The options of Vite's servers that a command may set. */
interface Serving {
  port?: number
  strictPort?: true
  host?: true | string
  open: boolean
}

/**
 * Runs a command that serves: explains itself or what is wrong with its arguments, or names the portfolio and begins to
 * serve it. Returns 0 once it listens, or 2.
 */
export async function serve(
  args: readonly string[],
  { out, err, env }: Surroundings,
  usage: string,
  begin: (file: string, server: Serving) => Promise<void>,
): Promise<0 | 2> {
  const given = servingOptions(args)
  if ('problem' in given) {
    err(`${given.problem}\n\n${usage}`)
    return 2
  }
  if (given.help) {
    out(usage)
    return 0
  }
  const file = portfolioFile(given.file, env)
  out(`onefolio ${version()}  ${file}`)
  await begin(file, given.server)
  return 0
}

/** The options of a command that serves: those of Vite's server under Vite's names, and the file that is named. */
function servingOptions(
  args: readonly string[],
): { help: boolean; file: string | undefined; server: Serving } | { problem: string } {
  const { address, rest } = withoutAddress(args)
  const given = optionsIn(rest, ['host', 'open', 'strictPort'], ['port'])
  if ('problem' in given) return given
  const { names, isSet, valueOf: valueFor } = given
  if (names.length > 1) return { problem: `One file at a time, not ${names.length}: ${names.join(', ')}.` }
  const written = valueFor('port')
  const port = Number(written)
  if (written !== undefined && !(Number.isInteger(port) && port > 0 && port < 65_536))
    return { problem: `${written} is no port: a number from 1 to 65535.` }
  return {
    help: isSet('help'),
    file: names[0],
    server: {
      ...(written !== undefined && { port }),
      ...(isSet('strictPort') && { strictPort: true }),
      ...(isSet('host') && { host: address ?? true }),
      open: isSet('open'),
    },
  }
}

/** Takes the address out of `--host 127.0.0.1` or `--host=localhost`: the value that an option may have or lack. */
function withoutAddress(args: readonly string[]): { address?: string; rest: string[] } {
  const joined = args.find((arg) => arg.startsWith('--host='))
  if (joined)
    return {
      address: joined.slice('--host='.length),
      rest: args.map((arg) => (arg === joined ? '--host' : arg)),
    }
  const after = args.indexOf('--host') + 1
  const next = after > 0 ? args[after] : undefined
  const isAddress = next !== undefined && !next.startsWith('-') && !/\.ya?ml$/i.test(next)
  return {
    ...(isAddress && { address: next }),
    rest: args.filter((_, index) => !(isAddress && index === after)),
  }
}
