import { describe, expect, it } from 'vitest'
import { parseDate, parsePeriod, parseRange } from '../../../schema/text/writtenDates.ts'

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
    ['Mar ’20', '2020-03'],
    ["Sept '98", '1998-09'],
    ['15th March 2021', '2021-03-15'],
    ['2021. május', '2021-05'],
    ['fevrier 2019', '2019-02'],
    ['março/2019', '2019-03'],
    ['май 2019 г.', '2019-05'],
    ['травень 2019', '2019-05'],
    ['مايو ٢٠١٩', '2019-05'],
    ['Mayıs 2019', '2019-05'],
    ['únor 2019', '2019-02'],
    ['februára 2019', '2019-02'],
    ['Μαΐου 2019', '2019-05'],
    ['февруари 2019 г.', '2019-02'],
    ['ožujka 2019', '2019-03'],
    ['desembre del 2019', '2019-12'],
    ['Agustus 2019', '2019-08'],
    ['มีนาคม 2019', '2019-03'],
    ['जून 2019', '2019-06'],
    ['जनवरी २०१९', '2019-01'],
    ['फरवरी 2019', '2019-02'],
    ['জুন ২০১৯', '2019-06'],
    ['জানু ২০১৯', '2019-01'],
    ['Desde 2019', undefined],
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
    'Actualidad',
    'н.в.',
    'till date',
    '至今（9个月）',
    'nykyhetki',
    'současnost',
    'jelenleg',
    'danas',
    'ปัจจุบัน',
    'वर्तमान',
    'বর্তমান',
  ])('may be a word for the present, as %s', (text) => {
    expect(parseDate(text)).toBe('present')
  })

  it.each(['01/02/2018', '31.04.2018', '29.02.2018', '2019-Q3', 'Summer 2015', '2020 (since 2018)'])(
    'is not read if it is ambiguous or invalid: %s',
    (text) => {
      expect(parseDate(text)).toBeUndefined()
    },
  )
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
  ['Jan. 2022 -- current', '2022-01', 'present'],
  ['May – August 2021', '2021-05', '2021-08'],
  ['Nov – Feb 2021', '2020-11', '2021-02'],
  ['12 May – 3 June 2021', '2021-05-12', '2021-06-03'],
  ['Mar ’20 – Apr ’21', '2020-03', '2021-04'],
  ['Since May 2020', '2020-05', 'present'],
  ['seit 2020', '2020', 'present'],
  ['depuis mars 2019', '2019-03', 'present'],
  ['dal 2019', '2019', 'present'],
  ['sinds mei 2019', '2019-05', 'present'],
  ['od maja 2019', '2019-05', 'present'],
  ['з 2019', '2019', 'present'],
  ['منذ 2019', '2019', 'present'],
  ['מאז 2019', '2019', 'present'],
  ['From June 2015 to August 2016', '2015-06', '2016-08'],
  ['von März 2019 bis Juni 2020', '2019-03', '2020-06'],
  ['de mars 2019 à juin 2020', '2019-03', '2020-06'],
  ['desde enero de 2017 hasta la fecha', '2017-01', 'present'],
  ['desde 2019 até 2021', '2019', '2021'],
  ['dal 2019 al 2021', '2019', '2021'],
  ['van mei 2019 tot heden', '2019-05', 'present'],
  ['od 2019 do 2021', '2019', '2021'],
  ['с мая 2019 по настоящее время', '2019-05', 'present'],
  ['من مايو 2019 إلى يونيو 2020', '2019-05', '2020-06'],
  ['Jan 2020 - Present · 2 yrs 3 mos', '2020-01', 'present'],
  ['sedan 2019', '2019', 'present'],
  ['2018/19', '2018', '2019'],
  ['2018-22', '2018', '2022'],
  ['May 2020 till date', '2020-05', 'present'],
])('a range may be written as %s', (text, start, end) => {
  expect(parseRange(text)).toEqual({ start, end })
})

it.each([
  '2018 – 2019 – 2020',
  `2018${' '.repeat(80)}– 2020`,
  '2019-03',
  '2019-Q3',
  '2021-03-14',
  '2011-12',
  '2018/2021',
  '2018 and 2020',
  'May – 2021',
  'May 2021',
  '-',
])('%s is not a range', (text) => {
  expect(parseRange(text)).toBeUndefined()
})

it.each([
  ['Summer 2019', '2019', '2019'],
  ['Summer 2019 – Fall 2020', '2019', '2020'],
  ['Spring – Fall 2020', '2020', '2020'],
  ['Summer 2019 – Present', '2019', 'present'],
  ['Sommer 2019', '2019', '2019'],
  ['été 2019', '2019', '2019'],
  ['verano de 2019', '2019', '2019'],
  ['estate 2019', '2019', '2019'],
  ['outono de 2019', '2019', '2019'],
  ['lato 2019', '2019', '2019'],
  ['літо 2019', '2019', '2019'],
  ['صيف 2019', '2019', '2019'],
  ['קיץ 2019', '2019', '2019'],
  ['2019年夏', '2019', '2019'],
  ['2019년 여름', '2019', '2019'],
  ['2019-Q3', '2019', '2019'],
  ['2019-Q3 – Present', '2019', 'present'],
  ['Mid-2019 – late 2021', '2019', '2021'],
  ['c. 2010 – 2012', '2010', '2012'],
])('of %s the years are read', (text, start, end) => {
  expect(parsePeriod(text)).toEqual({ start, end, isRough: true })
})

it.each([
  ['until May 2019', '2019', '2019'],
  ['từ 2018 đến nay', '2018', '2018'],
  ['May 2026 (expected)', '2026', '2026'],
  ['ab Frühjahr 2018 – auf Weiteres', '2018', 'present'],
])('of %s, which is not understood, so are they', (text, start, end) => {
  expect(parsePeriod(text)).toEqual({ start, end, isRough: true })
})

it('an end in words that are not known has not come', () => {
  expect(parseRange('2018 – bis auf Weiteres')).toEqual({ start: '2018', end: 'present' })
})

it.each(['every summer', 'spring semester', '3 years', '🌞'.repeat(99)])(
  'nothing is read from %s',
  (text) => {
    expect(parsePeriod(text)).toBeUndefined()
  },
)
