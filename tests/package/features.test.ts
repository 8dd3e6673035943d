import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../browser/support/paths.ts'
import { copyWithout, features } from './withoutFeature.ts'

// A feature is taken out of a copy of the project as `src/README.md` says: its folders, and its lines in the lists. What
// is left compiles, builds the default page, and passes the unit tests of the other features and those of the core that
// go through most of it.

/** Unit tests of the core. */
const core = ['core/cli', 'core/content', 'core/publish', 'core/schema/jsonSchema', 'core/schema/kinds']

/** Folders of the tests of features. */
const ofFeatures = ['card', 'editor', 'import', 'languages', 'pages', 'posts', 'resume']

/** Runs a program of `node_modules`, and gives what it printed where it fails; nothing where all is well. */
function failure(folder: string, ...args: string[]): string {
  const [program = '', ...rest] = args
  const path = program.includes('/') ? join(folder, program) : join(root, 'node_modules/.bin', program)
  const [command, given] = program.includes('/') ? [process.execPath, [path, ...rest]] : [path, rest]
  const { NODE_ENV: _, VITEST: _vitest, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(command, given, { cwd: folder, env, encoding: 'utf8' })
  return status === 0 ? '' : `${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`
}

let folder = ''
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'onefolio-without-')))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test.each(Object.keys(features))('without %s all else compiles, builds and passes its tests', (feature) => {
  copyWithout(feature, folder)
  expect(failure(folder, 'jiti', 'src/node/generate/write.ts')).toBe('')
  expect(failure(folder, 'tsc', '--noEmit')).toBe('')
  const portfolio = 'content/portfolio.yaml'
  expect(failure(folder, 'src/node/cli/bin.mjs', 'build', portfolio)).toBe('')
  const others = readdirSync(join(folder, 'tests')).filter((name) => ofFeatures.includes(name))
  const units = [...core, ...others.map((name) => `tests/${name}/`)]
  const projects = ['--project', 'node', '--project', 'dom']
  expect(failure(folder, 'vitest', 'run', '--config', 'tests/vitest.config.ts', ...units, ...projects)).toBe(
    '',
  )
})
