import { expect, it } from 'vitest'
import { interpolate } from '../../src/ui/interpolate.ts'

it('puts a value into each mark', () => {
  expect(interpolate('{n} of {count}', { n: 2, count: 5 })).toBe('2 of 5')
})

it('puts a value into every mark of the same name', () => {
  expect(interpolate('{name}, {name}!', { name: 'Ada' })).toBe('Ada, Ada!')
})

it('leaves a mark without a value as it is', () => {
  expect(interpolate('{n} of {total}', { n: 0 })).toBe('0 of {total}')
})

it('leaves braces that hold no name as they are', () => {
  expect(interpolate('{} { n } {a b}', { n: 1, a: 2 })).toBe('{} { n } {a b}')
})

it('takes a value literally, whatever stands in it', () => {
  expect(interpolate('“{feedback}”', { feedback: '$& {n} $1', n: 3 })).toBe('“$& {n} $1”')
})

it('does not take what every object has for a value', () => {
  expect(interpolate('{constructor} {toString}', {})).toBe('{constructor} {toString}')
})
