import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const home = mkdtempSync(join(tmpdir(), 'own sections-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

const yaml = join(home, 'portfolio.yaml')
cpSync('tests/fixtures/site', home, { recursive: true })

/** Builds the site into a folder by that name. */
function build(name: string) {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const dist = join(home, name)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['src/node/cli/bin.mjs', 'build', yaml, '--outDir', dist],
    { env: { ...env, NO_COLOR: '1' }, encoding: 'utf8' },
  )
  return { status, dist, printed: stdout + stderr }
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length))
    .toSorted()

const component = join(home, 'sections/talks/Talks.tsx')
const talks = '  - { type: talks, id: talks, label: T, heading: Talks, items: [{ title: One }] }\n'

it('a section type that no section has adds no byte to a build', () => {
  const without = build('without')
  cpSync('tests/fixtures/own', home, { recursive: true })
  const unused = build('unused')
  expect([without.status, unused.status]).toEqual([0, 0])
  expect(filesIn(unused.dist)).toEqual(filesIn(without.dist))
  for (const file of filesIn(without.dist))
    expect(readFileSync(unused.dist + file).equals(readFileSync(without.dist + file)), file).toBe(true)
})

it.each([
  [
    'a component that is no default export',
    'export default function',
    'export function',
    /no default export/,
  ],
  [
    'a component that throws',
    'return (',
    `throw new Error('on purpose')\n  return (`,
    /on purpose\n +at Talks/,
  ],
  ['a component that cannot be parsed', 'return (', 'return ((', /sections\/talks\/Talks\.tsx/],
  [
    'a component that brings its schema into the page',
    'import type schema',
    'import schema',
    /sections\/talks\/schema\.ts leads to onefolio\/fields/,
  ],
])('%s ends a build with an error that says so', (_, was, is, message) => {
  cpSync('tests/fixtures/own', home, { recursive: true })
  const text = readFileSync(yaml, 'utf8')
  if (!text.includes(talks)) writeFileSync(yaml, text.replace(/^sections:\n/m, `sections:\n${talks}`))
  const value = is.includes('import schema') ? ['useState(0)', 'useState(schema ? 0 : 1)'] : ['', '']
  writeFileSync(
    component,
    readFileSync(component, 'utf8')
      .replace(was, is)
      .replace(value[0] ?? '', value[1] ?? ''),
  )
  const { status, printed } = build('broken')
  expect(status, printed).toBe(1)
  expect(printed).toMatch(message)
})
