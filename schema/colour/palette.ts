import { type ColourToken, colourTokens, type Mode, type Palette, palettes } from '../model/theme.ts'
import { own } from '../yaml/valueAt.ts'
import { contrast, type Need, nearestPassing } from './contrast.ts'
import { hexOf, oklch } from './oklch.ts'
import { needsOnTexture } from './texture.ts'

/** Which colours meet, and the minimum contrast of each pair: WCAG AA for text, and for large text. */
export const pairs: readonly { front: ColourToken; back: ColourToken; minRatio: number }[] = [
  { front: 'text', back: 'background', minRatio: 4.5 },
  { front: 'text', back: 'surface', minRatio: 4.5 },
  { front: 'text', back: 'raised', minRatio: 4.5 },
  { front: 'muted', back: 'background', minRatio: 4.5 },
  { front: 'muted', back: 'surface', minRatio: 4.5 },
  { front: 'muted', back: 'raised', minRatio: 4.5 },
  { front: 'onAccent', back: 'accent', minRatio: 4.5 },
  // The accent is only set in large text.
  { front: 'accent', back: 'background', minRatio: 3 },
  { front: 'accent', back: 'surface', minRatio: 3 },
]

/** The contrast that a token needs to those colours of a palette that are known. */
export function needsOf(token: ColourToken, palette: Partial<Palette>): Need[] {
  return pairs.flatMap(({ front, back, minRatio }) => {
    if (front !== token && back !== token) return []
    const colour = palette[front === token ? back : front]
    return colour === undefined ? [] : [{ colour, minRatio }]
  })
}

/**
 * The palette of a mode. A token is what `theme` gives if that is a colour `#rrggbb`, else derived from the accent of
 * the theme, else the default. `theme` need not be valid.
 */
export function paletteOf(mode: Mode, theme: unknown): Palette {
  const given: Partial<Palette> = {}
  for (const token of colourTokens) {
    const colour = own(own(theme, mode), token)
    if (isColour(colour)) given[token] = colour
  }
  const accent = own(theme, 'accent')
  return isColour(accent)
    ? derived(accent, mode, { given, hasTexture: hasTexture(theme) })
    : { ...palettes[mode], ...given }
}

/** Whether the background has a texture, which derived colours need contrast to as well. */
const hasTexture = (theme: unknown): boolean => {
  const texture = own(own(theme, 'shape'), 'texture')
  return texture === 'grain' || texture === 'grid'
}

const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

/** The chroma of each neutral token: low enough to look like tinted light rather than paint. */
const tints = {
  dark: { background: 0.008, surface: 0.01, raised: 0.012, border: 0.016, text: 0.008, muted: 0.012 },
  light: { background: 0.012, surface: 0.006, raised: 0, border: 0.016, text: 0.012, muted: 0.014 },
}

/** An accent of at least this chroma tints the neutral tokens fully; a grey accent leaves them grey. */
const vivid = 0.1

/**
 * What derived colours have beyond the minimum ratio. 4.55 can always be met: black or white has 4.58 on any colour.
 */
const margin = 0.05

/**
 * Derives the palette of a mode from an accent: the lightness of the default tokens, in the hue of the accent, moved as
 * far as contrast requires beside the given tokens. If contrast is still missing, the given tokens are at fault.
 */
function derived(
  accent: string,
  mode: Mode,
  { given, hasTexture }: { given: Partial<Palette>; hasTexture: boolean },
): Palette {
  const { c, h } = oklch(accent)
  const share = Math.min(1, c / vivid)
  const tinted = (token: keyof typeof tints.dark) =>
    hexOf({ l: oklch(palettes[mode][token]).l, c: tints[mode][token] * share, h })
  const grounds = {
    background: tinted('background'),
    surface: tinted('surface'),
    raised: tinted('raised'),
    border: tinted('border'),
    ...given,
  }
  const textured = (token: ColourToken) =>
    hasTexture ? needsOnTexture(token, { text: tinted('text'), ...grounds }) : []
  const moved = (token: ColourToken, colour: string, others: Partial<Palette>) => {
    const passing = (all: Partial<Palette>) =>
      nearestPassing(
        colour,
        [...needsOf(token, all), ...textured(token)].map((need) => ({
          ...need,
          minRatio: need.minRatio + margin,
        })),
      )
    // If the given tokens rule out every colour, ignore them here, so that the check blames them alone.
    return given[token] ?? passing(others) ?? passing(without(others, given)) ?? colour
  }
  const text = moved('text', tinted('text'), grounds)
  const muted = moved('muted', tinted('muted'), grounds)
  const button = moved('accent', accent, grounds)
  const ink = inkOn(button, { c: tints.dark.background * share, h })
  const onAccent = moved('onAccent', ink, { accent: button })
  return { ...grounds, text, muted, accent: button, onAccent }
}

/** The tinted default ink or the default white: whichever has more contrast to the accent. */
function inkOn(accent: string, tint: { c: number; h: number }): string {
  const ink = hexOf({ l: oklch(palettes.dark.onAccent).l, ...tint })
  const white = palettes.light.onAccent
  return contrast(ink, accent) > contrast(white, accent) ? ink : white
}

const without = (palette: Partial<Palette>, given: Partial<Palette>): Partial<Palette> =>
  Object.fromEntries(Object.entries(palette).filter(([token]) => !Object.hasOwn(given, token)))
