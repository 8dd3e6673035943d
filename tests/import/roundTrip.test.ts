import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pointsIn, sentenceWords } from '../../schema/text/sentence.ts'
import { resolvePortfolio } from '../../src/node/content/resolvePortfolio.ts'
import { withoutSamples } from '../../src/node/import/formats/sampleTexts.ts'
import { jsonResume } from '../../src/node/resume/jsonResume.ts'
import { loaded } from '../core/schema/loaded.ts'
import { cases } from '../setup/cases.ts'
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
  const json: Item = JSON.parse(JSON.stringify(jsonResume(portfolio, undefined)))
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
    why: 'a picture has its whole address where the site has one (site.url), and none before',
    apply: (data) => ({ ...data, basics: without(item(data.basics), 'image') }),
  },
  {
    why: 'texts of the sample of JSON Resume that are left in a file are left out',
    apply: (data) => ({ ...withoutSamples(data, []) }),
  },
  {
    why: 'links begin with https:, since what http: loads can be changed on its way',
    apply: (data) =>
      JSON.parse(JSON.stringify(data), (_, value) =>
        typeof value === 'string' && /^http:\/\/\S+$/.test(value) ? value.replace('http:', 'https:') : value,
      ),
  },
  {
    why: 'profiles whose address does not have the name in it stand behind the others, since the page does not show them',
    both: true,
    apply: (data) => ({
      ...data,
      basics: { ...item(data.basics), profiles: sorted(items(item(data.basics).profiles)) },
    }),
  },
  {
    why: 'an address without a number, and without a city beside it, is a place',
    apply: (data) => {
      const { address, ...location } = item(item(data.basics).location)
      const isPlace = typeof address === 'string' && !/\d/.test(address) && location.city === undefined
      return isPlace
        ? { ...data, basics: { ...item(data.basics), location: { ...location, city: address } } }
        : data
    },
  },
  {
    why: 'an entry without what it is called is told of and left out; so are words of nobody, and somebody without words',
    apply: (data) => ({
      ...data,
      ...Object.fromEntries(
        Object.entries(named).map(([list, keys]) => [
          list,
          items(data[list]).filter((entry) => keys.every((key) => entry[key] !== undefined)),
        ]),
      ),
    }),
  },
  {
    why: 'skills without keywords and levels are a group beside others that have some; where none has, a level in words has no place',
    apply: (data) => {
      const skills = items(data.skills)
      const grouped = skills.some(({ keywords }) => items(keywords).length > 0)
      const single = skills.filter(({ level, keywords }) => !level && items(keywords).length === 0)
      return {
        ...data,
        skills: skills.flatMap((skill) => {
          const { level = null, keywords = [], name = '' } = skill
          if (!grouped) return [{ name }]
          if (single.length > 1 && single.includes(skill))
            return skill === single[0]
              ? [{ name: 'Skills', keywords: single.map(({ name = '' }) => name) }]
              : []
          return [{ name, level, keywords: items(keywords).length > 0 ? keywords : [name] }]
        }),
      }
    },
  },
  {
    why: 'a list of posts, studies or certificates that runs from the earliest to the latest is turned round',
    apply: (data) => ({
      ...data,
      ...Object.fromEntries(
        ['work', 'volunteer', 'education'].map((list) => [
          list,
          latestFirst(items(data[list]), list !== 'education'),
        ]),
      ),
      certificates: latestFirst(
        items(data.certificates).map((one) => ({
          ...one,
          ...(one.date === undefined ? {} : { startDate: one.date }),
        })),
        false,
      ).map((one) => without(one, 'startDate')),
    }),
  },
  {
    why: 'lines with bullets in a text are a list',
    apply: (data) => ({
      ...data,
      work: items(data.work).map(listed('summary')),
      volunteer: items(data.volunteer).map(listed('summary')),
      projects: items(data.projects).map(listed('description')),
    }),
  },
  {
    why: 'what is marked as in Markdown is shown so on the page, and its words are what programs read',
    both: true,
    apply: (data) =>
      JSON.parse(JSON.stringify(data), (_, value) =>
        typeof value === 'string' ? sentenceWords(value) : value,
      ),
  },
  {
    why: 'an end that comes before its start is a mistake of which the import tells',
    apply: (data) =>
      JSON.parse(JSON.stringify(data), (_, value) =>
        isBefore(value?.endDate, value?.startDate) ? without(value, 'endDate') : value,
      ),
  },
]

/** The keys without which an entry of a list has no name. */
const named: Record<string, string[]> = {
  references: ['name', 'reference'],
  awards: ['title'],
  languages: ['language'],
  ...Object.fromEntries(
    ['certificates', 'publications', 'skills', 'interests', 'projects'].map((list) => [list, ['name']]),
  ),
}

/** An entry whose lines with bullets in a text stand among its highlights. */
const listed =
  (key: string) =>
  (entry: Item): Item => {
    const text = entry[key]
    const points = typeof text === 'string' ? pointsIn(text) : { highlights: [] }
    if (points.highlights.length === 0) return entry
    return {
      ...without(entry, key),
      ...(points.summary !== undefined && { [key]: points.summary }),
      highlights: [...points.highlights, ...((entry.highlights as Json[] | undefined) ?? [])],
    }
  }

const item = (value: Json | undefined): Item =>
  value && typeof value === 'object' && !Array.isArray(value) ? value : {}
const items = (value: Json | undefined): Item[] => (Array.isArray(value) ? (value as Item[]) : [])
const without = (value: Item, key: string): Item =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))
const sorted = (list: Item[]) => list.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))

function latestFirst(list: Item[], goesOn: boolean): Item[] {
  const entries = list.filter((entry) => withoutEmpty(entry))
  const rises = (dates: unknown[]) =>
    dates.every((date, index) => date !== undefined && String(dates[index - 1] ?? '') <= String(date))
  const starts = entries.map(({ startDate, endDate }) => startDate ?? endDate)
  const ends = entries.map(({ startDate, endDate }) => endDate ?? (goesOn && startDate ? '9999' : startDate))
  return rises(starts) && rises(ends) && starts[0] !== starts.at(-1) ? list.toReversed() : list
}

function isBefore(end: unknown, start: unknown): boolean {
  if (typeof end !== 'string' || typeof start !== 'string') return false
  const length = Math.min(end.length, start.length)
  return end.slice(0, length) < start.slice(0, length)
}

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

const word = fc.constantFrom(
  'Ada',
  'built',
  'søk',
  '日本',
  'a *b*',
  '#1',
  '- x',
  'x: y',
  '"q"',
  "it's",
  '100%',
  'true',
  '2021',
  '~',
  '[z]',
  '{}',
  '& c',
  '!',
  '@home',
)
const words = fc.array(word, { minLength: 1, maxLength: 5 }).map((list) => list.join(' '))
/** Without a final comma or semicolon, which an import removes. */
const address = fc
  .webUrl({ validSchemes: ['https', 'http'], size: 'small' })
  .filter((url) => !/[,;]$/.test(url))
const date = fc
  .tuple(
    fc.integer({ min: 1950, max: 2099 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
    fc.integer({ min: 1, max: 3 }),
  )
  .map(([year, month, day, parts]) =>
    [year, ...[month, day].map((part) => String(part).padStart(2, '0'))].slice(0, parts).join('-'),
  )

/** Random values that a part of the schema allows. */
function valuesOf(schema: Item, name: string): fc.Arbitrary<Json> {
  if (name === 'email') return fc.constantFrom('ada@okafor.example', 'a.b+c@mail.example')
  if (name === 'countryCode') return fc.constantFrom('SE', 'NG')
  if (name === 'profiles')
    return fc
      .uniqueArray(fc.constantFrom('ada', 'okafor', 'a-o'), { maxLength: 3 })
      .map((users) =>
        users.map((username) => ({ network: 'GitHub', username, url: `https://github.com/${username}` })),
      )
  if (typeof schema.$ref === 'string') return date
  if (schema.format === 'uri') return address
  if (schema.type === 'string') return words
  if (schema.type === 'array')
    return fc.array(valuesOf({ ...item(schema.items), title: name }, `${name}[]`), { maxLength: 3 })
  const properties = item(schema.properties)
  const requiredKeys: string[] = name === 'basics' ? ['name'] : []
  return fc.record(
    Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, valuesOf(item(one), key)])),
    { requiredKeys },
  )
}

it('every field survives the round trip of any résumé that the schema allows', async () => {
  const { $schema: _, meta: __, ...properties } = item(read('schema.json').properties)
  const resumes = fc.record(
    Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, valuesOf(item(one), key)])),
    { requiredKeys: ['basics'] },
  )
  await fc.assert(
    fc.asyncProperty(resumes, async (made) => {
      const data: Item = JSON.parse(JSON.stringify(made))
      expect(await returned(data)).toEqual(comparable(data))
    }),
    { numRuns: cases(80) },
  )
}, 60_000)
