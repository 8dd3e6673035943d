import { expect, it } from 'vitest'
import { positionOf } from '../../src/client/sections/projects/ProjectParts.tsx'

it('a project has a position among several, and none if it is the only one', () => {
  const section = { position: '{n} of {count}' } as Parameters<typeof positionOf>[0]
  expect(positionOf(section, 0, 2)).toBe('1 of 2')
  expect(positionOf(section, 0, 1)).toBeFalsy()
})
