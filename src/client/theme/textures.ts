import type { Theme } from '../../../schema/model/theme.ts'

/** The colour of a texture, nearly transparent: see `build/documents/colours.ts`. */
const ink = 'var(--texture)'

/** The side of a square of the grid, in px. */
const square = 64

/**
 * The texture of the background, as CSS; empty where it is plain. It is fixed behind the page, so that scrolling
 * repaints nothing. Grain is noise that a filter renders once, into a tile: no file, and no gradient that could band.
 */
export function texture({ texture }: Theme['shape']): string {
  if (texture === 'plain') return ''
  const tile =
    texture === 'grid'
      ? `background:linear-gradient(${ink} 1px,transparent 0) var(--margin) 0/${square}px ${square}px,linear-gradient(90deg,${ink} 1px,transparent 0) var(--margin) 0/${square}px ${square}px`
      : `background:${ink};-webkit-mask:${noise};mask:${noise}`
  return `body::before{content:"";position:fixed;z-index:-1;inset:0;pointer-events:none;${tile}}@media print{body::before{display:none}}`
}

/** Noise, about half of it transparent, as a mask. */
const noise = `url("data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><filter id="n"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.6 -.8"/></filter><rect width="100%" height="100%" filter="url(#n)"/></svg>',
)}")`
