import fc from 'fast-check'
import { expect, it } from 'vitest'
import { careerPalette } from '../../schema/colour/career.ts'
import { contrast } from '../../schema/colour/contrast.ts'
import { oklch } from '../../schema/colour/oklch.ts'
import { paletteOf } from '../../schema/colour/palette.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)

it('of any accent the colours of a career are read with 5 to 1, and recede into the background', () => {
  fc.assert(
    fc.property(colour, fc.constantFrom('dark' as const, 'light' as const), (accent, mode) => {
      const palette = paletteOf(mode, { accent })
      const colours = careerPalette(palette)
      for (const { ground, ink } of colours) expect(contrast(ground, ink)).toBeGreaterThanOrEqual(5)
      const far = colours
        .slice(1)
        .map(({ ground }) => Math.abs(oklch(ground).l - oklch(palette.background).l))
      expect(far).toEqual(far.toSorted((a, b) => b - a))
    }),
  )
})

it('of a look the colours are its own, and what is read on those before now is moved to 5 to 1', () => {
  const palette = { ...paletteOf('dark', {}), text: '#ffd21f', background: '#15120a' }
  const given = { now: '#ffd21f', ink: '#17140a', before: ['#d3122c', '#8c1222', '#4c1319', '#2d1713'] }
  const all = careerPalette(palette, given)
  expect(all.map(({ ground }) => ground)).toEqual([given.now, ...given.before])
  for (const { ground, ink } of all) expect(contrast(ground, ink)).toBeGreaterThanOrEqual(5)
})
