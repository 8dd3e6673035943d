import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { parse } from 'yaml'
import { onefolio } from '../../../src/node/cli/onefolio.ts'
import { engineFolder } from '../../../src/node/engine.ts'
import { fileOf } from '../../import/importing.ts'
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

const resume = () =>
  fileOf('resume.json', '{"basics": {"name": "Ada Okafor", "label": "Nurse", "email": "ada@okafor.example"}}')

it('import writes portfolio.yaml at its top, with the schema in node_modules', async () => {
  expect(await run('import', resume())).toBe(2)
  expect(out.join('\n')).toContain('portfolio.yaml is there already')
  expect(await run('import', resume(), '--force')).toBe(0)
  expect(schemaOf('portfolio.yaml')).toBe('node_modules/onefolio/schema/portfolio.schema.json')
  expect(textOf('portfolio.yaml')).toMatch(/^# .*node_modules\/onefolio\/content\/looks has others\./m)
})

it('import copies its look beside the portfolio, with the drawings that it names', async () => {
  rmSync('looks', { recursive: true })
  expect(await run('import', resume(), '--force')).toBe(0)
  const { theme } = parse(textOf('portfolio.yaml'))
  const look = String(theme.look ?? theme)
  expect(look).toMatch(/^looks\/(?:meadow|paper)\.yaml$/)
  expect(schemaOf(look)).toBe('../node_modules/onefolio/schema/look.schema.json')
  expect(filesIn('looks').some((name) => name.endsWith('.svg'))).toBe(true)
  out = []
  expect(await run('check')).toBe(0)
})

it('import leaves a look that is there as it is', async () => {
  const names = ['meadow', 'paper']
  for (const name of names) writeFileSync(`looks/${name}.yaml`, 'mode: dark\n')
  expect(await run('import', resume(), '--force')).toBe(0)
  for (const name of names) expect(textOf(`looks/${name}.yaml`)).toBe('mode: dark\n')
})

it('import to the terminal writes nothing, and says what would stand beside', async () => {
  rmSync('looks', { recursive: true })
  const files = filesIn('.')
  expect(await run('import', resume(), '-')).toBe(0)
  expect(filesIn('.')).toEqual(files)
  expect(out.join('\n')).toMatch(/Imported into a file, it gets looks\/\w+\.yaml.* beside it\./)
})

it('translate names the schema in node_modules', async () => {
  expect(await run('translate', 'de')).toBe(0)
  expect(schemaOf('portfolio.de.yaml')).toBe('node_modules/onefolio/schema/overlay.schema.json')
})

it('add writes its section and its pictures there', async () => {
  expect(await run('add', 'projects')).toBe(0)
  expect(filesIn('images')).toEqual(['placeholder.svg'])
  expect(await run('check')).toBe(0)
})
