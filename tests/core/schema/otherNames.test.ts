import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { alsoCalled, otherNames } from '../../../schema/check/issues/otherNames.ts'

it('only keys of the schema have synonyms', () => {
  const schema = readFileSync('schema/portfolio.schema.json', 'utf8')
  const keys = Object.keys(otherNames)
  expect(keys.filter((key) => !schema.includes(`"${key}": {`))).toEqual([])
})

it.each([
  ['URL', ['name', 'href'], 'href'],
  ['alt_text', ['src', 'alt'], 'alt'],
  // The first of the possible meanings.
  ['title', ['label', 'name'], 'label'],
  ['href', ['name', 'icon'], undefined],
  ['constructor', ['toString', 'constructor'], undefined],
])('%s as one of the keys %s means %s', (name, keys, meant) => {
  expect(alsoCalled(name, keys)).toBe(meant)
})
