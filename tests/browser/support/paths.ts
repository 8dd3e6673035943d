import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root folder. */
export const root = join(fileURLToPath(import.meta.url), '../../../..')

/**
 * The folder of the fixture site, whose words and constants tests may know: never those of `content/`, which are the
 * owner's.
 */
export const fixture = join(root, 'tests/fixtures/site')

/** Vite's command line program, to be run by Node. */
export const viteProgram = join(
  dirname(createRequire(import.meta.url).resolve('vite/package.json')),
  'bin/vite.js',
)

/** Matches the file that makes the samples, with its library. */
export const maker = /\bsampleMaker-[^/]*\.js$/
