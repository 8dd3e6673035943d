import { Blob, Face, Font } from 'harfbuzzjs'
import { describe, expect, it } from 'vitest'
import { fontRuns } from '../../src/node/build/outlines/fontRuns.ts'
import type { OutlineFont } from '../../src/node/build/outlines/outlineFonts.ts'
import { levelsOf, shapeLine } from '../../src/node/build/outlines/shape.ts'
import { tinyFont } from '../core/tinyFont.ts'

const beh = '\u0628'
const alef = '\u0627'

/** A font of bars with four shapes per letter. */
const fontOf = (glyphs: Readonly<Record<string, number>>): OutlineFont => {
  const face = new Face(new Blob(tinyFont({ glyphs, shapes: { init: 1, medi: 2, fina: 3 }, count: 18 })))
  return { font: new Font(face), unitsPerEm: face.upem, codes: new Set(face.collectUnicodes()) }
}
const family = [
  fontOf({ [beh]: 1, [alef]: 5 }),
  fontOf({ ' ': 9, a: 10, '1': 11, '2': 12, '(': 13, ')': 14, '-': 15 }),
]

/** A shaped line from left to right: for each glyph the offset of its letter, and its number, which is its width. */
function shaped(text: string, dir: 'ltr' | 'rtl') {
  const { glyphs } = shapeLine(text, levelsOf(text, dir), { stack: [family], lang: 'ar', tracking: 0 })
  const numbers = glyphs.map(({ at, box }) => [at, Math.round((box.right - box.left) * 10)] as const)
  expect(glyphs.map(({ box }) => box.left)).toEqual(
    glyphs.map(({ box }) => box.left).toSorted((a, b) => a - b),
  )
  return {
    order: numbers.map(([at]) => text[at]).join(''),
    forms: numbers.map(([, glyph]) => glyph),
    at: numbers.map(([at]) => at),
  }
}

describe('a line', () => {
  it('joins Arabic letters, from right to left', () => {
    // From left to right: the final, medial and initial form.
    expect(shaped(beh.repeat(3), 'rtl')).toMatchObject({ forms: [4, 3, 2], at: [2, 1, 0] })
    expect(shaped(beh, 'rtl').forms).toEqual([1])
    // Alef joins only to the letter before it.
    expect(shaped(beh + alef + beh, 'rtl').forms).toEqual([1, 8, 2])
  })

  it('ends joining at a space or a non-joiner, and not at a soft hyphen', () => {
    expect(shaped(`${beh} ${beh}`, 'rtl').forms).toEqual([1, 9, 1])
    expect(shaped(`${beh}\u00ad${beh}`, 'rtl').forms).toEqual([4, 2])
    expect(shaped(`${beh}\u200c${beh}`, 'rtl').forms).toEqual([1, 1])
  })

  it('orders Latin letters and numbers within Arabic ones, and Arabic ones within Latin', () => {
    expect(shaped(`${beh}${alef} aa ${beh}`, 'rtl').order).toBe(`${beh} aa ${alef}${beh}`)
    expect(shaped(`${beh} 12`, 'rtl').order).toBe(`12 ${beh}`)
    expect(shaped(`a ${beh}${alef} a`, 'ltr').order).toBe(`a ${alef}${beh} a`)
  })

  it('begins on the side of the direction of its page', () => {
    expect(shaped(`a ${beh}`, 'ltr').order).toBe(`a ${beh}`)
    expect(shaped(`a ${beh}`, 'rtl').order).toBe(`${beh} a`)
  })

  it('mirrors brackets', () => {
    // Glyph 13 opens and 14 closes.
    expect(shaped(`(${beh})`, 'rtl').forms).toEqual([13, 1, 14])
    expect(shaped(`(${beh})`, 'rtl').at).toEqual([2, 1, 0])
  })

  it('is split into runs only by font and direction', () => {
    const text = `aa${beh}${beh}\u00ad${alef}aa`
    expect(fontRuns(text, levelsOf(text, 'ltr'), [family]).map(({ start, end }) => [start, end])).toEqual([
      [0, 2],
      [2, 6],
      [6, 8],
    ])
  })

  it('leaves out letters that no font has', () => {
    expect(shaped('a\u3042a', 'ltr').order).toBe('aa')
  })
})
