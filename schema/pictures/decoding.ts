import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { PictureTones } from '../colour/scrim.ts'
import { type FileFacts, formats, maxPixels } from '../files/files.ts'
import { decoding, movementOf } from './movement.ts'
import { pictureTones } from './pictureTones.ts'
import { wholePictures } from './wholePictures.ts'

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

/** The error of the decoder for each state of a file; undefined for an intact one. */
const known = new Map<string, Promise<string | undefined>>()

/** The tones of each state of a file. */
const knownTones = new Map<string, Promise<PictureTones | undefined>>()

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
  const tones = new Map<string, PictureTones | undefined>()
  const toned = new Set<string>()
  return {
    tones: (path) => {
      const fact = facts(path)
      const isReadable = fact.kind === 'picture' && formats.includes(fact.format)
      if (isReadable && fact.width * fact.height <= maxPixels) toned.add(path)
      return tones.get(path)
    },
    files: (path) => {
      const fact = facts(path)
      if (fact.kind !== 'picture' || !formats.includes(fact.format)) return fact
      if (fact.width * fact.height > maxPixels) return fact
      requested.add(path)
      const reason = broken.get(path)
      return reason === undefined ? fact : { kind: 'broken', reason }
    },
    decode: async () => {
      const before = broken.size + tones.size
      const whole = wholePictures(cache)
      // One after another: each takes memory for all its pixels, and the decoder has one error message for all.
      for (const path of requested) {
        const file = beside(path)
        const state = stateOf(file)
        if (whole.has(file, state)) continue
        const reason = await reasonOf(file, state)
        if (reason === undefined) whole.add(file, state)
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

/** The tones of a file; undefined if it cannot be decoded, which is reported elsewhere. */
function tonesOf(file: string): Promise<PictureTones | undefined> {
  const key = `${file} ${stateOf(file)}`
  const tones = knownTones.get(key) ?? pictureTones(file).catch(() => undefined)
  knownTones.set(key, tones)
  return tones
}

function reasonOf(file: string, state: string): Promise<string | undefined> {
  const key = `${file} ${state}`
  const reason = known.get(key) ?? decode(file)
  known.set(key, reason)
  return reason
}

/** Why a file cannot be decoded, in the words of the decoder; undefined if it can. */
async function decode(file: string): Promise<string | undefined> {
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
