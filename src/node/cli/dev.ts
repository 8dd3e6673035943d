import { createServer } from 'vite'
import { readSource } from '../../../schema/files/files.ts'
import { configFor } from '../config.ts'
import { oneFile } from './commandLine.ts'
import { portfolioFile } from './portfolioFile.ts'
import { serving, servingHelp } from './serving.ts'
import { version } from './version.ts'

const usage = `onefolio dev [FILE] [--port N] [--host] [--open] [--no-bar]

Serves the page of a portfolio on this machine, and shows every edit of its files at once, mistakes too. A bar on the
page, or a press with Alt, leads from what is there to its line in the YAML. Its words are edited where they stand, and
saved into their files, unless --host lets others see the page.

${servingHelp}
  --no-bar           leave the bar out, as for screenshots; ?bar=off in an address does so for one page

Ends with 2 when it could not run.`

/** Serves the page for development until the process ends. Returns 0 once it listens, or 2. */
export const dev = serving(
  usage,
  async ({ names, isSet }, options, { out, env }) => {
    const file = portfolioFile(oneFile(names), env)
    // A wrong name ends here; what is wrong with the file later shows over the page.
    readSource(file)
    out(`onefolio ${version()}  ${file}`)
    process.env.NODE_ENV = 'development'
    const server = await createServer({
      ...configFor(file, { look: env.LOOK, hasBar: !isSet('no-bar') }),
      configFile: false,
      server: options,
    })
    await server.listen()
    server.printUrls()
    server.bindCLIShortcuts({ print: true })
  },
  ['no-bar'],
)
