import { expect, it } from 'vitest'
import { punctuationIn } from '../../src/shared/punctuation.ts'

it.each([
  ['en', 'A, B'],
  ['de-AT', 'A, B'],
  ['ja', 'A、B'],
  ['zh-Hant-TW', 'A、B'],
  ['FA', 'A، B'],
])('a list in %s is %s', (lang, list) => {
  expect(['A', 'B'].join(punctuationIn(lang).comma)).toBe(list)
})

it.each([
  ['en', 'A: B'],
  ['fr-CA', 'A\u00a0: B'],
  ['zh', 'A：B'],
])('a name and its value in %s are joined as in %s', (lang, line) => {
  expect(['A', 'B'].join(punctuationIn(lang).colon)).toBe(line)
})
