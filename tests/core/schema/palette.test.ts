import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadPortfolio } from '../../../schema/check/loadPortfolio.ts'
import { contrast } from '../../../schema/colour/contrast.ts'
import { oklch } from '../../../schema/colour/oklch.ts'
import { pairs, paletteOf } from '../../../schema/colour/palette.ts'
import { texturedGround, textureInk } from '../../../schema/colour/texture.ts'
import { colourTokens, palettes, theme } from '../../../schema/model/theme.ts'
import { pathText } from '../../../schema/report/diagnostics.ts'
import { cases } from '../../setup/cases.ts'
import { found, good, spoil } from './setting.ts'

const modes = ['dark', 'light'] as const
const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`)

const themed = (lines: readonly string[]) =>
  spoil(good, 'nav:', `theme:\n${lines.map((line) => `  ${line}\n`).join('')}nav:`)

/** The theme of a file with these lines below `theme`. */
function themeOf(...lines: string[]) {
  const loaded = loadPortfolio(themed(lines), { file: 'portfolio.yaml' })
  if (!('portfolio' in loaded)) throw new Error(loaded.diagnostics.map(({ message }) => message).join('; '))
  return loaded.portfolio.theme
}

describe.each(modes)('from any accent, in the %s mode,', (mode) => {
  it('every text colour has enough contrast on its backgrounds', () => {
    fc.assert(
      fc.property(colour, (accent) => {
        const palette = paletteOf(mode, { accent })
        for (const { front, back, minRatio } of pairs)
          expect(
            contrast(palette[front], palette[back]),
            `${front} ${palette[front]} on ${back} ${palette[back]}`,
          ).toBeGreaterThan(minRatio)
      }),
      { numRuns: cases(300) },
    )
  })

  it('and on a textured ground too, where the texture is strongest', () => {
    fc.assert(
      fc.property(colour, fc.constantFrom('grain', 'grid'), (accent, texture) => {
        const palette = paletteOf(mode, { accent, shape: { texture } })
        expect(textureInk(palette)).toBeGreaterThan(0.06)
        const ground = texturedGround(palette, textureInk(palette))
        for (const { front, back, minRatio } of pairs) {
          expect(contrast(palette[front], palette[back]), front).toBeGreaterThan(minRatio)
          if (back === 'background') expect(contrast(palette[front], ground), front).toBeGreaterThan(minRatio)
        }
      }),
      { numRuns: cases(100) },
    )
  })

  it('the texture is only as strong as keeps a written palette readable', () => {
    fc.assert(
      fc.property(colour, colour, (text, muted) => {
        const palette = { ...palettes[mode], text, muted }
        const ground = texturedGround(palette, textureInk(palette))
        const isRead = (on: string) => contrast(text, on) >= 4.5 && contrast(muted, on) >= 4.5
        if (isRead(palette.background)) expect(isRead(ground)).toBe(true)
      }),
    )
  })

  it('the page keeps its lightness, and its tint is hardly visible', () => {
    fc.assert(
      fc.property(colour, (accent) => {
        const palette = paletteOf(mode, { accent })
        for (const token of ['background', 'surface', 'raised', 'border', 'text', 'muted'] as const) {
          expect(Math.abs(oklch(palette[token]).l - oklch(palettes[mode][token]).l), token).toBeLessThan(0.01)
          expect(oklch(palette[token]).c, token).toBeLessThan(0.02)
        }
      }),
    )
  })

  it('an accent with enough contrast is kept as it is', () => {
    fc.assert(
      fc.property(colour, (accent) => {
        const palette = paletteOf(mode, { accent })
        const far = [palette.background, palette.surface].every((ground) => contrast(accent, ground) >= 3.1)
        if (far) expect(palette.accent).toBe(accent)
      }),
    )
  })
})

it('a yellow becomes dark enough for a light page, and stays yellow', () => {
  const { light } = themeOf('mode: light', "accent: '#ffdd00'")
  expect(contrast(light.accent, light.background)).toBeGreaterThan(3)
  expect(Math.abs(oklch(light.accent).h - oklch('#ffdd00').h)).toBeLessThan(2)
  expect(light.background).not.toBe(palettes.light.background)
})

it('a grey accent leaves the page grey', () => {
  for (const mode of modes)
    for (const token of colourTokens)
      expect(oklch(paletteOf(mode, { accent: '#777777' })[token]).c).toBeLessThan(0.001)
})

it('a file without an accent has the default colours', () => {
  expect(themeOf('mode: dark')).toEqual(theme.parse({}))
})

it('a given colour wins over the derived one, and the others adapt to it', () => {
  const plain = themeOf("accent: '#3b5bdb'")
  const { dark, light } = themeOf("accent: '#3b5bdb'", 'light:', "  background: '#c0c0c0'")
  expect(dark).toEqual(plain.dark)
  expect(light).toMatchObject({ background: '#c0c0c0', surface: plain.light.surface })
  expect(light.muted).not.toBe(plain.light.muted)
  expect(contrast(light.muted, '#c0c0c0')).toBeGreaterThan(4.5)
  // Also if it is the accent of one mode.
  const given = themeOf("accent: '#3b5bdb'", 'dark:', "  accent: '#ffdd00'").dark
  expect(given.accent).toBe('#ffdd00')
  expect(contrast(given.onAccent, '#ffdd00')).toBeGreaterThan(4.5)
})

it('with any accent only a given colour is reported, at its position, with a colour that fixes it', () => {
  fc.assert(
    fc.property(
      colour,
      colour,
      fc.constantFrom(...modes),
      fc.constantFrom(...colourTokens),
      (accent, one, mode, token) => {
        const text = (given: string) =>
          themed([`mode: ${mode}`, `accent: '${accent}'`, `${mode}:`, `  ${token}: '${given}'`])
        const reported = found(text(one))
        expect(
          new Set(reported.map(({ code, path }) => `${code} ${pathText(path)}`)).size,
        ).toBeLessThanOrEqual(1)
        const [first] = reported
        if (!first) return
        expect(first).toMatchObject({ code: 'low-contrast', path: ['theme', mode, token], line: 11 })
        const fix = /#[0-9a-f]{6}/.exec(first.label ?? '')?.[0]
        if (fix) expect(found(text(fix))).toEqual([])
      },
    ),
    { numRuns: cases(100) },
  )
})
