import { expect, it } from 'vitest'
import { fill } from '../../src/ui/interpolate.ts'

it('puts a value into each mark', () => {
  expect(fill('{n} of {count}', { n: 2, count: 5 })).toBe('2 of 5')
})

it('puts a value into every mark of the same name', () => {
  expect(fill('{name}, {name}!', { name: 'Ada' })).toBe('Ada, Ada!')
})

it('leaves a mark without a value as it is', () => {
  expect(fill('{n} of {total}', { n: 0 })).toBe('0 of {total}')
})

it('leaves braces that hold no name as they are', () => {
  expect(fill('{} { n } {a b}', { n: 1, a: 2 })).toBe('{} { n } {a b}')
})

it('takes a value literally, whatever stands in it', () => {
  expect(fill('“{feedback}”', { feedback: '$& {n} $1', n: 3 })).toBe('“$& {n} $1”')
})

it('does not take what every object has for a value', () => {
  expect(fill('{constructor} {toString}', {})).toBe('{constructor} {toString}')
})
