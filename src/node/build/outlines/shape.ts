import bidiFactory from 'bidi-js'
import { Buffer, BufferFlag, Direction, shape } from 'harfbuzzjs'
import { type FontRun, type FontStack, fontRuns } from './fontRuns.ts'

/** A glyph of a shaped line. Lengths are in em, y grows upwards from the baseline. */
export interface PlacedGlyph {
  /** The offset in the text of the first letter that it represents. */
  at: number
  /** Its outline as the data of an SVG path, in units of the font. */
  path: string
  /** The size of a font unit in em. */
  unit: number
  x: number
  y: number
  /** Its bounding box. */
  box: { left: number; right: number; top: number; bottom: number }
}

/** How a line is shaped. */
export interface Shaping {
  stack: FontStack
  /** The language of the text, for glyphs that differ by language. */
  lang: string
  /** Letter spacing in em, for scripts that have some. */
  tracking: number
}

const bidi = bidiFactory()

/** The levels of the bidirectional algorithm for each UTF-16 unit of a paragraph. */
export const levelsOf = (text: string, dir: 'ltr' | 'rtl'): Uint8Array =>
  bidi.getEmbeddingLevels(text, dir).levels

/** Scripts that take letter spacing. In others letters join, or hang from a line that spacing would cut. */
const spaced = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}]/u

/** The glyphs of a line from left to right, joined, composed and ordered as their scripts require, and its advance. */
export function shapeLine(
  text: string,
  levels: Uint8Array,
  { stack, lang, tracking }: Shaping,
): { glyphs: PlacedGlyph[]; advance: number } {
  const runs = inVisualOrder(text, levels, fontRuns(text, levels, stack))
  const glyphs: PlacedGlyph[] = []
  let x = 0
  for (const run of runs) {
    const { font, unitsPerEm } = run.font
    const unit = 1 / unitsPerEm
    const shaped = shapeRun(text, run, lang)
    shaped.forEach(({ codepoint: glyph, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 }, index) => {
      const { xBearing, yBearing, width, height } = font.glyphExtents(glyph) ?? noExtents
      const left = x + (xOffset + xBearing) * unit
      const top = (yOffset + yBearing) * unit
      if (width !== 0)
        glyphs.push({
          at: cluster,
          path: font.glyphToPath(glyph),
          unit,
          x: x + xOffset * unit,
          y: yOffset * unit,
          box: { left, right: left + width * unit, top, bottom: top + height * unit },
        })
      x += xAdvance * unit
      const isLast = shaped[index + 1]?.cluster !== cluster
      if (isLast && spaced.test(String.fromCodePoint(text.codePointAt(cluster) ?? 0))) x += tracking
    })
  }
  return { glyphs, advance: x }
}

const noExtents = { xBearing: 0, yBearing: 0, width: 0, height: 0 }

/** The glyphs of a run from left to right. The shaper knows the text around the run, with which letters may join. */
function shapeRun(text: string, { start, end, level, font }: FontRun, lang: string) {
  const buffer = new Buffer()
  buffer.addText(text, start, end - start)
  buffer.guessSegmentProperties()
  buffer.setDirection(level % 2 === 1 ? Direction.RTL : Direction.LTR)
  buffer.setLanguage(lang)
  buffer.setFlags(BufferFlag.REMOVE_DEFAULT_IGNORABLES)
  shape(font.font, buffer)
  return buffer.getGlyphInfosAndPositions()
}

/** The runs of a line in visual order, from left to right. */
function inVisualOrder(text: string, levels: Uint8Array, runs: readonly FontRun[]): FontRun[] {
  const line = { levels, paragraphs: [{ start: 0, end: text.length - 1, level: 0 }] }
  const place = new Map(bidi.getReorderedIndices(text, line).map((unit, index) => [unit, index]))
  const placeOf = ({ start }: FontRun) => place.get(start) ?? 0
  return runs.toSorted((a, b) => placeOf(a) - placeOf(b))
}
