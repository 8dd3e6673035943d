import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { drawingOf } from '../../schema/pictures/drawing.ts'
import { looksOfEngine } from '../../src/node/create/looks.ts'
import { drawingOfYears, hasDrawing, spansOf } from '../../src/node/import/drawings.ts'
import { importFile } from '../../src/node/import/importFile.ts'
import { lookFor } from '../../src/node/import/page/portfolio.ts'
import { emptyResume, type Resume } from '../../src/node/import/resume.ts'
import { fileOf } from './importing.ts'

type Lasting = Pick<Resume['work'][number], 'startDate' | 'endDate'>

const lasting = (startDate: string, endDate?: string): Lasting =>
  ({ startDate, ...(endDate && { endDate }) }) as Lasting

function resumeOf(work: readonly Lasting[], education: readonly Lasting[] = []): Resume {
  return {
    ...emptyResume(),
    work: work.map((one) => ({ ...one, highlights: [] })),
    education: education.map((one) => ({ ...one, courses: [] })),
  }
}

const pilot = resumeOf(
  [lasting('2018-03'), lasting('2015-01', '2018-02'), lasting('2013-09', '2014-12')],
  [lasting('2010', '2013')],
)

describe('the years of a résumé', () => {
  it('run from the earliest on, each until the next began, and a post without an end until now', () => {
    expect(spansOf(pilot, 2026)).toEqual([
      { year: 2010, years: 3, kind: 'education' },
      { year: 2013, years: 1, kind: 'work' },
      { year: 2015, years: 3, kind: 'work' },
      { year: 2018, years: 8, kind: 'work' },
    ])
  })

  it('are too few for a drawing where a résumé names less than three spans, or five years', () => {
    expect(spansOf(emptyResume(), 2026)).toBeUndefined()
    expect(spansOf(resumeOf([lasting('2001', '2010'), lasting('2011')]), 2026)).toBeUndefined()
    expect(
      spansOf(resumeOf([lasting('2020', '2021'), lasting('2021', '2022'), lasting('2023', '2024')]), 2026),
    ).toBeUndefined()
  })

  it('have room for few: what begins in a year to come, and two in one year, are no two spans', () => {
    const many = Array.from({ length: 30 }, (_, index) => lasting(String(1996 + index)))
    const spans = spansOf(resumeOf([...many, lasting('2031'), lasting('2025', '2025')]), 2026)
    expect(spans?.map(({ year }) => year)).toEqual([2019, 2020, 2021, 2022, 2023, 2024, 2025])
    // A long life at work is drawn in proportion.
    const old = [lasting('1970', '2001'), lasting('2001', '2010'), lasting('2010', '2015'), lasting('2015')]
    expect(spansOf(resumeOf(old), 2026)?.map(({ year, years }) => [year, years])).toEqual([
      [1970, 13],
      [2001, 4],
      [2010, 2],
      [2015, 5],
    ])
  })
})

const lookNames = looksOfEngine().map(({ name }) => name)

describe('the drawing of a look', () => {
  it.each(lookNames)('of %s is of the years of a person, where the look has one', (look) => {
    const drawn = drawingOfYears(pilot, look, 2026)
    expect(drawn !== undefined).toBe(hasDrawing(look))
    if (drawn === undefined) return
    const fact = drawingOf(drawn)
    expect(fact).toMatchObject({ leftOut: [] })
    expect(drawn).not.toMatch(/NaN|Infinity|undefined/)
    expect(drawn.length).toBeLessThan(20_000)
    // Four digits of each of four years.
    expect(drawn.match(/<path transform="translate\([\d.]+\)" d=/g)).toHaveLength(16)
    const other = resumeOf([lasting('2020'), lasting('2016', '2020'), lasting('2009', '2016')])
    expect(drawingOfYears(other, look, 2026)).not.toBe(drawn)
    expect(drawingOfYears(emptyResume(), look, 2026)).toBeUndefined()
  })

  it.each(lookNames.filter(hasDrawing))('of %s has room for few and many', (look) => {
    const few = resumeOf([lasting('2024'), lasting('2022', '2024'), lasting('2021', '2022')])
    const long = resumeOf([lasting('2025'), lasting('2004', '2025'), lasting('2003', '2004')])
    const many = resumeOf(Array.from({ length: 30 }, (_, index) => lasting(String(1996 + index))))
    for (const resume of [few, long, many])
      expect(drawingOf(drawingOfYears(resume, look, 2026) ?? '')).toMatchObject({ leftOut: [] })
  })
})

it('a first screen that shows a drawing shows that of the person, in a file that overwrites no other', async () => {
  const email = 'ada@example.com'
  const name = Array.from({ length: 40 }, (_, index) => `Ada ${index}`).find((one) =>
    hasDrawing(lookFor(one, email)),
  )
  const basics = { name, label: 'Pilot', email }
  const resume = (work: readonly Lasting[]) =>
    fileOf(
      'resume.json',
      JSON.stringify({ basics, work: work.map((one) => ({ position: 'Pilot', ...one })) }),
    )
  const home = mkdtempSync(join(tmpdir(), 'art-'))
  const importOf = (work: readonly Lasting[]) =>
    importFile(resume(work), {
      target: join(home, 'portfolio.yaml'),
      shown: 'portfolio.yaml',
      schema: '../schema',
      command: 'npm run import',
    })
  const made = await importOf(pilot.work)
  expect(made.diagnostics).toEqual([])
  expect(parse(made.text).sections[0].art).toEqual({ drawing: { src: 'images/years.svg' } })
  expect(made.text).toContain('# Drawn of the years of your posts and studies.')
  const file = made.needed.find(({ path }) => path === 'images/years.svg')
  expect(file?.content).toContain('<svg')

  mkdirSync(join(home, 'images'))
  writeFileSync(join(home, 'images/years.svg'), String(file?.content))
  const again = await importOf(pilot.work)
  expect(again.text).toContain('src: images/years.svg')
  expect(again.needed.map(({ path }) => path)).not.toContain('images/years.svg')
  writeFileSync(join(home, 'images/years.svg'), '<svg/>')
  const other = await importOf(pilot.work)
  expect(other.text).toContain('src: images/years-2.svg')
  expect(other.needed.map(({ path }) => path)).toContain('images/years-2.svg')
  expect(readFileSync(join(home, 'images/years.svg'), 'utf8')).toBe('<svg/>')

  const without = await importOf([lasting('2018')])
  expect(parse(without.text).sections[0].art).toBe('wide')
})
