import { expect, it } from 'vitest'
import { load } from '../../../schema/check/load.ts'
import { meantLanguage } from '../../../schema/check/meantLanguage.ts'
import { textOf } from './setting.ts'

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
  [
    'start: 2018, end: gestern',
    'is "gestern"',
    'write present for what goes on: each language says it in its own word',
  ],
  ['start: ２０１８年３月', 'is "２０１８年３月"', 'write 2018-03'],
])('%s is told as it is written, with what to write', (keys, message, help) => {
  const resume = `resume:\n  work:\n    - { organisation: Loom Works, ${keys} }\n`
  const loaded = load(`${textOf('tests/fixtures/good.yaml')}\n${resume}`, { file: 'portfolio.yaml' })
  const told = 'diagnostics' in loaded ? loaded.diagnostics : []
  expect(told.map(({ message }) => message)).toEqual([expect.stringContaining(message)])
  expect(told[0]?.help).toBe(help)
})
