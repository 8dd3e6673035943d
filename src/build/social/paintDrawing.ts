import type { Drawing } from '../../../schema/lookup/pictures/drawing.ts'
import { colourTokens, type Palette } from '../../../schema/model/theme.ts'
import { kebab } from '../html/colours.ts'

/** Where a drawing goes in a picture, in px. It keeps its proportions. */
export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

/**
 * A drawing of the owner's as a part of an SVG picture, where no theme colours it: the tokens and `currentColor` have the
 * colours of a palette.
 *
 * @param align where it stands in its frame, as `preserveAspectRatio` has it
 */
export function paintDrawing(
  { body, viewBox }: Drawing,
  palette: Palette,
  { x, y, width, height, align = 'xMidYMid' }: Frame & { align?: string },
): string {
  const colours = new Map(colourTokens.map((token) => [kebab(token), palette[token]]))
  const painted = body
    .replace(/var\(\s*--([a-z-]+)\s*(?:,[^()]*)?\)/g, (_, token) => colours.get(token) ?? palette.text)
    // The depths of its layers, which only the page needs.
    .replaceAll(/ data-layer="" style="[^"]*"/g, '')
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="${align}" color="${palette.text}">${painted}</svg>`
}
