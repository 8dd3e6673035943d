import { preview as serveBuilt } from 'vite'
import { previewPages } from '../build/servers/previewPages.ts'
import { Misuse } from './commandLine.ts'
import { serving, servingHelp } from './serving.ts'
import { version } from './version.ts'

const usage = `onefolio preview [--port N] [--host] [--open]

Serves what onefolio build wrote into dist/, with the headers and addresses that its host will have.

${servingHelp}

Ends with 2 when it could not run.`

/** Serves the built page until the process ends. Returns 0 once it listens, or 2. */
export const preview = serving(usage, async ({ names }, options, { out }) => {
  if (names.length > 0)
    throw new Misuse(`There is nothing to name, such as ${names[0]}: it serves what is in dist/.`)
  const server = await serveBuilt({ configFile: false, plugins: [previewPages()], preview: options })
  out(`onefolio ${version()}  dist`)
  server.printUrls()
  server.bindCLIShortcuts({ print: true })
})
