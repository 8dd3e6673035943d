import type { Palette } from '../model/theme.ts'
import { contrast, type Need } from './contrast.ts'
import { mixed } from './oklch.ts'

/** How much of the text's colour a texture of the ground has at most, from 0 to 1. */
const maxInk = 0.07

/** What stands on the ground, and the minimum contrast of each with it. */
const fronts = [
  ['text', 4.5],
  ['muted', 4.5],
  ['accent', 3],
] as const

/** The ground where a texture is strongest: `#rrggbb`. */
export const texturedGround = (
  { background, text }: Pick<Palette, 'background' | 'text'>,
  ink = maxInk,
): string => mixed(background, text, ink, 'rgb')

/** What a colour on the ground of a palette needs where the ground has a texture. */
export function needsOnTexture(token: string, palette: Pick<Palette, 'background' | 'text'>): Need[] {
  const colour = texturedGround(palette)
  return fronts.flatMap(([front, minRatio]) => (front === token ? [{ colour, minRatio }] : []))
}

/** How much ink a texture has in a palette: as much as leaves all that stands on the ground to be read. */
export function textureInk(palette: Palette): number {
  for (let ink = maxInk; ink > 0; ink -= 0.005) {
    const ground = texturedGround(palette, ink)
    if (fronts.every(([front, minRatio]) => contrast(palette[front], ground) >= minRatio)) return ink
  }
  return 0
}
