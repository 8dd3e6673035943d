import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Metadata, Sharp } from 'sharp'
import type { PictureTones, Tones } from '../colour/scrim.ts'
import { type FileFacts, formats, maxPixels } from '../files/files.ts'
import { keptFacts } from './kept.ts'

/**
 * How every picture is decoded: whatever browsers show in spite of a warning is shown, and what is cut off is refused.
 */
export const decoding = { failOn: 'error' } as const

/** Facts about files, to which `decode` adds what only decoding shows. */
export interface DecodedFiles {
  /** Until `decode` a picture is taken for intact. */
  files: FileFacts
  /** The tones of a picture behind text; undefined until `decode`, and if it cannot be decoded. */
  tones: (path: string) => PictureTones | undefined
  /**
   * Decodes the pictures that were requested. Resolves to whether anything is new: a picture is broken, or tones are
   * known.
   */
  decode: () => Promise<boolean>
}

/** The tones of each state of a file: the dev server asks again after each edit, and must not read a site twice for it. */
const knownTones = new Map<string, PictureTones | undefined>()

/**
 * Adds to the facts about pictures whether they are intact. Only decoding them completely shows that, which takes
 * longer than reading their first bytes.
 *
 * @param facts those from the first bytes
 * @param beside the absolute path of a file
 * @param cache the folder in which it is kept which pictures are intact
 */
export function decodedFiles(
  facts: FileFacts,
  beside: (path: string) => string,
  cache?: string,
): DecodedFiles {
  const requested = new Set<string>()
  const broken = new Map<string, string>()
  const toned = new Set<string>()
  const tones = new Map<string, PictureTones | undefined>()
  const isDecodable = (path: string) => {
    const fact = facts(path)
    return fact.kind === 'picture' && formats.includes(fact.format) && fact.width * fact.height <= maxPixels
  }
  return {
    files: (path) => {
      if (!isDecodable(path)) return facts(path)
      requested.add(path)
      const reason = broken.get(path)
      return reason === undefined ? facts(path) : { kind: 'broken', reason }
    },
    tones: (path) => {
      if (isDecodable(path)) toned.add(path)
      const key = toneKey(beside(path))
      if (knownTones.has(key)) tones.set(path, knownTones.get(key))
      return tones.get(path)
    },
    decode: async () => {
      const before = broken.size + tones.size
      const whole = keptFacts<true>('whole-pictures', cache)
      // One after another: each takes memory for all its pixels, and the decoder has one error message for all.
      for (const path of requested) {
        const file = beside(path)
        const state = stateOf(file)
        if (broken.has(path) || whole.get(file, state)) continue
        const reason = await reasonAgainst(file)
        if (reason === undefined) whole.set(file, state, true)
        else broken.set(path, reason)
      }
      whole.save()
      for (const path of toned) if (!tones.has(path)) tones.set(path, await tonesOf(beside(path)))
      return broken.size + tones.size > before
    },
  }
}

/** Changes whenever a file is written: only the system can set the time of its last change. */
function stateOf(file: string): string {
  const { mtimeMs, ctimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {}
  return [mtimeMs, ctimeMs, size].join(' ')
}

/** Why a file cannot be decoded, in the words of the decoder; undefined if it can. */
async function reasonAgainst(file: string): Promise<string | undefined> {
  try {
    // The decoder is large, and a page without pictures of its own needs none.
    const { default: sharp } = await import('sharp')
    const original = await readFile(file)
    const metadata = await sharp(original, decoding).metadata()
    const animated = movementOf(original, metadata) === 'frames'
    // To one pixel, so that nothing but the decoding takes time and memory.
    const whole = sharp(original, { ...decoding, animated })
    await whole.resize(1, 1, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer()
    return undefined
  } catch (error) {
    const [line = ''] = String(error instanceof Error ? error.message : error).split('\n')
    return line.replace(/^Input (?:file|buffer) /, '').trim()
  }
}

/** The most pixels that all frames of an animation may have together to be encoded anew. */
const maxFramePixels = 64_000_000

/** The most pixels that a WebP may have on its longer side. */
const longestWebp = 16_383

/**
 * How a picture moves: not at all; in frames, which can be encoded anew; or as a file that is published as it is,
 * because its animation cannot be decoded here or is too long.
 *
 * @param original the bytes of the file
 * @param metadata of its first frame
 */
export function movementOf(
  original: Uint8Array,
  { format, pages = 1, width, height, pageHeight = height }: Metadata,
): 'still' | 'frames' | 'file' {
  if (format === 'png') return isAnimatedPng(original) ? 'file' : 'still'
  if (format === 'heif') return latin1(original, 8, 12) === 'avis' ? 'file' : 'still'
  if (pages <= 1 || (format !== 'gif' && format !== 'webp')) return 'still'
  const isEncodable = pages * width * pageHeight <= maxFramePixels && pageHeight <= longestWebp
  return isEncodable ? 'frames' : 'file'
}

const latin1 = (bytes: Uint8Array, start: number, end: number) =>
  Buffer.from(bytes.subarray(start, end)).toString('latin1')

/** Whether a PNG has an animation, which a chunk before its first data says: https://www.w3.org/TR/png-3/#11acTL. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const type = latin1(bytes, at + 4, at + 8)
    if (type === 'acTL') return view.getUint32(at + 8) > 1
    if (type === 'IDAT') return false
  }
  return false
}

/**
 * The width, in px, that pictures are scaled down to for their tones: about that of the widest screens. More pixels
 * would not change them.
 */
const tonesWidth = 1600

const toneKey = (file: string) => `${file} ${stateOf(file)}`

/** The tones of a file; undefined if it cannot be decoded, which is reported elsewhere. */
async function tonesOf(file: string): Promise<PictureTones | undefined> {
  const key = toneKey(file)
  if (!knownTones.has(key)) knownTones.set(key, await readTones(file).catch(() => undefined))
  return knownTones.get(key)
}

async function readTones(file: string): Promise<PictureTones> {
  const { default: sharp } = await import('sharp')
  return tonesOfPixels(
    sharp(file, decoding).autoOrient().resize({ width: tonesWidth, withoutEnlargement: true }),
  )
}

/** How many steps of each channel are distinguished. */
const steps = 32

/** The tones of an opened picture. */
export async function tonesOfPixels(picture: Sharp): Promise<PictureTones> {
  const { data, info } = await picture
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width: columns, height: rows, channels } = info
  const part = (from: number, to: number, until: number): Tones => {
    const counts = new Uint32Array(steps ** 3)
    const left = Math.floor(from * columns)
    const right = Math.ceil(to * columns)
    const bottom = Math.ceil(until * rows)
    for (let row = 0; row < bottom; row++)
      for (let column = left; column < right; column++) {
        const at = (row * columns + column) * channels
        const [red = 0, green = red, blue = red] = channels < 3 ? [data[at]] : data.subarray(at, at + 3)
        const bin = ((red >> 3) * steps + (green >> 3)) * steps + (blue >> 3)
        counts[bin] = (counts[bin] ?? 0) + 1
      }
    const all = (right - left) * bottom
    const tones: [number, number][] = []
    counts.forEach((count, bin) => {
      if (count > 0) tones.push([colourOf(bin), count / all])
    })
    return tones
  }
  return { whole: part(0, 1, 1), left: part(0, 2 / 3, 1), right: part(1 / 3, 1, 1), top: part(0, 1, 0.5) }
}

/** The colour of a bin, as 0xrrggbb: the darkest is black and the lightest is white. */
function colourOf(bin: number): number {
  const value = (step: number) => Math.round((step * 255) / (steps - 1))
  return (
    (value(Math.floor(bin / steps ** 2)) << 16) |
    (value(Math.floor(bin / steps) % steps) << 8) |
    value(bin % steps)
  )
}
