import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { maker } from '../browser/support/paths.ts'

/** The size of a built page, in bytes of gzip. */
export interface Bytes {
  /** The document with its styles, without the fonts inlined in it. */
  document: number
  /** The document with these fonts. */
  whole: number
  /** The scripts that run before any interaction: those that the document names, and their imports. */
  first: number
  /** All scripts that a visit loads if the page is read to its end: not the one that makes samples, nor that of a press. */
  scripts: number
  /** The script that makes samples; 0 where there are none. */
  samples: number
}

/** The size of a text as hosts send it, in bytes. */
const gzipped = (text: string) => gzipSync(text, { level: 9 }).length

/** The script that only the press of a picture loads. */
const onPress = /(?:^|[\\/])lightbox-[^\\/]*\.js$/

const inlinedFonts = /data:font\/[^)"]*/g

/**
 * A script with its static imports, direct and indirect.
 *
 * @param folder the built page, to which paths are relative
 */
export function withImports(folder: string, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const text = readFileSync(join(folder, file), 'utf8')
  for (const [, path = ''] of text.matchAll(/(?:from|import)"(\.[^"]+)"/g))
    withImports(folder, join(dirname(file), path), found)
  return found
}

/**
 * Counts the bytes of a built page.
 *
 * @param folder with its `index.html`, as `dist` is
 */
export function bytesOf(folder: string): Bytes {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const size = (file: string) => gzipped(readFileSync(join(folder, file), 'utf8'))
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + size(file), 0)
  const first = new Set<string>()
  for (const [, file = ''] of html.matchAll(/<script[^>]* src="([^"]+)"/g)) withImports(folder, file, first)
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && !onPress.test(file))
    .map((file) => ({ file, isMaker: maker.test(file.replace(/^.*[\\/]/, '')) }))
  return {
    document: gzipped(html.replace(inlinedFonts, '')),
    whole: gzipped(html),
    first: sum(first),
    scripts: sum(scripts.filter(({ isMaker }) => !isMaker).map(({ file }) => file)),
    samples: sum(scripts.filter(({ isMaker }) => isMaker).map(({ file }) => file)),
  }
}
