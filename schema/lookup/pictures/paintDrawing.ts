import { colourTokens, kebab, type Palette } from '../../model/theme.ts'
import type { Drawing } from './drawing.ts'

/** The frame of a drawing in a picture, in px. The drawing keeps its proportions. */
export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

/**
 * A drawing of the owner's as part of an SVG picture. No theme applies there, so its tokens and `currentColor` are
 * replaced by the colours of a palette.
 *
 * @param align its alignment in the frame, as in `preserveAspectRatio`
 */
export function paintDrawing(
  { body, viewBox }: Drawing,
  palette: Palette,
  { x, y, width, height, align = 'xMidYMid' }: Frame & { align?: string },
): string {
  const colours = new Map(colourTokens.map((token) => [kebab(token), palette[token]]))
  const painted = body
    .replace(/var\(\s*--([a-z-]+)\s*(?:,[^()]*)?\)/g, (_, token) => colours.get(token) ?? palette.text)
    // The depths of layers are for the page only.
    .replaceAll(/ data-layer="" style="[^"]*"/g, '')
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="${align}" color="${palette.text}">${painted}</svg>`
}
