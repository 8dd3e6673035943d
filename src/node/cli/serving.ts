import { command, Misuse, type Options, type Surroundings } from './commandLine.ts'

/** The help of the options that both servers take. */
export const servingHelp = `  --port N           the port; the next free one if it is taken
  --strictPort       end instead if it is taken
  --host [ADDRESS]   let other devices of this network see the page, such as a phone; or listen at an address
  --allow-host NAME  answer by this host name too, such as that of a tunnel, or my-laptop.local
  --open             open it in the browser
  --help             print this`

/** The options of Vite's servers that a command may set. */
interface Serving {
  port?: number
  strictPort?: true
  host?: true | string
  allowedHosts?: string[]
  open: boolean
}

type Flag = 'host' | 'open' | 'strictPort'
type Valued = 'port' | 'allow-host'

/**
 * Makes a command that begins to serve pages. It returns 0 once it listens, or 2.
 *
 * @param flags options that this command alone has
 */
export function serving<Own extends string = never>(
  usage: string,
  begin: (given: Options<Flag | Own, Valued>, server: Serving, surroundings: Surroundings) => Promise<void>,
  flags: readonly Own[] = [],
): (args: readonly string[], surroundings: Surroundings) => Promise<0 | 2> {
  const takes = {
    usage,
    flags: ['host', 'open', 'strictPort', ...flags],
    valued: ['port', 'allow-host'],
  } as const
  const run = command(
    takes,
    async (given: Options<Flag | Own, Valued>, surroundings, address: string | undefined): Promise<0> => {
      await begin(given, serverOptions(given, address), surroundings)
      return 0
    },
  )
  return (args, surroundings) => {
    const { address, rest } = withoutAddress(args)
    return run(rest, surroundings, address)
  }
}

/** The options of Vite's servers, under Vite's names. */
function serverOptions<Own extends string>(
  { isSet, valueOf: valueFor }: Options<Flag | Own, Valued>,
  address: string | undefined,
): Serving {
  const written = valueFor('port')
  const port = Number(written)
  if (written !== undefined && !(Number.isInteger(port) && port > 0 && port < 65_536))
    throw new Misuse(`${written} is no port: a number from 1 to 65535.`)
  const hosts = valueFor('allow-host')?.split(',')
  return {
    ...(hosts && { allowedHosts: hosts }),
    ...(written !== undefined && { port }),
    ...(isSet('strictPort') && { strictPort: true }),
    ...(isSet('host') && { host: address ?? true }),
    open: isSet('open'),
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
