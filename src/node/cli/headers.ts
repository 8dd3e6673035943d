import { resolve } from 'node:path'
import { slashed } from '../../../schema/files/paths.ts'
import { builtHeaders, builtUrl, headersFile } from '../build/hosts/headers.ts'
import { hosts } from '../build/hosts/hosts.ts'
import { command } from './commandLine.ts'

const usage = `onefolio headers ${Object.keys(hosts).join('|')} [FOLDER] [SERVER_FOLDER]

Prints the configuration of a host for what \`npm run build\` wrote into FOLDER, or dist if none is named.
SERVER_FOLDER is the path of that folder on the server, if it is another.
Netlify and Cloudflare Pages need none: they read ${headersFile} in that folder.

Ends with 0 when all is well, 1 when there is no built page, 2 when it could not run.`

/** The result of the command: text for standard output, or a sentence for standard error and an exit code. */
export type Printed = { out: string } | { err: string; code: 1 | 2 }

/** The headers of a built folder, as the configuration of a host. */
export function printHeaders(args: readonly string[]): Printed {
  const [name = '', folder = 'dist', serverFolder = slashed(resolve(folder)), ...rest] = args
  const host = Object.entries(hosts).find(([known]) => known === name)?.[1]
  if (!host || rest.length > 0) return { err: `${misuse(name, host, rest)}\n\n${usage}`, code: 2 }
  try {
    const site = { rules: builtHeaders(folder), url: builtUrl(folder) }
    return { out: host({ ...site, folder: serverFolder.replace(/\/$/, '') }) }
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    const reason = error instanceof Error ? error.message : String(error)
    return {
      err: missing ? `There is no built page in ${folder}: run npm run build first.` : reason,
      code: 1,
    }
  }
}

function misuse(name: string, host: unknown, rest: readonly string[]): string {
  if (host) return `One folder and its place on the server, not also ${rest.join(' ')}.`
  return name ? `There is no host ${name}: it is nginx or vercel.` : 'Which host? It is nginx or vercel.'
}

/** Prints the configuration of the host that the arguments name. Returns the exit code: 0, 1 or 2. */
export const headers = command({ usage }, ({ names }, { out, err }) => {
  const printed = printHeaders(names)
  if ('out' in printed) {
    out(printed.out.trimEnd())
    return 0
  }
  err(printed.err)
  return printed.code
})
