import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { pictureFact } from '../../../schema/lookup/files.ts'
import type { LocalPicture } from '../../../schema/vite/resolved.ts'
import { smallPictures } from '../../factsRegistry.ts'
import type { ServedFiles } from '../servedFiles.ts'
import { encoder, encode as encodeWithSharp, type Format, type Recipe } from './encode.ts'
import { type Kept, pictureCache } from './pictureCache.ts'

/** Most pictures: up to a large screen's whole width, in steps of at most a half. */
const large: Recipe = { widths: [320, 480, 640, 960, 1280, 1600, 2000], preview: true }

/** Faces beside names. They are there at once, so a preview would only be more bytes. */
const small: Recipe = { widths: [48, 72, 96, 144, 216, 320], preview: false }

/** What pictures are made with. */
export interface PictureOptions {
  files: ServedFiles
  /** The folder in which encoded pictures are kept between builds. */
  folder: string
  encode?: typeof encodeWithSharp
}

/**
 * Makes a picture of the author's ready to be served: `file` is its absolute path, `key` the one under which
 * the YAML names it. Throws one sentence where it can't be decoded.
 */
export type EncodePicture = (file: string, key: string) => Promise<LocalPicture>

/**
 * Returns what prepares pictures. A build encodes each in several widths and formats, and never serves the
 * original; the dev server shows originals as they are, at once.
 */
export function pictures({ files, folder, encode = encodeWithSharp }: PictureOptions): EncodePicture {
  const cache = pictureCache(folder)
  const known = new Map<string, Promise<LocalPicture>>()
  // One after another, because each fills the processor and the memory already.
  let last: Promise<unknown> | undefined

  async function encoded(file: string, recipe: Recipe): Promise<LocalPicture> {
    const original = await readFile(file)
    const hash = createHash('sha256')
      .update(JSON.stringify(recipe) + encoder)
      .update(original)
      .digest('hex')
    const kept = await cache.picture(hash, () => encode(original, recipe))
    return servedPicture(kept, `assets/${slug(file)}-${hash.slice(0, 10)}`, files)
  }

  async function prepare(file: string, key: string): Promise<LocalPicture> {
    const fact = pictureFact(file)
    if (fact.kind !== 'picture') throw new Error(`There is no picture ${file}.`)
    const { format, width, height } = fact
    // A drawing has every size already, and runs no scripts where it is shown as a picture.
    if (files.inPlace() || format === 'svg') return { src: files.address(file), width, height }
    try {
      return await encoded(file, smallPictures.has(key) ? small : large)
    } catch (error) {
      const [reason] = String(error instanceof Error ? error.message : error).split('\n')
      throw new Error(`The picture ${file} can't be decoded (${reason}): save it anew.`)
    }
  }

  return (file, key) => {
    if (files.inPlace()) return prepare(file, key)
    const name = `${smallPictures.has(key)} ${file}`
    const made = known.get(name) ?? (last ?? cache.tidy()).then(() => prepare(file, key))
    if (!known.has(name)) last = made.catch(() => {})
    known.set(name, made)
    return made
  }
}

/** Remembers the files of a picture below `path`, and says where they are. */
function servedPicture(
  { width, height, preview, variants }: Kept,
  path: string,
  files: ServedFiles,
): LocalPicture {
  const addressed = variants.map(({ file, ...variant }) => {
    const address = files.add(`${path}-${variant.width}.${variant.format}`, file)
    return { ...variant, address }
  })
  const of = (format: Format) => addressed.filter((variant) => variant.format === format)
  const webp = of('webp')
  const formats = (['avif', 'webp'] as const).filter((format) => of(format).length > 0)
  return {
    src: webp[Math.floor(webp.length / 2)]?.address ?? '',
    width,
    height,
    preview,
    sources: formats.map((format) => ({
      type: `image/${format}`,
      srcset: of(format)
        .map(({ address, width }) => `${address} ${width}w`)
        .join(', '),
    })),
  }
}

/** The name of a file in letters that mean nothing in an address or between addresses. */
const slug = (file: string) =>
  basename(file, extname(file))
    .replace(/[^a-z0-9]+/gi, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40) || 'picture'
