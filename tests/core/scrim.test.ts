import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { contrast } from '../../schema/colour/contrast.ts'
import { mixed } from '../../schema/colour/oklch.ts'
import { paletteOf } from '../../schema/colour/palette.ts'
import { type PictureTones, scrimOf, type Tones } from '../../schema/colour/scrim.ts'
import { tonesOfPixels } from '../../schema/pictures/decoding.ts'
import { cases } from '../setup/cases.ts'

const modes = ['dark', 'light'] as const
const accents = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`)

const everywhere = (tones: Tones): PictureTones => ({ whole: tones, left: tones, right: tones, top: tones })
const white = everywhere([[0xffffff, 1]])
const black = everywhere([[0x000000, 1]])
const checkered = everywhere([
  [0xffffff, 0.5],
  [0x000000, 0.5],
])

describe.each(modes)('over any picture, in the %s mode,', (mode) => {
  it('text and the accent of the headline have enough contrast, for any accent of the site', () => {
    fc.assert(
      fc.property(accents, fc.constantFrom(white, black, checkered), (accent, tones) => {
        const palette = paletteOf(mode, { accent })
        const scrim = scrimOf(tones, palette, 'ltr')
        for (const [opacity, front, ratio] of [
          [scrim.whole, palette.text, 4.5],
          [scrim.side, palette.text, 4.5],
          [scrim.header, palette.text, 4.5],
          [scrim.whole, scrim.accent, 3],
          [scrim.side, scrim.accent, 3],
        ] as const)
          for (const [colour] of tones.whole) {
            const pixel = `#${colour.toString(16).padStart(6, '0')}`
            const behind = mixed(pixel, palette.background, opacity, 'rgb')
            expect(contrast(front, behind), `${front} on ${behind}`).toBeGreaterThanOrEqual(ratio)
          }
      }),
      { numRuns: cases(100) },
    )
  })

  it('a picture like the background needs no scrim, and one unlike it stays visible', () => {
    const palette = paletteOf(mode, {})
    const [like, unlike] = mode === 'dark' ? [black, white] : [white, black]
    expect(scrimOf(like, palette, 'ltr')).toMatchObject({ whole: 0, side: 0, header: 0 })
    expect(scrimOf(unlike, palette, 'ltr').whole).toBeLessThan(0.75)
  })
})

it('without the accent in its words a picture is covered only as far as plain text needs', () => {
  const palette = paletteOf('light', { accent: '#c2410c' })
  const sand = everywhere([[0xc8b490, 1]])
  const { whole, accent } = scrimOf(sand, palette, 'ltr', false)
  expect(accent).toBe(palette.accent)
  expect(whole).toBe(0)
  expect(scrimOf(sand, palette, 'ltr').whole).toBeGreaterThan(0.1)
})

it('a picture with unknown pixels gets the scrim of the worst case', () => {
  const palette = paletteOf('dark', {})
  expect(scrimOf(undefined, palette, 'ltr')).toEqual(scrimOf(checkered, palette, 'ltr'))
})

it('a bright part of a picture needs no scrim if it is beside the text, where lines end', async () => {
  const half = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><path fill="#fff" d="M450 0h150v400H450z"/><path d="M0 0h450v400H0z"/></svg>`
  const tones = await tonesOfPixels(sharp(Buffer.from(half)))
  const palette = paletteOf('dark', {})
  expect(scrimOf(tones, palette, 'ltr')).toMatchObject({ side: 0 })
  expect(scrimOf(tones, palette, 'ltr').whole).toBeGreaterThan(0.4)
  expect(scrimOf(tones, palette, 'rtl').side).toBeGreaterThan(0.4)
})

it('a bright spot smaller than a letter changes nothing, a larger one does', async () => {
  const dark = (side: number) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><path d="M0 0h900v600H0z"/><path fill="#fff" d="M99 99h${side}v${side}h-${side}z"/></svg>`,
      ),
    )
  const palette = paletteOf('dark', {})
  expect(scrimOf(await tonesOfPixels(dark(6)), palette, 'ltr').whole).toBe(0)
  expect(scrimOf(await tonesOfPixels(dark(40)), palette, 'ltr').whole).toBeGreaterThan(0.4)
})
