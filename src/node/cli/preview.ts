import { preview as serveBuilt } from 'vite'
import { configFor } from '../config.ts'
import type { Surroundings } from './commandLine.ts'
import { portfolioFile } from './portfolioFile.ts'
import { servingHelp, servingOptions } from './serving.ts'
import { version } from './version.ts'

const usage = `onefolio preview [FILE] [--port N] [--host] [--open]

Serves what onefolio build wrote into dist/, with the headers and addresses that its host will have.

${servingHelp}

Ends with 2 when it could not run.`

/** Serves the built page until the process ends. Returns 0 once it listens, or 2. */
export async function preview(args: readonly string[], surroundings: Surroundings): Promise<0 | 2> {
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
  const server = await serveBuilt({ ...configFor(file), configFile: false, preview: given.server })
  server.printUrls()
  server.bindCLIShortcuts({ print: true })
  return 0
}
