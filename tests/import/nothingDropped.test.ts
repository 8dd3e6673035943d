import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse as parseCsv } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { importPortfolio } from '../../src/node/import/command.ts'
import { moduleIn } from '../../src/node/import/formats/javascript.ts'
import { at } from '../core/schema/setting.ts'
import { cases } from '../setup/cases.ts'
import { fileOf } from './importing.ts'
import { changed, dropped, type Given, type Leaf, leavesOf, marked } from './leaves.ts'

// Every text of an input must be in the resulting portfolio, or on the list of what was not placed.

/** In ms. A configuration is parsed in a process of its own, which is slow on a busy machine. */
const timeout = 60_000

/** The output of the command. */
async function given(path: string): Promise<Given> {
  const out: string[] = []
  const err: string[] = []
  const code = await importPortfolio([path, '-'], {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    env: {},
    colour: false,
  })
  expect(code, err.join('\n')).toBe(0)
  return { yaml: out.join('\n'), list: err.join('\n') }
}

interface Example {
  name: string
  path: string
  /** The data of the file. */
  data: unknown
  /** Writes other data in the same format, and gives the path. */
  write: (data: unknown) => string
}

const { resolve } = createRequire(import.meta.url)
const samples = join(resolve('@jsonresume/schema/package.json'), '..')
const fixtures = at('tests/import/fixtures')
const under = (folder: string) =>
  readdirSync(join(fixtures, folder)).map((name) => join(fixtures, folder, name))
const text = (path: string) => readFileSync(path, 'utf8')

const json = [
  join(samples, 'sample.resume.json'),
  ...readdirSync(join(samples, 'examples')).map((name) => join(samples, 'examples', name)),
  ...under('jsonResume'),
].map(
  (path): Example => ({
    name: path.split('/').at(-1) ?? '',
    path,
    data: JSON.parse(text(path)),
    write: (data) => fileOf('resume.json', JSON.stringify(data)),
  }),
)

const rendercv = under('rendercv').map(
  (path): Example => ({
    name: path.split('/').at(-1) ?? '',
    path,
    data: parse(text(path)),
    write: (data) => fileOf('cv.yaml', stringify(data)),
  }),
)

/** The rows of a table, without any notes above its header. */
const rows = (content: string): Record<string, string>[] =>
  parseCsv(content.replace(/^\ufeff/, '').replace(/^Notes:\r?\n[\s\S]*?\r?\n\r?\n/, ''), { columns: true })
const cell = (value: unknown) => `"${String(value).replaceAll('"', '""')}"`

const linkedIn = under('linkedin').map((path): Example => {
  // Tables that are not imported are reported only by name.
  const others = /^(?:Connections|messages|Invitations)\.csv$/
  const names = readdirSync(path).filter((name) => !others.test(name))
  return {
    name: `LinkedIn ${path.split('/').at(-1)}`,
    path,
    data: Object.fromEntries(names.map((name) => [name, rows(text(join(path, name)))])),
    write: (data) => {
      const folder = mkdtempSync(join(tmpdir(), 'linkedin-'))
      for (const [name, table] of Object.entries(data as Record<string, Record<string, unknown>[]>))
        writeFileSync(
          join(folder, name),
          [
            Object.keys(table[0] ?? {}).join(','),
            ...table.map((row) => Object.values(row).map(cell).join(',')),
          ].join('\n'),
        )
      return folder
    },
  }
})

const configurations = ['gitprofile', 'developerFolio'].flatMap(under).map((folder): Example => {
  const [file = ''] = readdirSync(folder)
  const path = join(folder, file)
  const { main, values } = moduleIn(text(path), file)
  return {
    name: path.split('/').slice(-3).join('/'),
    path,
    data: main ?? Object.fromEntries(values),
    write: (data) =>
      fileOf(
        file,
        main
          ? `module.exports = ${JSON.stringify(data)}`
          : Object.entries(data as object)
              .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
              .join('\n'),
      ),
  }
})

/** Whether a text is not about the file itself, of which nobody misses anything. */
const isOfPerson = ({ path }: Leaf) =>
  !/^(?:\$schema|meta\.(?:\$schema|canonical|version|lastModified|format|theme))$/.test(path)

const formatLeaves = (leaves: readonly Leaf[]) => leaves.map(({ path, value }) => `${path}: ${value}`)

describe.each([...json, ...rendercv, ...linkedIn, ...configurations])('of $name', ({ path, data, write }) => {
  it(
    'nothing is dropped',
    async () => {
      const leaves = leavesOf(data).filter(isOfPerson)
      expect(leaves.length).toBeGreaterThan(4)
      expect(formatLeaves(dropped(leaves, await given(path)))).toEqual([])
    },
    timeout,
  )

  it.each([
    ['all', () => true],
    ['every second', (index: number) => index % 2 === 0],
    ['every other', (index: number) => index % 2 === 1],
  ])(
    'nothing is dropped with %s of its texts made unique',
    async (_, isMarked) => {
      const other = changed(data, (leaf, index) => (isMarked(index) ? marked(leaf, index) : leaf))
      expect(formatLeaves(dropped(leavesOf(other).filter(isOfPerson), await given(write(other))))).toEqual([])
    },
    timeout,
  )
})

/** An entry with random keys of JSON Resume and values of several kinds. */
const entry = fc.dictionary(
  fc.constantFrom(...keysOfJsonResume()),
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.constantFrom('words', '2020-03', 'https://example.com', '2019', 'a@b.example'),
    },
    fc.array(fc.constant('words'), { maxLength: 3 }),
    fc.record({ nested: fc.constant('words'), list: fc.array(fc.constant('words')) }),
    fc.integer({ min: 10_000, max: 99_999 }),
  ),
  { minKeys: 1, maxKeys: 8 },
)

function keysOfJsonResume(): string[] {
  const names = (data: unknown): string[] =>
    typeof data === 'object' && data !== null
      ? Object.entries(data).flatMap(([key, value]) => [
          ...(Array.isArray(data) ? [] : [key]),
          ...names(value),
        ])
      : []
  return [...new Set(json.flatMap(({ data }) => names(data)))]
}

it('nothing is dropped from random data under the keys of JSON Resume', async () => {
  const top = ['basics', 'work', 'volunteer', 'education', 'awards', 'certificates', 'publications']
  const lists = [...top.slice(1), 'skills', 'languages', 'interests', 'references', 'projects']
  const resumes = fc.record(
    {
      basics: entry.map((basics) => ({ ...basics, name: 'Name' })),
      ...Object.fromEntries(lists.map((list) => [list, fc.array(entry, { maxLength: 3 })])),
    },
    { requiredKeys: ['basics'] },
  )
  await fc.assert(
    fc.asyncProperty(resumes, async (made) => {
      const data = changed(JSON.parse(JSON.stringify(made)), marked)
      expect(
        formatLeaves(dropped(leavesOf(data), await given(fileOf('resume.json', JSON.stringify(data))))),
      ).toEqual([])
    }),
    { numRuns: cases(150) },
  )
}, 120_000)
