import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { importPortfolio } from '../../src/node/import/command.ts'
import { at, found } from '../core/schema/setting.ts'
import { fileOf, importOf, refusal } from './importing.ts'

const fixtures = at('tests/import/fixtures')
const under = (folder: string) =>
  readdirSync(join(fixtures, folder)).map((name) => join(fixtures, folder, name))
const inputs = [
  ...['rendercv', 'linkedin', 'jsonResume'].flatMap(under),
  ...['gitprofile', 'developerFolio'].flatMap((format) =>
    readdirSync(join(fixtures, format)).flatMap((name) => under(`${format}/${name}`)),
  ),
]

describe.each(inputs.map((path) => [path.slice(fixtures.length + 1), path]))('of %s', (name, path) => {
  it('the portfolio and what is said of it are those of tests/import/expected, without a warning', async () => {
    const said: string[] = []
    const out: string[] = []
    const code = await importPortfolio([path, '-'], {
      out: (text) => out.push(text),
      err: (text) => said.push(text),
      env: {},
      colour: false,
    })
    expect(code).toBe(0)
    const expected = at(`tests/import/expected/${name.replaceAll('/', '-')}`)
    await expect(`${out.join('\n')}`).toMatchFileSnapshot(`${expected}.yaml`)
    await expect(`${said.join('\n')}\n`).toMatchFileSnapshot(`${expected}.txt`)
    const { text } = await importOf(path)
    expect(found(text, 'tests/fixtures/none/portfolio.yaml')).toEqual([])
  })
})

const { resolve } = createRequire(import.meta.url)
const samples = join(resolve('@jsonresume/schema/package.json'), '../examples')

it.each(readdirSync(samples))(
  'the sample %s of JSON Resume becomes a site without a warning',
  async (name) => {
    const { text } = await importOf(join(samples, name))
    expect(found(text, 'tests/fixtures/none/portfolio.yaml')).toEqual([])
  },
)

it('an archive of LinkedIn gives the same as its folder', async () => {
  const developer = join(fixtures, 'linkedin/developer')
  const files = readdirSync(developer).map((name) => [`Export/${name}`, readFileSync(join(developer, name))])
  const zip = await importOf(fileOf('export.zip', zipSync(Object.fromEntries(files))))
  expect(zip.written).toEqual((await importOf(developer)).written)
})

it('a table of LinkedIn may be one that a spreadsheet has saved as UTF-16 with tabs', async () => {
  const text = 'Company Name\tTitle\tStarted On\tFinished On\r\nKåre & Co\tWelder\tMay 2020\t\r\n'
  const { written } = await importOf(fileOf('Positions.csv', Buffer.from(`\ufeff${text}`, 'utf16le')))
  expect(written.sections.find(({ id }) => id === 'work')).toMatchObject({
    items: [{ title: 'Welder', organisation: 'Kåre & Co', start: '2020-05', end: 'present' }],
  })
  expect(written.site.owner.email).toBeUndefined()
})

it.each([
  ['from the first column', 'cv:\n  name: Ada\n  sections:\n    summary:\n      - "One\ntwo\n  three"\n'],
  ['in single quotes', "cv:\n  name: Ada\n  sections:\n    summary:\n      - 'One\ntwo\n  three'\n"],
  ['with a tab', 'cv:\n  name: Ada\n  sections:\n    summary:\n      - "One\n\ttwo three"\n'],
])('quoted texts of several lines are read %s, as Python reads them', async (_, yaml) => {
  const { text } = await importOf(fileOf('cv.yaml', yaml))
  expect(text).toContain('One two three')
})

it('quoted texts that never end are refused', async () => {
  expect(await refusal(fileOf('cv.yaml', 'cv:\n  name: "never\n'))).toMatch(/no YAML that can be read/)
})

it('formats that are not read are refused by their names', async () => {
  const fresh = { name: 'Ada', meta: { format: 'FRESH@0.6.0' }, employment: { history: [] } }
  expect(await refusal(fileOf('resume.json', JSON.stringify(fresh)))).toMatch(
    /is a FRESH résumé, which is not read/,
  )
  const master = 'const greeting = { title: "Ada" }; const degrees = {}; export { greeting, degrees }'
  expect(await refusal(fileOf('portfolio.js', master))).toMatch(/of masterPortfolio, which is not read/)
})
