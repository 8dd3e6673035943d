import { Blob, Face, Font } from 'harfbuzzjs'
import { charactersIn } from '../../../../schema/fonts/fontFaces.ts'
import { type Cut, shapedAs, subset, variationAxes } from '../../fonts/cutFace.ts'
import { type FontFace, fontFaces } from '../../fonts/faces.ts'
import type { FileCache } from '../files/fileCache.ts'

/** A font file to draw letters from, cut to one weight, one width and the letters of one text. */
export interface OutlineFont {
  font: Font
  /** The number of font units in an em. */
  unitsPerEm: number
  /** The code points that it has glyphs for. */
  codes: ReadonlySet<number>
}

/** The fonts of an installed family that hold letters of `text`. */
export async function outlineFonts(
  family: string,
  text: string,
  cut: Cut,
  cache: FileCache,
): Promise<OutlineFont[]> {
  const faces = fontFaces(family, { role: 'Outlines', axes: 'wdth', weights: [cut.weight], text }).filter(
    ({ used }) => used,
  )
  const fonts = await Promise.all(faces.map((face) => outlineFont(face, text, cut, cache)))
  return fonts.filter(({ codes }) => codes.size > 0)
}

async function outlineFont(face: FontFace, text: string, cut: Cut, cache: FileCache): Promise<OutlineFont> {
  const letters = shapedAs(charactersIn(text, face.range)).join('')
  const bytes = await subset(face.file, letters, { targetFormat: 'sfnt', ...variationAxes(face, cut) }, cache)
  const drawn = new Face(new Blob(bytes))
  return { font: new Font(drawn), unitsPerEm: drawn.upem, codes: new Set(drawn.collectUnicodes()) }
}
