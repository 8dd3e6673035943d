import { expect, it } from 'vitest'
import { withKeys } from '../../src/client/ui/withKeys.ts'

it('gives each entry a unique key, even equal ones', () => {
  const keys = withKeys(['Clerk', 'Clerk', 'Engineer', 'Clerk'], String).map(([key]) => key)
  expect(new Set(keys).size).toBe(4)
})

it('does not confuse a number in a text with the number of a repetition', () => {
  const keys = withKeys(['Clerk', 'Clerk', 'Clerk 1', '1 Clerk'], String).map(([key]) => key)
  expect(new Set(keys).size).toBe(4)
})

it('keeps the entries in their order', () => {
  expect(withKeys([{ n: 1 }, { n: 1 }, { n: 2 }], ({ n }) => `${n}`).map(([, { n }]) => n)).toEqual([1, 1, 2])
})

it('gives an entry the same key at any position', () => {
  const keyOf = (items: string[]) => withKeys(items, String).find(([, item]) => item === 'Engineer')?.[0]
  expect(keyOf(['Engineer', 'Clerk'])).toBe(keyOf(['Clerk', 'Engineer']))
})
