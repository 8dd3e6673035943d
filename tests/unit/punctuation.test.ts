import { expect, it } from 'vitest'
import { punctuationIn } from '../../src/ui/punctuation.ts'

it.each([
  ['en', 'A, B'],
  ['de-AT', 'A, B'],
  ['ja', 'A、B'],
  ['zh-Hant-TW', 'A、B'],
  ['FA', 'A، B'],
])('a list in %s is %s', (lang, list) => {
  expect(['A', 'B'].join(punctuationIn(lang).comma)).toBe(list)
})
