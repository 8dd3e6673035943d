import { inspect } from 'node:util'
import { createBuilder } from 'vite'
import { UnreadableFile } from '../../../schema/files/files.ts'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import { configFor } from '../config.ts'
import { command, oneFile } from './commandLine.ts'
import { portfolioFile } from './portfolioFile.ts'
import { version } from './version.ts'

const usage = `onefolio build [FILE] [--outDir FOLDER] [--debug]

Builds the page of a portfolio: static files that any host serves. With a mistake in its files nothing is built, and
what was built before stays.

  --outDir FOLDER   where to, in place of dist/: a new folder, or one that holds a build
  --debug           print what Vite does too
  --help            print this

Ends with 0 when all is well, 1 with mistakes, 2 when it could not run.`

const takes = { usage, flags: ['debug'], valued: ['outDir'] } as const

/** Builds the page. Returns the exit code: 0, 1 or 2. */
export const build = command(takes, async ({ names, isSet, valueOf: valueFor }, { out, err, env }) => {
  const file = portfolioFile(oneFile(names), env)
  out(`onefolio ${version()}  ${file}`)
  // Set whatever a host or a shell has: React's development build is twice as large and slow in a page.
  process.env.NODE_ENV = 'production'
  try {
    const builder = await createBuilder({
      ...configFor(file, { look: env.LOOK, outDir: valueFor('outDir'), isDebug: isSet('debug') }),
      configFile: false,
    })
    await builder.buildApp()
    return 0
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    // The bundle that renders the page has a copy of the class.
    const isSentence = error instanceof Unbuildable || (error instanceof Error && inspect.custom in error)
    err(isSentence || !stack ? message : stack)
    return error instanceof UnreadableFile ? 2 : 1
  }
})
