import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeIn } from '../../src/node/editor/changedLines.ts'

const textOf = (lines: readonly string[]) => lines.join('\n')
const change = (before: readonly string[], after: readonly string[]) => ({
  file: 'portfolio.yaml',
  before: textOf(before),
  after: textOf(after),
})

describe('a change in what others have made of the text', () => {
  it('is made wherever its lines are by now, and takes back what it has made alone', () => {
    const blocks = fc.array(
      fc.record({
        own: fc.constantFrom('replaced', 'removed', 'behind'),
        other: fc.constantFrom('kept', 'replaced', 'removed', 'behind'),
      }),
      { minLength: 3, maxLength: 12 },
    )
    const written = (index: number, what: string, who: string) => {
      // Lines around it that nobody changes, of which some are everywhere the same.
      const around = [`a${index}`, 'same', `b${index}`]
      if (what === 'removed') return around
      const line = what === 'replaced' ? `${who}${index}` : `line${index}`
      return what === 'behind' ? [...around, line, `${who}${index}`] : [...around, line]
    }
    fc.assert(
      fc.property(blocks, fc.nat(11), (all, nth) => {
        const mine = nth % all.length
        const text = (isMine: boolean, isOthers: boolean) =>
          all.flatMap(({ own, other }, index) => {
            if (index === mine) return written(index, isMine ? own : 'kept', 'own')
            return written(index, isOthers ? other : 'kept', 'other')
          })
        const own = change(text(false, false), text(true, false))
        expect(changeIn(textOf(text(false, true)), own)).toBe(textOf(text(true, true)))
        const back = change(text(true, false), text(false, false))
        expect(changeIn(textOf(text(true, true)), back)).toBe(textOf(text(false, true)))
      }),
      { numRuns: 300 },
    )
  })

  it('is not made where its own lines, or those on both sides of it, are others', () => {
    const own = change(['a', 'b', 'c', 'd'], ['a', 'x', 'c', 'd'])
    expect(changeIn('a\ny\nc\nd', own)).toBeUndefined()
    expect(changeIn('a\nc\nd', own)).toBeUndefined()
    expect(changeIn('z\nb\ny\nd', own)).toBeUndefined()
    expect(changeIn('z\nb\nc\nd', own)).toBe('z\nx\nc\nd')
    // What is put between two lines needs both of them.
    const added = change(['a', 'b'], ['a', 'x', 'b'])
    expect(changeIn('a\ny\nb', added)).toBeUndefined()
    expect(changeIn('y\na\nb\ny', added)).toBe('y\na\nx\nb\ny')
  })
})
