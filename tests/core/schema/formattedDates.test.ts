import { describe, expect, it } from 'vitest'
import { dateIn, periodIn } from '../../../schema/text/languages.ts'

it('a date is as precise as it is written, in the format of the language', () => {
  expect(['2021', '2021-03', '2021-03-05'].map((date) => dateIn('en', date))).toEqual([
    '2021',
    'Mar 2021',
    'Mar 5, 2021',
  ])
  expect(dateIn('de', '2021-03')).toBe('März 2021')
  expect(dateIn('ja', '2021-03')).toBe('2021年3月')
})

describe.each(['ar', 'de', 'en', 'fr', 'he', 'ja', 'ko', 'pl', 'tr', 'zh-Hans'])('in %s', (lang) => {
  it('a month is in words, also in a range, which has both of its ends', () => {
    // With the characters of Chinese, Japanese and Korean.
    expect(dateIn(lang, '2021-03')).toMatch(/2021.*\p{Letter}|\p{Letter}.*2021/u)
    const range = periodIn(lang, { start: '2017-09', end: '2021-02' }, 'now')
    expect(range).toMatch(/2017.*2021/s)
    expect(range).not.toMatch(/\d\/\d/)
  })

  it('a period has no days, whatever its dates have, and may go on', () => {
    const period = (start: string, end: string) => periodIn(lang, { start, end }, 'now')
    expect(period('2021-03-15', '2023-04-20')).toBe(period('2021-03', '2023-04'))
    expect(period('2021-03-15', 'present')).toBe(`${dateIn(lang, '2021-03')} – now`)
    expect(periodIn(lang, { start: '2021-03-15' }, 'now')).toBe(dateIn(lang, '2021-03'))
  })
})

it('a period does not repeat what both ends have in common, and may lack one or both', () => {
  expect(periodIn('en', { start: '2021-03', end: '2021-06' }, 'present')).toMatch(/^Mar\s–\sJun 2021$/)
  expect(periodIn('en', { start: '2019', end: '2021' }, 'present')).toMatch(/^2019\s?–\s?2021$/)
  expect(periodIn('en', { start: '2019', end: '2021-06' }, 'present')).toBe('2019 – Jun 2021')
  expect(periodIn('de', { start: '2019', end: 'present' }, 'heute')).toBe('2019 – heute')
  expect(periodIn('en', { end: '2019' }, 'present')).toBe('2019')
  expect(periodIn('en', {}, 'present')).toBe('')
})
