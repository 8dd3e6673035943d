import { expect, it } from 'vitest'
import { interpolate } from '../../src/client/ui/text/words.tsx'

it('replaces each placeholder by its value', () => {
  expect(interpolate('{n} of {count}', { n: '2', count: '5' })).toBe('2 of 5')
})

it('replaces every placeholder of the same name', () => {
  expect(interpolate('{name}, {name}!', { name: 'Ada' })).toBe('Ada, Ada!')
})

it('keeps a placeholder without a value', () => {
  expect(interpolate('{n} of {total}', { n: '0' })).toBe('0 of {total}')
})

it('keeps braces that do not contain a name', () => {
  expect(interpolate('{} { n } {a b}', { n: '1', a: '2' })).toBe('{} { n } {a b}')
})

it('inserts a value literally', () => {
  expect(interpolate('“{feedback}”', { feedback: '$& {n} $1', n: '3' })).toBe('“$& {n} $1”')
})

it('ignores inherited properties', () => {
  expect(interpolate('{constructor} {toString}', {})).toBe('{constructor} {toString}')
})
