import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cases } from '../setup/cases.ts'
import {
  dataOf,
  fileOf,
  importOf,
  inputsOf,
  isOfPerson,
  jsonResumeSamples,
  keysOfJsonResume,
  listsOfJsonResume,
} from './importing.ts'
import { changed, dropped, type Given, leavesOf, marked } from './leaves.ts'

// Every text of an input must be in the resulting portfolio, or on the list of what was not placed.

/** In ms. A configuration is parsed in a process of its own, which is slow on a busy machine. */
const timeout = 60_000

/** The portfolio that is made of a file, and all that found no place in it. */
async function given(path: string): Promise<Given> {
  const { text, left } = await importOf(path)
  return { yaml: text, list: left.join('\n') }
}

const json = [...jsonResumeSamples, ...inputsOf('jsonResume')]
const inputs = [...json, ...['rendercv', 'linkedin', 'gitprofile', 'developerFolio'].flatMap(inputsOf)]

const formatLeaves = (leaves: ReturnType<typeof leavesOf>) =>
  leaves.map(({ path, value }) => `${path}: ${value}`)

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
