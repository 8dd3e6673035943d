import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { type FileCache, keyOf } from '../build/files/fileCache.ts'

/** The version of the package, on which the result depends. */
const { version } = createRequire(import.meta.url)('subset-font/package.json')

/** How a font is cut, beside its letters. */
export interface Subset {
  targetFormat: 'woff2' | 'sfnt'
  /** The axes of a variable font to pin: `wght` and `wdth`. Others stay variable. */
  variationAxes?: Record<string, number>
}

/** The bytes of a font file cut to the glyphs that `letters` need, kept in a cache. */
export async function subset(
  file: string,
  letters: string,
  how: Subset,
  cache: FileCache,
): Promise<Uint8Array> {
  const font = await readFile(file)
  return cache.bytes(keyOf([version, letters, how], font), () => subsetFont(font, letters, how))
}

/** The bytes of a font file with all of its glyphs as TrueType or OpenType, at one weight and width where it varies. */
export async function wholeFont(
  file: string,
  { variationAxes }: Pick<Subset, 'variationAxes'>,
  cache: FileCache,
): Promise<Uint8Array> {
  const font = await readFile(file)
  const how = { targetFormat: 'sfnt', keepAllGlyphs: true, variationAxes } as const
  return cache.bytes(keyOf([version, how], font), () => subsetFont(font, '', how))
}
