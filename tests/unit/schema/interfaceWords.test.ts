import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { interfaceWords } from '../../../schema/model/interfaceWords/index.ts'

const languages = readdirSync('schema/model/interfaceWords').flatMap(
  (name) => /^([a-z]{2,3})\.ts$/.exec(name)?.[1] ?? [],
)

it('the words of every language that has a file are found', () => {
  expect(languages).toContain('de')
  expect(languages.filter((language) => !interfaceWords(new Intl.Locale(language)))).toEqual([])
})
