import { expect, it } from 'vitest'
import { load } from '../../../schema/check/load.ts'
import { meantDate } from '../../../schema/check/meantDate.ts'
import { meantLanguage } from '../../../schema/check/meantLanguage.ts'
import { textOf } from './setting.ts'

it.each([
  ['03.2021', 'de', '2021-03'],
  ['3/2021', 'en', '2021-03'],
  ['2021/3', 'ja', '2021-03'],
  ['2021.03.15', 'ko', '2021-03-15'],
  ['15.3.2021', 'de', '2021-03-15'],
  ['2021年3月', 'ja', '2021-03'],
  ['２０２１年３月１５日', 'ja', '2021-03-15'],
  ['2021年', 'zh', '2021'],
  ['März 2021', 'de', '2021-03'],
  ['Sep. 2021', 'fr', '2021-09'],
  ['mars 2021', 'fr', '2021-03'],
  ['2020-1', 'en', '2020-01'],
  ['03/04/2021', 'en', undefined],
  ['13.2021', 'de', undefined],
  ['32.3.2021', 'de', undefined],
  ['20.5', 'en', undefined],
  ['spring 2021', 'en', undefined],
])('the date meant by %s in %s is %s', (written, lang, date) => {
  expect(meantDate(written, lang)).toBe(date)
})

it.each([
  ['de_DE', 'de-DE'],
  ['zh_Hant_TW', 'zh-Hant-TW'],
  ['german', 'de'],
  ['Deutsch', 'de'],
  ['日本語', 'ja'],
  ['klingonisch', undefined],
])('the language meant by %s is %s', (written, tag) => {
  expect(meantLanguage(written)).toBe(tag)
})

it.each([
  ['start: 04.2018', 'is 04.2018', 'write 2018-04'],
  ['start: 2018.10', 'is 2018.10', 'write 2018-10'],
  [
    'start: 2018, end: heute',
    'is "heute"',
    'write present for what goes on: each language says it in its own word',
  ],
])('%s is told as it is written, with what to write', (keys, message, help) => {
  const resume = `resume:\n  work:\n    - { organisation: Loom Works, ${keys} }\n`
  const loaded = load(`${textOf('tests/fixtures/good.yaml')}\n${resume}`, { file: 'portfolio.yaml' })
  const told = 'diagnostics' in loaded ? loaded.diagnostics : []
  expect(told.map(({ message }) => message)).toEqual([expect.stringContaining(message)])
  expect(told[0]?.help).toBe(help)
})
