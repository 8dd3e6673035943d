import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { onefolio } from '../../../src/node/cli/onefolio.ts'
import { engineFolder } from '../../../src/node/engine.ts'
import { created, filesIn, newFolder } from './creating.ts'

const before = process.cwd()
let out: string[] = []

/** Runs a command in the folder of an owner. */
const run = (...args: string[]) => {
  const say = (text: string) => out.push(text)
  return onefolio(args, { out: say, err: say, env: {}, colour: false })
}
const textOf = (path: string) => readFileSync(path, 'utf8')
const schemaOf = (path: string) => /\$schema=(\S+)/.exec(textOf(path))?.[1]

// A folder as npm leaves it, with the engine behind a link.
beforeEach(async () => {
  out = []
  const folder = newFolder()
  await created([folder, '--blank', '--no-install'])
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(engineFolder, join(folder, 'node_modules/onefolio'), 'junction')
  process.chdir(folder)
})
afterEach(() => process.chdir(before))

it('translate names the schema in node_modules', async () => {
  expect(await run('translate', 'de')).toBe(0)
  expect(schemaOf('portfolio.de.yaml')).toBe('node_modules/onefolio/schema/overlay.schema.json')
})

it('add writes its section and its pictures there', async () => {
  expect(await run('add', 'projects')).toBe(0)
  expect(filesIn('images')).toEqual(['placeholder.svg'])
  expect(await run('check')).toBe(0)
})
