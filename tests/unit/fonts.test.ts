import { describe, expect, test } from 'vitest'
import { fontFaces, inRange } from '../../src/publish/fonts.ts'

const latin = 'U+0000-00FF, U+0131, U+2000-206F'

describe('whether a text needs a range of characters', () => {
  test.each([
    ['plain words', latin, true],
    ['“quotation marks”', latin, true],
    ['ıı', 'U+0131', true],
    ['سلام', latin, false],
    ['سلام', 'U+0600-06FF', true],
    ['🚀', 'U+1F680', true],
    ['', latin, false],
  ])('%j in %s: %s', (text, range, needed) => {
    expect(inRange(text, range)).toBe(needed)
  })
})

describe('the faces of a family', () => {
  const options = { role: 'Display', axes: 'wdth', text: 'Hello.', address: (file: string) => file } as const

  test('are latin and latin-ext for English text, under the name of their role, and never exchanged late', () => {
    const faces = fontFaces('Bricolage Grotesque', options)
    expect(faces.map(({ file }) => file.replace(/^.*grotesque-|-wdth.*$/g, '')).sort()).toEqual([
      'latin',
      'latin-ext',
    ])
    for (const { css } of faces) {
      expect(css).toContain('font-family:Display;')
      expect(css).toContain('font-display:optional')
    }
  })

  test('preload what the first words need, and nothing else', () => {
    const preloaded = fontFaces('Bricolage Grotesque', options).filter(({ preload }) => preload)
    expect(preloaded.map(({ file }) => file.replace(/^.*grotesque-/, ''))).toEqual([
      'latin-wdth-normal.woff2',
    ])
  })

  test('include another script where the text has it', () => {
    const faces = fontFaces('Bricolage Grotesque', { ...options, text: 'Tiếng Việt' })
    expect(faces.some(({ file }) => file.includes('vietnamese'))).toBe(true)
  })

  test('of a family that is not installed are refused with the command that installs it', () => {
    expect(() => fontFaces('No Such Face', options)).toThrow('npm install @fontsource-variable/no-such-face')
  })
})
