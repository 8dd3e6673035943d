import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { resolvePortfolio } from '../../src/node/content/resolvePortfolio.ts'
import { withoutSamples } from '../../src/node/import/formats/templates.ts'
import { toJsonResume } from '../../src/node/resume/jsonResume.ts'
import { loaded } from '../core/schema/loaded.ts'
import { fileOf, importOf } from './importing.ts'

// JSON Resume → import → resume.json of the site: the result must equal the original.

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Item = { [key: string]: Json }

const { resolve } = createRequire(import.meta.url)
const home = join(resolve('@jsonresume/schema/package.json'), '..')
const read = (path: string): Item => JSON.parse(readFileSync(join(home, path), 'utf8'))

/** The `resume.json` of the site imported from a résumé. */
async function returned(data: Item): Promise<unknown> {
  const { text } = await importOf(fileOf('resume.json', JSON.stringify(data)))
  const portfolio = await resolvePortfolio(loaded(text), {
    picture: async (src) => ({ src }),
    icon: (name) => ({ body: name, width: 24, height: 24 }),
  })
  const json: Item = JSON.parse(JSON.stringify(toJsonResume(portfolio, undefined)))
  return withoutEmpty(differences.reduce((one, { apply, both }) => (both ? apply(one) : one), json))
}

/** The expected differences, each with its reason. */
const differences: {
  why: string
  apply: (data: Item) => Item
  /** Whether it is applied to both sides, since they cannot be compared. */
  both?: true
}[] = [
  {
    why: '$schema and meta say of a file itself where it is and when it was written, and are those of the new one',
    both: true,
    apply: ({ $schema: _, meta: __, ...data }) => data,
  },
  {
    why: 'texts of the sample of JSON Resume that are left in a file are left out',
    apply: (data) => ({ ...withoutSamples(data) }),
  },
  {
    why: 'links begin with https:, since what http: loads can be changed on its way',
    apply: (data) =>
      JSON.parse(JSON.stringify(data), (_, value) =>
        typeof value === 'string' && /^http:\/\/\S+$/.test(value) ? value.replace('http:', 'https:') : value,
      ),
  },
  {
    why: 'lists are in the order of the page, the latest first, and profiles that it does not show come last',
    both: true,
    apply: (data) => {
      const lists = ['work', 'volunteer', 'education', 'certificates', 'awards', 'publications']
      const basics = { ...item(data.basics), profiles: sorted(item(data.basics).profiles) }
      return { ...data, ...Object.fromEntries(lists.map((list) => [list, sorted(data[list])])), basics }
    },
  },
]

const item = (value: Json | undefined): Item =>
  value && typeof value === 'object' && !Array.isArray(value) ? value : {}
const sorted = (list: Json | undefined): Json[] =>
  Array.isArray(list) ? list.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))) : []

/** A résumé with the expected differences applied and empty values removed. */
function comparable(data: object): unknown {
  const changed = differences.reduce((one, { apply }) => apply(one), JSON.parse(JSON.stringify(data)))
  return withoutEmpty(changed)
}

function withoutEmpty(value: Json): Json | undefined {
  if (Array.isArray(value)) {
    const list = value.flatMap((one) => withoutEmpty(one) ?? [])
    return list.length > 0 ? list : undefined
  }
  if (value === null || value === '') return undefined
  if (typeof value !== 'object') return value
  const entries = Object.entries(value).flatMap(([key, one]) => {
    const kept = withoutEmpty(one)
    return kept === undefined ? [] : [[key, kept] as const]
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

describe('every field survives the round trip of', () => {
  const samples = [
    'sample.resume.json',
    ...readdirSync(join(home, 'examples')).map((name) => `examples/${name}`),
  ]
  it.each(samples)('%s', async (path) => {
    const data = read(path)
    expect(await returned(data)).toEqual(comparable(data))
  })
})
