import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contrast } from '../../schema/colour/contrast.ts'
import { paletteOf } from '../../schema/colour/palette.ts'
import { theme } from '../../schema/model/theme.ts'
import { tokens } from '../../src/theme/tokens.ts'

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`)

it('beneath the pointer the accent moves away from what is written on it', () => {
  fc.assert(
    fc.property(colour, fc.constantFrom('dark', 'light'), (accent, mode) => {
      const palette = paletteOf(mode, { accent })
      const css = tokens({ ...theme.parse({}), mode, [mode]: palette })
      const [, towards = ''] =
        /--accent-lit:color-mix\(in oklab,var\(--accent\),(#\w{3}) 14%\)/.exec(css) ?? []
      const ends = { '#000': '#000000', '#fff': '#ffffff' }
      const [near, far] = towards === '#000' ? [ends['#fff'], ends['#000']] : [ends['#000'], ends['#fff']]
      expect(contrast(palette.onAccent, far), `${palette.onAccent} towards ${towards}`).toBeGreaterThan(
        contrast(palette.onAccent, near),
      )
    }),
  )
})
