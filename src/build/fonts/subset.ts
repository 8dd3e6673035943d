import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { cacheFolder, fileCache, keyOf } from '../files/fileCache.ts'

/** What the outcome depends on beside what is given. */
const { version } = createRequire(import.meta.url)('subset-font/package.json')

const cache = fileCache(cacheFolder('fonts'))

/** What a font is cut to beside its letters. */
export interface Subset {
  targetFormat: 'woff2' | 'sfnt'
  /** What is pinned of a variable font: `wght` and `wdth`. What is not named stays variable. */
  variationAxes?: Record<string, number>
}

/** The bytes of a font file with no glyphs but those that some letters need. Each is made once, and kept between builds. */
export async function subset(file: string, letters: string, how: Subset): Promise<Uint8Array> {
  const font = await readFile(file)
  return cache.bytes(keyOf([version, letters, how], font), () => subsetFont(font, letters, how))
}
