import { describe, expect, it } from 'vitest'
import { contrast } from '../../schema/colour/contrast.ts'
import { groundPalette } from '../../schema/colour/grounds.ts'
import { hexOf } from '../../schema/colour/oklch.ts'
import { pairs, paletteOf } from '../../schema/colour/palette.ts'
import { groundsOf } from '../../schema/model/grounds.ts'
import { grounds } from '../../schema/model/theme.ts'

const sections = ['hero', 'about', 'skills', 'services', 'projects', 'faq', 'contact'] as const
const listed = sections.map((type) => ({ type }))

describe('the backgrounds of sections', () => {
  it('are that of the page where the theme says nothing', () => {
    expect(groundsOf({}, listed)).toEqual(sections.map(() => 'ink'))
  })

  it('take turns as the theme says, and end with that of the form', () => {
    const turns = ['paper', 'ink', 'paper', 'accent', 'paper', 'ink', 'accent']
    const given = { first: 'paper', turns: ['ink', 'paper', 'accent', 'paper'], form: 'accent' } as const
    expect(groundsOf({ grounds: { ...given, turns: [...given.turns] } }, listed)).toEqual(turns)
  })

  it('are shared by sections with headings as small as labels', () => {
    const small = (type: 'timeline' | 'prose' | 'contact') => ({ type, label: 'One', heading: 'One' })
    const sheet = [{ type: 'hero' as const }, small('timeline'), small('prose'), small('contact')]
    const given = {
      first: 'ink' as const,
      turns: ['paper' as const, 'ink' as const],
      form: 'accent' as const,
    }
    expect(groundsOf({ grounds: given }, sheet)).toEqual(['ink', 'paper', 'paper', 'paper'])
  })

  it('are what a section says, whatever the theme says', () => {
    const two = [{ type: 'hero' as const }, { type: 'prose' as const, ground: 'accent' as const }]
    expect(groundsOf({}, two)).toEqual(['ink', 'accent'])
    expect(groundsOf({ grounds: { first: 'paper', turns: ['ink'], form: 'ink' } }, two)).toEqual([
      'paper',
      'accent',
    ])
  })

  const hues = Array.from({ length: 24 }, (_, index) => index * 15)

  it.each(hues)('have readable words with an accent of the hue %i', (h) => {
    const accent = hexOf({ l: 0.7, c: 0.16, h })
    const theme = { dark: paletteOf('dark', { accent }), light: paletteOf('light', { accent }) }
    for (const mode of ['dark', 'light'] as const)
      for (const ground of grounds) {
        const palette = groundPalette(ground, mode, theme)
        for (const { front, back, minRatio } of pairs)
          expect(
            contrast(palette[front], palette[back]),
            `${front} on ${back}, ${ground}`,
          ).toBeGreaterThanOrEqual(minRatio)
      }
  })
})
