import { describe, expect, it } from 'vitest'
import { parseDate, parseRange } from '../../../schema/languages/writtenDates.ts'
import { fileOf, importOf } from './importing.ts'

describe('a date', () => {
  it.each([
    ['2021年3月', '2021-03'],
    ['2021年', '2021'],
    ['2020-1', '2020-01'],
    ['13.2021', undefined],
    ['32.3.2021', undefined],
    ['20.5', undefined],
    ['spring 2021', undefined],
    ['01.04.2018', '2018-04-01'],
    ['1. 4. 2018', '2018-04-01'],
    ['25/12/2018', '2018-12-25'],
    ['12/25/2018', '2018-12-25'],
    ['03/03/2018', '2018-03-03'],
    ['29.02.2020', '2020-02-29'],
    ['30.04.2018', '2018-04-30'],
    ['05-2018', '2018-05'],
    ['05.2018', '2018-05'],
    ['2018年', '2018'],
    ['2018年5月3日', '2018-05-03'],
    ['2018년 5월', '2018-05'],
    ['2015-03（1年6个月）', '2015-03'],
    ['March 2015 (2 years)', '2015-03'],
  ])('may be written as %s', (text, date) => {
    expect(parseDate(text)).toBe(date)
  })

  it.each([
    '至今',
    '현재',
    'حتى الآن',
    'en cours',
    'la actualidad',
    'laufend',
    'по настоящее время',
    '至今（9个月）',
  ])('may be a word for the present, as %s', (text) => {
    expect(parseDate(text)).toBe('present')
  })

  it.each([
    '01/02/2018',
    '31.04.2018',
    '29.02.2018',
    '2019-Q3',
    'Summer 2015',
    'May 2026 (expected)',
    '2020 (since 2018)',
  ])('is not read if it is ambiguous or invalid: %s', (text) => {
    expect(parseDate(text)).toBeUndefined()
  })
})

it.each([
  ['2016-2019', '2016', '2019'],
  ['2019.03-2020.05', '2019-03', '2020-05'],
  ['10/2018-Present', '2018-10', 'present'],
  ['Jan 2020-Dec 2021', '2020-01', '2021-12'],
  ['May 2021 -', '2021-05', 'present'],
  ['2019年3月至今', '2019-03', 'present'],
  ['2018年4月〜2020年3月', '2018-04', '2020-03'],
  ['2018年4月～現在', '2018-04', 'present'],
  ['2018年4月〜', '2018-04', 'present'],
  ['März 2012 bis heute', '2012-03', 'present'],
])('a range may be written as %s', (text, start, end) => {
  expect(parseRange(text)).toEqual({ start, end })
})

it.each([
  '2018 – 2019 – 2020',
  `2018${' '.repeat(80)}– 2020`,
  'Present – 2020',
  '2019-03',
  '2019-Q3',
  '2021-03-14',
  'May 2021',
  '-',
])('%s is not a range', (text) => {
  expect(parseRange(text)).toBeUndefined()
})

it('a post with unreadable dates is on the page, with its dates as written', async () => {
  const resume = {
    basics: { name: 'Ada Okafor', email: 'ada@example.com' },
    work: [
      { name: 'Harbour', position: 'Pilot', startDate: '2019-Q3', endDate: 'Present' },
      { name: 'Lagoon', position: 'Diver', startDate: 'Summer 2015' },
      { name: 'Quay', position: 'Cook', startDate: 'Present', endDate: '2016' },
      { name: 'Reef', position: 'Guide', startDate: '2010-01', endDate: '2014-12' },
    ],
    education: [{ institution: 'School of the Sea', studyType: 'Diploma', startDate: '2006 - 2009' }],
  }
  const { written, left } = await importOf(fileOf('resume.json', JSON.stringify(resume)))
  expect(written.sections.find(({ id }) => id === 'work')).toMatchObject({
    items: [
      { title: 'Pilot', dates: '2019-Q3 – Present' },
      { title: 'Diver', dates: 'Summer 2015' },
      { title: 'Cook', dates: 'Present – 2016' },
      { title: 'Guide', start: '2010-01', end: '2014-12' },
    ],
  })
  expect(written.sections.find(({ id }) => id === 'education')).toMatchObject({
    items: [{ start: '2006', end: '2009' }],
  })
  expect(left).toEqual([])
})
