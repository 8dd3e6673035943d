import { expect, it } from 'vitest'
import { positionOf } from '../../src/sections/projects/positionOf.ts'

it('a project has its number among others, and none alone', () => {
  const section = { position: '{n} of {count}' } as Parameters<typeof positionOf>[0]
  expect(positionOf(section, 0, 2)).toBe('1 of 2')
  expect(positionOf(section, 0, 1)).toBeFalsy()
})
