import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { at } from '../core/schema/setting.ts'
import { everyFifth } from '../setup/cases.ts'
import { dataOf, inputsOf, isOfPerson, jsonResumeSamples, printed } from './importing.ts'
import { dropped, leavesOf } from './leaves.ts'

// What finds a place on the page may only grow: the file has the texts of each input that find none.

const file = at('tests/import/notPlaced.json')
const known: Record<string, string[] | string> = JSON.parse(readFileSync(file, 'utf8'))

const formats = ['jsonResume', 'rendercv', 'linkedin', 'gitprofile', 'developerFolio', 'people', 'kinds']
const inputs = [...jsonResumeSamples, ...formats.flatMap(inputsOf)]
const tried = process.env.UPDATE ? inputs : everyFifth(inputs)

/** The texts of an input that the portfolio does not have; `refused` for one that is not read. */
async function notPlaced(input: string): Promise<string[] | string> {
  const { code, yaml } = await printed(input)
  if (code !== 0) return 'refused'
  const leaves = leavesOf(dataOf(input)).filter(isOfPerson)
  return dropped(leaves, { yaml, list: '' }).map(({ path, value }) => `${path}: ${value}`)
}

describe('no text loses its place', () => {
  const found: typeof known = {}
  it.each(tried.map((input) => relative(at('.'), input)))('of %s', async (name) => {
    const now = await notPlaced(at(name))
    found[name] = now
    const before = known[name]
    if (process.env.UPDATE) return
    if (Array.isArray(now) && Array.isArray(before))
      expect(now.filter((one) => !before.includes(one))).toEqual([])
    expect(now, 'where more is placed, UPDATE=1 writes it down').toEqual(before)
  })
  it.runIf(process.env.UPDATE)('is written down', () => {
    writeFileSync(file, `${JSON.stringify(found, undefined, 2)}\n`)
  })
})
