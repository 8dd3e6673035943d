import { careerPalette } from '../../../../schema/colour/career.ts'
import { nearestPassing } from '../../../../schema/colour/contrast.ts'
import { hexOf, mixed, oklch } from '../../../../schema/colour/oklch.ts'
import { textureInk } from '../../../../schema/colour/texture.ts'
import { kebab, type Theme } from '../../../../schema/model/theme.ts'
import { tintTurns } from '../../../client/theme/constants.ts'

type Palette = Theme['dark']

/** The colour that darkens others, in either mode. */
export const shade = '#000000'

/** The colour that lightens them. */
export const light = '#ffffff'

/** Appends an alpha channel to `#rrggbb`: 0 is transparent, 1 opaque. */
const clear = (colour: string, opacity: number) =>
  colour +
  Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')

/** The share of the ground that grain covers, as it is seen from afar. */
const grainCover = 0.54

/** The ground of the scrolled header: nearly opaque, so that words below it never mix with its own. */
const headerGround = (background: string) => clear(background, 0.95)

/**
 * The CSS variables of `colours`, and `--texture` where the theme has one. Grain tones the ground, and the header with it:
 * it would be a paler strip on the page otherwise.
 */
export const coloursOf =
  ({ texture }: Theme['shape']) =>
  (palette: Palette): string => {
    if (texture === 'plain') return colours(palette)
    const ink = textureInk(palette)
    const textured = `${colours(palette)};--texture:${clear(palette.text, ink)}`
    if (texture !== 'grain') return textured
    return `${textured};--header-ground:${headerGround(mixed(palette.background, palette.text, ink * grainCover, 'rgb'))}`
  }

/** The rough lightness of `#rrggbb`, from 0 to 255: enough to tell which of two contrasting colours is lighter. */
function lightness(hex: string): number {
  const number = Number.parseInt(hex.slice(1), 16)
  return 0.2 * (number >> 16) + 0.7 * ((number >> 8) & 255) + 0.1 * (number & 255)
}

/** The accent rotated to other hues, with the same lightness and chroma. */
export function tintColours({ accent }: Palette): string {
  const { l, c, h } = oklch(accent)
  const tints = tintTurns.map((turn, index) => [
    `tint-${index}`,
    `oklch(${l.toFixed(4)} ${c.toFixed(4)} ${((h + turn + 360) % 360).toFixed(1)})`,
  ])
  return declarations(Object.fromEntries(tints))
}

export const isLightGround = ({ background }: Palette): boolean => lightness(background) > 127

/** The far end of the lit plane, from the accent: in the shade on a dark ground, in the light on a light one. */
export const litEnd = (palette: Palette): string =>
  isLightGround(palette) ? mixed(palette.accent, light, 1 / 3) : mixed(palette.accent, shade, 0.32)

/**
 * The colours of a palette, and all that are derived from them, as CSS variables. They are mixed while building:
 * browsers know `color-mix()` since 2023 and relative colours since 2024, and one that does not would drop the
 * declaration.
 */
export function colours(palette: Palette): string {
  const { background, border, text, muted, accent } = palette
  const isLight = isLightGround(palette)
  const all = {
    ...Object.fromEntries(Object.entries(palette).map(([token, colour]) => [kebab(token), colour])),
    // On hover the accent moves away from the colour of the text on it.
    'accent-lit': litAccent(palette),
    'accent-edge': mixed(border, accent, 0.55, 'rgb'),
    'accent-glow': clear(accent, isLight ? 0.24 : 0.42),
    'accent-haze': clear(accent, isLight ? 0.09 : 0.16),
    soft: mixed(muted, text, 0.3),
    'field-edge': mixed(muted, background, 0.25),
    'header-ground': headerGround(background),
  }
  return declarations(all)
}

const declarations = (colours: Record<string, string>) =>
  Object.entries(colours)
    .map(([token, colour]) => `--${token}:${colour}`)
    .join(';')

const litAccent = ({ accent, onAccent }: Palette) =>
  mixed(accent, lightness(onAccent) > lightness(accent) ? shade : light, 0.14)

/** The colours of a career on a palette, from the present on, and those of what is read on each. */
export function careerColours(palette: Palette, { dark, light, career }: Theme): string {
  const ofLight = palette === light ? career?.light : undefined
  const given = palette === dark ? career?.dark : ofLight
  const all = careerPalette(palette, given).flatMap(({ ground, ink }, index) => [
    [`career-${index}`, ground],
    [`on-career-${index}`, ink],
  ])
  return declarations(Object.fromEntries(all))
}

/** Glass that lets the lit plane glow: it gives light in either mode. */
function glassColours(palette: Palette): Record<string, string> {
  const isLight = isLightGround(palette)
  return {
    'plane-light': isLight ? clear(light, 0.22) : clear(palette.text, 0.09),
    'plane-dim': isLight ? clear(light, 0.06) : clear(palette.text, 0.03),
  }
}

/** The colours of planes in space as CSS variables. */
export function planeColours(palette: Palette): string {
  const { text, accent } = palette
  return declarations({
    'lit-end': litEnd(palette),
    'lit-edge': isLightGround(palette) ? light : accent,
    'plane-edge': clear(text, 0.18),
    ...glassColours(palette),
  })
}

/**
 * The colours of sheets in space as CSS variables, and of large letters among them: those have a contrast of 3 : 1, and some more for the
 * glass before them.
 */
export function sheetColours(palette: Palette): string {
  const { background, text, accent, onAccent } = palette
  const { l, c, h } = oklch(accent)
  const deep = hexOf({ l: l - 0.085, c, h: h - 6 })
  const far = nearestPassing(deep, [{ colour: onAccent, minRatio: 4.2 }]) ?? accent
  const readOn = (...grounds: string[]) => grounds.map((colour) => ({ colour, minRatio: 3.4 }))
  const dark = mixed(background, accent, 0.24)
  return declarations({
    'lit-far': far,
    'lit-rim': mixed(accent, light, 0.6),
    'letters-through':
      nearestPassing(mixed(onAccent, accent, 0.24), readOn(litAccent(palette), accent, far)) ?? onAccent,
    'letters-near': nearestPassing(mixed(text, accent, 0.4), readOn(background, dark)) ?? text,
    'sheet-dark': dark,
    'glass-edge': clear(text, 0.4),
    ...glassColours(palette),
  })
}
