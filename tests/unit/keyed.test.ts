import { expect, it } from 'vitest'
import { withKeys } from '../../src/ui/withKeys.ts'

it('gives each entry a key of its own, also those that say the same', () => {
  const keys = withKeys(['Clerk', 'Clerk', 'Engineer', 'Clerk'], String).map(([key]) => key)
  expect(new Set(keys).size).toBe(4)
})

it('takes no number that a text ends or begins with for that of a repeated one', () => {
  const keys = withKeys(['Clerk', 'Clerk', 'Clerk 1', '1 Clerk'], String).map(([key]) => key)
  expect(new Set(keys).size).toBe(4)
})

it('keeps the entries in their order', () => {
  expect(withKeys([{ n: 1 }, { n: 1 }, { n: 2 }], ({ n }) => `${n}`).map(([, { n }]) => n)).toEqual([1, 1, 2])
})

it('gives an entry the same key wherever it stands', () => {
  const keyOf = (items: string[]) => withKeys(items, String).find(([, item]) => item === 'Engineer')?.[0]
  expect(keyOf(['Engineer', 'Clerk'])).toBe(keyOf(['Clerk', 'Engineer']))
})
