import { expect, it } from 'vitest'
import { lineChanges } from '../../src/client/editor/panel/lineChanges.ts'

it('lines that stay between those that change are told from them', () => {
  expect(lineChanges(['a', 'b', 'c', 'd'], ['b', 'x', 'd', 'e'])).toEqual([
    { kind: 'del', lines: ['a'] },
    { kind: 'same', lines: ['b'] },
    { kind: 'del', lines: ['c'] },
    { kind: 'ins', lines: ['x'] },
    { kind: 'same', lines: ['d'] },
    { kind: 'ins', lines: ['e'] },
  ])
  expect(lineChanges([], ['a', 'b'])).toEqual([{ kind: 'ins', lines: ['a', 'b'] }])
  expect(lineChanges(['a'], ['a'])).toEqual([{ kind: 'same', lines: ['a'] }])
})
