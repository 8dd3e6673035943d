import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, extname } from 'node:path'
import pLimit from 'p-limit'
import { pictureFact, pictureFacts } from '../../../schema/files/files.ts'
import { shownPath } from '../../../schema/files/paths.ts'
import { publishedSvg, publishedSvgVersion } from '../../../schema/pictures/svg.ts'
import { quoted, sentenceList } from '../../../schema/report/phrasing.ts'
import { prefersMotion } from '../../client/theme/breakpoints.ts'
import type { LocalPicture } from '../../shared/localPicture.ts'
import { type Caches, type FileCache, type KeptFiles, keyOf } from '../build/files/fileCache.ts'
import { publishedName, type ServedFiles } from '../build/files/servedFiles.ts'
import {
  type Encoded,
  encoder,
  encode as encodeWithSharp,
  hasGround,
  type Recipe,
  shapeOf,
  type Variant,
} from './encode.ts'
import { recipeFor } from './widths.ts'

/** What pictures are made with. */
export interface PictureOptions {
  files: ServedFiles
  /** Where encoded pictures and cleaned SVG are kept between builds. */
  caches: Pick<Caches, 'pictures' | 'drawings'>
  encode?: typeof encodeWithSharp
  /** Called when a picture is queued for encoding, and when one is done: how many are done, of how many. */
  progress?: (done: number, total: number) => void
  /** Told in a sentence what an SVG file loses. */
  warn?: (message: string) => void
}

/** How many pictures are looked up in parallel: enough to keep the disk busy. */
const lookups = 16

/**
 * Makes a picture of the author's ready to be served: `file` is its absolute path, `key` its key in the YAML. Throws
 * one sentence where it can't be decoded.
 */
export type EncodePicture = (file: string, key: string) => Promise<LocalPicture>

/**
 * Returns the function that prepares pictures. A build encodes each in several widths and formats, and never serves the
 * original; the dev server shows originals as they are, at once.
 */
export function pictures({
  files,
  caches,
  encode = encodeWithSharp,
  progress = () => {},
  warn = () => {},
}: PictureOptions): EncodePicture {
  const known = new Map<Recipe, Map<string, Promise<LocalPicture>>>()
  const factOf = pictureFacts()
  // The files of a picture are encoded in parallel, but decoding and scaling it occupies one processor.
  const [looking, encoding] = [pLimit(lookups), pLimit(availableParallelism())]
  let [done, total] = [0, 0]
  const told = new Set<string>()
  /** A picture may be shown in several places. */
  const warnOnce = (message: string) => {
    if (!told.has(message)) warn(message)
    told.add(message)
  }

  /** As in the dev server. */
  async function asItIs(file: string, recipe: Recipe): Promise<LocalPicture> {
    const { width, height } = sizeOf(file, pictureFact(file))
    // A background would hide the shape, in the dev server too.
    if (recipe.shape && (await hasGround(await readFile(file))))
      return { src: pngAddress(await shapeOf(await readFile(file))), width, height }
    return { src: files.address(file), width, height }
  }

  async function encoded(file: string, recipe: Recipe): Promise<LocalPicture> {
    const { format, width, height } = sizeOf(file, factOf(file))
    // An SVG has every size already, but for one whose background would hide its shape.
    if (format === 'svg' && !(recipe.shape && (await hasGround(await readFile(file))))) {
      const svg = await cleanSvg(file, { cache: caches.drawings, warn: warnOnce })
      return { src: files.made(basename(file), svg), width, height }
    }
    const key = await looking(async () => keyOf([recipe, encoder], await readFile(file)))
    const kept = await caches.pictures.get(key, async () => {
      progress(done, ++total)
      const { variants, ...facts } = await encoding(async () => {
        // Read again here: the bytes of all pictures in the queue would fill the memory.
        const original = await readFile(file)
        if (keyOf([recipe, encoder], original) !== key) throw new Error('it has changed meanwhile')
        return encode(recipe.shape ? await shapeOf(original) : original, recipe)
      })
      progress(++done, total)
      return { facts, files: Object.fromEntries(variants.map((one) => [fileNameOf(one), one.bytes])) }
    })
    const served = servedPicture(kept, `assets/${slug(file)}-${key.slice(0, 10)}`, files)
    if (!kept.facts.movesAsFile) return served
    const moving = { type: typeOf(format), srcset: files.address(file), media: prefersMotion }
    return { ...served, sources: [moving, ...(served.sources ?? [])] }
  }

  async function prepare(file: string, recipe: Recipe): Promise<LocalPicture> {
    try {
      return await encoded(file, recipe)
    } catch (error) {
      const [reason] = String(error instanceof Error ? error.message : error).split('\n')
      throw new Error(`The picture ${file} can't be decoded (${reason}): save it anew.`, { cause: error })
    }
  }

  return (file, key) => {
    const recipe = recipeFor(key)
    if (files.inPlace()) return asItIs(file, recipe)
    const made = known.get(recipe)?.get(file) ?? prepare(file, recipe)
    known.set(recipe, (known.get(recipe) ?? new Map()).set(file, made))
    return made
  }
}

function sizeOf(file: string, fact: ReturnType<typeof pictureFact>) {
  if (fact.kind !== 'picture') throw new Error(`There is no picture ${file}.`)
  return fact
}

/**
 * The bytes of an SVG file as it is published, kept between builds: see `publishedSvg`.
 *
 * @param warn told in a sentence what was left out of it
 */
export async function cleanSvg(
  file: string,
  { cache, warn }: { cache: FileCache; warn: (message: string) => void },
): Promise<Uint8Array> {
  const original = await readFile(file)
  const { files, facts } = await cache.get(keyOf(publishedSvgVersion(), original), async () => {
    const { bytes, leftOut } = publishedSvg(original)
    return { facts: { leftOut }, files: { bytes } }
  })
  if (facts.leftOut.length > 0)
    warn(
      `${shownPath(file)} is published without ${sentenceList(facts.leftOut.map((one) => quoted(one)))}: whoever opens it would ask other hosts for that. Put it into the file itself.`,
    )
  return readFile(files.bytes ?? '')
}

const pngAddress = (bytes: Uint8Array) => `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`

/** The media type of a picture of a format, such as `jpg`. */
export const typeOf = (format: string) => `image/${{ svg: 'svg+xml', jpg: 'jpeg' }[format] ?? format}`

/** The name of one file of a picture, such as `640.avif`: its width, whether it is animated, and its format. */
const fileNameOf = ({ width, format, moves }: Omit<Variant, 'bytes'>) =>
  `${width}${moves ? '-moving' : ''}.${format}`

/** Registers the files of a picture to be served below `path`, and returns the picture with their addresses. */
function servedPicture(
  { facts: { width, height, preview }, files: kept }: KeptFiles<Omit<Encoded, 'variants'>>,
  path: string,
  files: ServedFiles,
): LocalPicture {
  /** The addresses and widths of the files whose names end so, the narrowest first. */
  const addressed = (end: RegExp) =>
    Object.entries(kept)
      .filter(([name]) => end.test(name))
      .map(([name, file]) => ({
        width: Number.parseInt(name, 10),
        address: files.add(`${path}-${name}`, file),
      }))
      .toSorted((a, b) => a.width - b.width)
  const srcsetOf = (of: ReturnType<typeof addressed>) =>
    of.map(({ address, width }) => `${address} ${width}w`).join(', ')
  const moving = srcsetOf(addressed(/-moving\.webp$/))
  const webp = addressed(/\d\.webp$/)
  const sources: NonNullable<LocalPicture['sources']> = [
    { type: 'image/avif', srcset: srcsetOf(addressed(/\d\.avif$/)) },
    { type: 'image/webp', srcset: srcsetOf(webp) },
  ]
  return {
    src: webp[Math.floor(webp.length / 2)]?.address ?? '',
    full: webp.at(-1)?.address ?? '',
    width,
    height,
    preview,
    sources: moving ? [{ type: 'image/webp', srcset: moving, media: prefersMotion }, ...sources] : sources,
  }
}

/** The name of a file in characters that need no escape in a URL or in `srcset`. */
const slug = (file: string) =>
  publishedName(basename(file, extname(file)))
    .replace(/[^a-z0-9]+/gi, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '') || 'picture'
