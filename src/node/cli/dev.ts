import { createServer } from 'vite'
import { configFor } from '../config.ts'
import type { Surroundings } from './commandLine.ts'
import { portfolioFile } from './portfolioFile.ts'
import { servingHelp, servingOptions } from './serving.ts'
import { version } from './version.ts'

const usage = `onefolio dev [FILE] [--port N] [--host] [--open] [--no-bar]

Serves the page of a portfolio on this machine, and shows every edit of its files at once, mistakes too. A bar on the
page, or a press with Alt, leads from what is there to its line in the YAML.

${servingHelp}
  --no-bar           leave the bar out

Ends with 2 when it could not run.`

/** Serves the page for development until the process ends. Returns 0 once it listens, or 2. */
export async function dev(args: readonly string[], surroundings: Surroundings): Promise<0 | 2> {
  const hasBar = !args.includes('--no-bar')
  const given = servingOptions(args.filter((arg) => arg !== '--no-bar'))
  if ('problem' in given) {
    surroundings.err(`${given.problem}\n\n${usage}`)
    return 2
  }
  if (given.help) {
    surroundings.out(usage)
    return 0
  }
  const file = portfolioFile(given.file, surroundings.env)
  surroundings.out(`onefolio ${version()}  ${file}`)
  process.env.NODE_ENV = 'development'
  const server = await createServer({
    ...configFor(file, { look: surroundings.env.LOOK, hasBar }),
    configFile: false,
    server: given.server,
  })
  await server.listen()
  server.printUrls()
  server.bindCLIShortcuts({ print: true })
  return 0
}
