import { describe, expect, it } from 'vitest'
import { dateIn, periodIn } from '../../../schema/text/languages.ts'

describe('a date', () => {
  it('is as precise as it is written', () => {
    expect(dateIn('en', '2021')).toBe('2021')
    expect(dateIn('en', '2021-03')).toBe('Mar 2021')
    expect(dateIn('en', '2021-03-05')).toBe('Mar 5, 2021')
  })

  it('is in the format of the language', () => {
    expect(dateIn('de', '2021-03')).toBe('März 2021')
    expect(dateIn('ja', '2021-03')).toBe('2021年3月')
  })
})

const languages = [
  'ar',
  'de',
  'en',
  'es',
  'fr',
  'he',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt-BR',
  'tr',
  'uk',
  'zh-Hans',
]

describe.each(languages)('in %s', (lang) => {
  it('a date is as precise as it is written, with the name of its month', () => {
    const [year, month, day] = ['2021', '2021-03', '2021-03-15'].map((date) => dateIn(lang, date))
    expect(year).toMatch(/^2021\P{Letter}?$|^2021[年년]$/u)
    expect(month).toContain('2021')
    expect(day).toContain('15')
    // The month by name, or with the characters of Chinese, Japanese and Korean.
    for (const one of [month, day]) expect(one).toMatch(/\p{Letter}/u)
    expect(new Set([year, month, day]).size).toBe(3)
  })

  it.each([
    ['2017-09', '2021-02', '2017', '2021'],
    ['2021-03', '2021-06', '2021', '2021'],
    ['2015', '2016', '2015', '2016'],
  ])('%s to %s is a range with both ends', (start, end, first, second) => {
    const range = periodIn(lang, { start, end }, 'now')
    expect(range).toContain(first)
    expect(range.lastIndexOf(second)).toBeGreaterThanOrEqual(0)
    expect(range).not.toMatch(/\d\/\d/)
    expect(range.length).toBeGreaterThan(dateIn(lang, end).length)
  })

  it('a period has no days, whatever its dates have', () => {
    const period = (start: string, end: string) => periodIn(lang, { start, end }, 'now')
    expect(period('2021-03-15', '2023-04-20')).toBe(period('2021-03', '2023-04'))
    expect(period('2021-03-15', 'present')).toBe(period('2021-03', 'present'))
    expect(periodIn(lang, { start: '2021-03-15' }, 'now')).toBe(dateIn(lang, '2021-03'))
  })

  it('a period that goes on ends with the word for the present', () => {
    expect(periodIn(lang, { start: '2021-03', end: 'present' }, 'now')).toBe(
      `${dateIn(lang, '2021-03')} – now`,
    )
  })
})

describe('a period', () => {
  it('is a range that does not repeat what both ends have in common', () => {
    expect(periodIn('en', { start: '2021-03', end: '2021-06' }, 'present')).toMatch(/^Mar\s–\sJun 2021$/)
    expect(periodIn('en', { start: '2019', end: '2021' }, 'present')).toMatch(/^2019\s?–\s?2021$/)
  })

  it('may have ends of different precision', () => {
    expect(periodIn('en', { start: '2019', end: '2021-06' }, 'present')).toBe('2019 – Jun 2021')
  })

  it('may go on, have one end or none', () => {
    expect(periodIn('de', { start: '2019', end: 'present' }, 'heute')).toBe('2019 – heute')
    expect(periodIn('en', { end: '2019' }, 'present')).toBe('2019')
    expect(periodIn('en', {}, 'present')).toBe('')
  })
})
