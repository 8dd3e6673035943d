import type { Palette, Theme } from '../model/theme.ts'
import { contrast, nearestPassing } from './contrast.ts'
import { hexOf, oklch } from './oklch.ts'

/** A colour of a career, and that of what is read on it. */
export interface CareerColour {
  ground: string
  ink: string
}

/** The contrast of what is read on a colour of a career. */
const minRatio = 5

/** The lightness and the chroma, as a share of that of the accent, of what is before the present, the nearest first. */
const receding = {
  dark: [0.5, 0.38, 0.28, 0.22],
  light: [0.8, 0.86, 0.9, 0.93],
  chroma: [0.75, 0.55, 0.35, 0.2],
}

/** What a look says of the colours of a career in a mode. */
type Given = NonNullable<NonNullable<Theme['career']>['dark']>

/**
 * The five colours of a career on a palette, the present first: those that are given, or the accent and four of its hue
 * that recede into the background. Mixed towards the background they would be mud.
 */
export function careerPalette(palette: Palette, given?: Given): CareerColour[] {
  const { accent, onAccent, text, background } = palette
  const passing = (colour: string, other: string) => nearestPassing(colour, [{ colour: other, minRatio }])
  if (given)
    return [
      { ground: given.now, ink: given.ink },
      ...given.before.map((ground) => ({ ground, ink: passing(text, ground) ?? strongest(ground) })),
    ]
  const { c, h } = oklch(accent)
  const lightness = oklch(background).l < 0.5 ? receding.dark : receding.light
  const before = receding.chroma.map((share, index) => hexOf({ l: lightness[index] ?? 0, c: c * share, h }))
  return [
    { ground: passing(accent, onAccent) ?? accent, ink: onAccent },
    ...before.map((ground) => ({ ground: passing(ground, text) ?? ground, ink: text })),
  ]
}

/** Black or white, whichever is read better on a colour. */
const strongest = (ground: string) =>
  contrast('#000000', ground) > contrast('#ffffff', ground) ? '#000000' : '#ffffff'
