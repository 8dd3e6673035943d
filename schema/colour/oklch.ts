import { createRequire } from 'node:module'

/** A colour as the eye measures it: lightness from 0 to 1, chroma from 0, hue in degrees. */
export interface Oklch {
  l: number
  c: number
  h: number
}

const require = createRequire(import.meta.url)

// Loaded on first use, with `require`: the library’s one bundled file loads eight times as fast as its modules.
let read: typeof import('culori') | undefined
function library(): typeof import('culori') {
  read ??= require('culori') as typeof import('culori')
  return read
}

/** Any opaque colour that CSS knows, such as `teal` or `rgb(0 128 128)`, as `#rrggbb`; undefined for other words. */
export function writtenHex(text: string): string | undefined {
  const { parse, formatHex } = library()
  const colour = parse(text)
  return colour && (colour.alpha ?? 1) === 1 ? formatHex(colour) : undefined
}

/** Reads `#rrggbb`. A grey has the hue 0. */
export function oklch(hex: string): Oklch {
  const { l = 0, c = 0, h = 0 } = library().converter('oklch')(hex) ?? {}
  return { l, c, h }
}

/** Returns `#rrggbb`: reduces the chroma as far as sRGB requires, and keeps lightness and hue. */
export function hexOf({ l, c, h }: Oklch): string {
  const { clampChroma, formatHex } = library()
  return formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h }, 'oklch'))
}

/** How far two colours `#rrggbb` are from one another to the eye: their distance in OKLab, from 0 to 1. */
export function distance(one: string, other: string): number {
  return library().differenceEuclidean('oklab')(one, other)
}

/** Two colours `#rrggbb` mixed as `color-mix()` does. `share`: how much of it is the second, from 0 to 1. */
export function mixed(one: string, other: string, share: number, space: 'oklab' | 'rgb' = 'oklab'): string {
  const { formatHex, interpolate } = library()
  return formatHex(interpolate([one, other], space)(share))
}
