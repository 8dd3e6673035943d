import type { Palette } from '../model/theme.ts'
import { contrast, type Need } from './contrast.ts'
import { mixed } from './oklch.ts'

/** The largest share of the text colour in a texture of the background, from 0 to 1. */
const maxInk = 0.07

/** The tokens used on the background, and the minimum contrast ratio of each to it. */
const fronts = [
  ['text', 4.5],
  ['muted', 4.5],
  ['accent', 3],
] as const

/** The background where a texture is strongest: `#rrggbb`. */
export const texturedGround = (
  { background, text }: Pick<Palette, 'background' | 'text'>,
  ink = maxInk,
): string => mixed(background, text, ink, 'rgb')

/** The contrast that a token needs to the background where that has a texture. */
export function needsOnTexture(token: string, palette: Pick<Palette, 'background' | 'text'>): Need[] {
  const colour = texturedGround(palette)
  return fronts.flatMap(([front, minRatio]) => (front === token ? [{ colour, minRatio }] : []))
}

/** The strongest ink of a texture, from 0 to 1, with which all tokens on the background can still be read. */
export function textureInk(palette: Palette): number {
  for (let ink = maxInk; ink > 0; ink -= 0.005) {
    const ground = texturedGround(palette, ink)
    if (fronts.every(([front, minRatio]) => contrast(palette[front], ground) >= minRatio)) return ink
  }
  return 0
}
