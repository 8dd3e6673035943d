import type { Ground, Mode, Palette, Theme } from '../model/theme.ts'
import { contrast, nearestPassing } from './contrast.ts'
import { mixed } from './oklch.ts'

const black = '#000000'
const white = '#ffffff'

/**
 * The colours of a background in a mode, all of which pass as those of the theme do. Paper is the light palette in dark
 * mode; in light mode the page is light itself, and paper a tone darker.
 */
export function groundPalette(ground: Ground, mode: Mode, theme: Pick<Theme, Mode>): Palette {
  const page = theme[mode]
  if (ground === 'ink') return page
  if (ground === 'accent') return onAccentGround(page)
  return mode === 'dark' ? withAccent(theme.light, page) : toned(page)
}

/** A palette with the accent of another, darker or lighter where that is needed. */
function withAccent(palette: Palette, { accent, onAccent }: Palette): Palette {
  const { background, surface } = palette
  const near = nearestPassing(accent, [
    { colour: background, minRatio: 3 },
    { colour: surface, minRatio: 3 },
  ])
  const words = near && nearestPassing(onAccent, [{ colour: near, minRatio: 4.5 }])
  return near && words ? { ...palette, accent: near, onAccent: words } : palette
}

/** A palette on a background that is a tone nearer to its hairlines. */
function toned(page: Palette): Palette {
  const background = mixed(page.background, page.border, 0.35)
  const passing = (colour: string, minRatio: number) =>
    nearestPassing(colour, [{ colour: background, minRatio }]) ?? page.text
  return {
    ...page,
    background,
    border: mixed(page.border, page.text, 0.12),
    muted: passing(page.muted, 4.5),
    accent: passing(page.accent, 3),
  }
}

/** A palette whose background is the accent, and on which all that stands out is what can be read on it. */
function onAccentGround({ accent, onAccent }: Palette): Palette {
  // Away from the words on it, so that they are read there as well.
  const away = contrast(onAccent, black) > contrast(onAccent, white) ? black : white
  return {
    background: accent,
    surface: mixed(accent, away, 0.1),
    raised: mixed(accent, away, 0.18),
    border: mixed(accent, onAccent, 0.45),
    text: onAccent,
    muted: onAccent,
    accent: onAccent,
    onAccent: accent,
  }
}
