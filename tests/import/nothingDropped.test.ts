import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { parse as parseCsv } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { moduleIn } from '../../src/node/import/formats/literals.ts'
import { cases } from '../setup/cases.ts'
import { fileOf, inputsOf, keysOfJsonResume, listsOfJsonResume, printed, under } from './importing.ts'
import { changed, dropped, type Given, type Leaf, leavesOf, marked } from './leaves.ts'

// Every text of an input must be in the resulting portfolio, or on the list of what was not placed.

/** In ms. A configuration is parsed in a process of its own, which is slow on a busy machine. */
const timeout = 60_000

/** The output of the command. */
async function given(path: string): Promise<Given> {
  const { code, yaml, list } = await printed(path)
  expect(code, list).toBe(0)
  return { yaml, list }
}

const { resolve } = createRequire(import.meta.url)
const samples = join(resolve('@jsonresume/schema/package.json'), '../examples')

/** The rows of a table, without any notes above its header. */
const rowsOf = (table: string): unknown =>
  parseCsv(table.replace(/^\ufeff/, '').replace(/^Notes:\r?\n[\s\S]*?\r?\n\r?\n/, ''), { columns: true })

/** The data of an input, which is a file, or the folder of an archive of LinkedIn. */
function dataOf(path: string): unknown {
  if (statSync(path).isDirectory()) {
    // Tables that are not imported are reported only by name.
    const tables = under(path).filter((table) => !/(?:Connections|messages|Invitations)\.csv$/.test(table))
    return Object.fromEntries(tables.map((table) => [basename(table), rowsOf(readFileSync(table, 'utf8'))]))
  }
  const text = readFileSync(path, 'utf8')
  if (!/\.[jt]s$/.test(path)) return parse(text)
  const { main, values } = moduleIn(text, basename(path))
  return main ?? Object.fromEntries(values)
}

const json = [...under(samples), ...inputsOf('jsonResume')]
const inputs = [...json, ...['rendercv', 'linkedin', 'gitprofile', 'developerFolio'].flatMap(inputsOf)]

/** Whether a text is not about the file itself, of which nobody misses anything. */
const isOfPerson = ({ path }: Leaf) =>
  !/^(?:\$schema|meta\.(?:\$schema|canonical|version|lastModified|format|theme))$/.test(path)

const formatLeaves = (leaves: readonly Leaf[]) => leaves.map(({ path, value }) => `${path}: ${value}`)

it.each(inputs)(
  'nothing is dropped of %s',
  async (path) => {
    const leaves = leavesOf(dataOf(path)).filter(isOfPerson)
    expect(leaves.length).toBeGreaterThan(4)
    expect(formatLeaves(dropped(leaves, await given(path)))).toEqual([])
  },
  timeout,
)

it.each(json)(
  'nothing is dropped of %s with its texts made unique',
  async (path) => {
    const data = changed(dataOf(path), marked)
    const file = fileOf('resume.json', JSON.stringify(data))
    expect(formatLeaves(dropped(leavesOf(data).filter(isOfPerson), await given(file)))).toEqual([])
  },
  timeout,
)

/** An entry with random keys of JSON Resume and values of several kinds. */
const entry = fc.dictionary(
  fc.constantFrom(...keysOfJsonResume),
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

it('nothing is dropped from random data under the keys of JSON Resume', async () => {
  const resumes = fc.record(
    {
      basics: entry.map((basics) => ({ ...basics, name: 'Name' })),
      ...Object.fromEntries(listsOfJsonResume.map((list) => [list, fc.array(entry, { maxLength: 3 })])),
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
