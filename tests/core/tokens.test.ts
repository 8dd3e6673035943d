import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contrast, luminance, numberOf } from '../../schema/colour/contrast.ts'
import { paletteOf } from '../../schema/colour/palette.ts'
import { texturedGround } from '../../schema/colour/texture.ts'
import { theme } from '../../schema/model/theme.ts'
import { tokens } from '../../src/client/theme/tokens.ts'
import { colours, coloursOf, litEnd } from '../../src/node/build/documents/colours.ts'

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`)

it.each(['dark', 'light'] as const)('in %s mode the lit plane ends in %s', (mode) => {
  fc.assert(
    fc.property(colour, (accent) => {
      const palette = paletteOf(mode, { accent })
      const [lightest, end] = [palette.accent, litEnd(palette)].map((hex) => luminance(numberOf(hex)))
      const lighter = (end ?? 0) - (lightest ?? 0)
      expect(mode === 'light' ? lighter : -lighter).toBeGreaterThanOrEqual(0)
    }),
  )
})

it('on hover the accent does not lose contrast with the text on it', () => {
  fc.assert(
    fc.property(colour, fc.constantFrom('dark', 'light'), (accent, mode) => {
      const palette = paletteOf(mode, { accent })
      const css = tokens({ ...theme.parse({}), mode, [mode]: palette }, colours)
      const [, lit = ''] = /--accent-lit:(#\w{6})/.exec(css) ?? []
      expect(contrast(palette.onAccent, lit), `${lit} from ${accent}`).toBeGreaterThanOrEqual(
        contrast(palette.onAccent, palette.accent),
      )
    }),
  )
})

it('the colour of what went wrong can be read on any ground', () => {
  fc.assert(
    fc.property(colour, (background) => {
      const palette = { ...theme.parse({}).dark, background }
      const [, problem = ''] = /--problem:(#\w{6})/.exec(colours(palette)) ?? []
      expect(contrast(problem, background), `${problem} on ${background}`).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

it('the scrolled header has the tone of a page with grain: between its ground and its strongest grain', () => {
  const { light: palette } = theme.parse({})
  const groundWith = (texture: 'plain' | 'grain' | 'grid') =>
    coloursOf({ ...theme.parse({}).shape, texture })(palette)
      .match(/--header-ground:(#\w{6})/g)
      ?.at(-1)
  const toneOf = (hex = '') => luminance(numberOf(hex.replace(/^.*:/, '')))
  expect(groundWith('plain')).toBe(`--header-ground:${palette.background}`)
  expect(groundWith('grid')).toBe(groundWith('plain'))
  expect(toneOf(groundWith('grain'))).toBeLessThan(toneOf(palette.background))
  expect(toneOf(groundWith('grain'))).toBeGreaterThan(toneOf(texturedGround(palette)))
})
