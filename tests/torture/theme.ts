import fc from 'fast-check'
import type { z } from 'zod'
import { contrast } from '../../schema/colour/contrast.ts'
import { pairs, paletteOf } from '../../schema/colour/palette.ts'
import { installedFonts } from '../../schema/fonts/installedFonts.ts'
import { type Mode, type Palette, palettes, theme as schema } from '../../schema/model/theme.ts'
import { fromSchema } from './fromSchema.ts'
import { drawing } from './pictures.ts'

type Written = z.input<typeof schema>

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)

/** Whether all pairs of colours in a palette have enough contrast: the check refuses any other. */
const isReadable = (palette: Palette) =>
  pairs.every(({ front, back, minRatio }) => contrast(palette[front], palette[back]) >= minRatio)

/** A palette as the YAML has it: one that suits an accent, dark or light, with borders of any colour. */
const palette = fc
  .tuple(fc.constantFrom<Mode>('dark', 'light'), fc.option(hex, { nil: undefined }), hex)
  .map(([mode, accent, border]) => ({ ...(accent ? paletteOf(mode, { accent }) : palettes[mode]), border }))
  .filter(isReadable)

const fonts: fc.Arbitrary<NonNullable<Written>['fonts']> = fc.record(
  {
    display: fc.constantFrom(...installedFonts()),
    text: fc.constantFrom(...installedFonts()),
    weight: fc.integer({ min: 100, max: 900 }),
    width: fc.integer({ min: 50, max: 150 }),
  },
  { requiredKeys: [] },
)

/** Every option of the theme: mode, accent, palettes, families, weight, width, section headers, corners, shape and logo. */
export const theme: fc.Arbitrary<NonNullable<Written>> = fc.record(
  {
    mode: fc.constantFrom('dark', 'light', 'system'),
    accent: hex,
    dark: palette,
    light: palette,
    fonts,
    sectionHeaders: fc.constantFrom('beside', 'above'),
    radius: fc.integer({ min: 0, max: 40 }),
    shape: fromSchema(schema.unwrap().shape.shape, fc.constant('')),
    logo: fc.oneof(
      fc.constant('none' as const),
      fc.record({ src: drawing, name: fc.boolean() }, { requiredKeys: ['src'] }),
    ),
  },
  { requiredKeys: [] },
)
