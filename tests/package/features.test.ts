import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from '../browser/support/paths.ts'
import { newFolder, removeFolders } from './owner.ts'
import { copyWithout, features } from './withoutFeature.ts'

// A feature is taken out of a copy of the project as `src/README.md` says: its folders, and its lines in the lists. What
// is left compiles, builds the default page, and passes the unit tests of `tests/core/` and of the other features; all of
// them with `UNITS=all`, and else some that would notice soonest.

/** Unit tests that go through most of the core. */
const some = ['core/cli', 'core/content', 'core/publish', 'core/schema/jsonSchema', 'core/schema/kinds']

/** Runs a program of `node_modules`, and gives what it printed where it fails; nothing where all is well. */
function failure(folder: string, ...args: string[]): string {
  const [program = '', ...rest] = args
  const path = program.includes('/') ? join(folder, program) : join(root, 'node_modules/.bin', program)
  const [command, given] = program.includes('/') ? [process.execPath, [path, ...rest]] : [path, rest]
  const { NODE_ENV: _, VITEST: _vitest, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(command, given, { cwd: folder, env, encoding: 'utf8' })
  return status === 0 ? '' : `${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`
}

afterAll(removeFolders)

test.each(Object.keys(features))('without %s all else compiles, builds and passes its tests', (feature) => {
  const folder = newFolder()
  copyWithout(feature, folder)
  expect(failure(folder, 'jiti', 'src/node/generate/write.ts')).toBe('')
  expect(failure(folder, 'tsc', '--noEmit')).toBe('')
  const portfolio = 'content/portfolio.yaml'
  expect(failure(folder, 'src/node/cli/bin.mjs', 'build', portfolio)).toBe('')
  const units = process.env.UNITS === 'all' ? [] : some
  const projects = ['--project', 'node', '--project', 'dom']
  expect(failure(folder, 'vitest', 'run', '--config', 'tests/vitest.config.ts', ...units, ...projects)).toBe(
    '',
  )
})
