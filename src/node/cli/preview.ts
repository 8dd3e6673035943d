import { preview as serveBuilt } from 'vite'
import { configFor } from '../config.ts'
import { serving, servingHelp } from './serving.ts'

const usage = `onefolio preview [FILE] [--port N] [--host] [--open]

Serves what onefolio build wrote into dist/, with the headers and addresses that its host will have.

${servingHelp}

Ends with 2 when it could not run.`

/** Serves the built page until the process ends. Returns 0 once it listens, or 2. */
export const preview = serving(usage, async (file, options) => {
  const server = await serveBuilt({ ...configFor(file), configFile: false, preview: options })
  server.printUrls()
  server.bindCLIShortcuts({ print: true })
})
