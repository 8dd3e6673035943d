import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { configFor } from '../config.ts'
import type { Surroundings } from './commandLine.ts'
import { newerVersion, newestOnRegistry } from './newerVersion.ts'
import { portfolioFile } from './portfolioFile.ts'
import { servingHelp, servingOptions } from './serving.ts'
import { version } from './version.ts'

const usage = `onefolio dev [FILE] [--port N] [--host] [--open]

Serves the page of a portfolio on this machine, and shows every edit of its files at once, mistakes too.

${servingHelp}

Once a week it says if there is a newer version, unless ${'`NO_UPDATE_NOTIFIER`'} is set.

Ends with 2 when it could not run.`

/** Serves the page for development until the process ends. Returns 0 once it listens, or 2. */
export async function dev(args: readonly string[], surroundings: Surroundings): Promise<0 | 2> {
  const given = servingOptions(args)
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
    ...configFor(file, { look: surroundings.env.LOOK }),
    configFile: false,
    server: given.server,
  })
  await server.listen()
  server.printUrls()
  server.bindCLIShortcuts({ print: true })
  const { sentence } = newerVersion({
    engine: fileURLToPath(new URL('../../..', import.meta.url)),
    owner: process.cwd(),
    cache: surroundings.cache,
    env: surroundings.env,
    isTerminal: process.stdout.isTTY === true,
    now: Date.now(),
    newest: newestOnRegistry,
  })
  if (sentence) surroundings.out(sentence)
  return 0
}
