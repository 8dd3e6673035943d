import { statSync } from 'node:fs'
import type { PictureTones } from '../../colour/scrim.ts'
import { type FileFacts, formats, maxPixels } from '../files.ts'
import { pictureTones } from './pictureTones.ts'
import { wholePictures } from './wholePictures.ts'

/** The facts about files, and what finds out which of the pictures among them cannot be decoded. */
export interface DecodedFiles {
  /** Before `decode` a picture is taken for whole. */
  files: FileFacts
  /** The tones of a picture on which words stand; undefined before `decode`, and where there are none. */
  tones: (path: string) => PictureTones | undefined
  /**
   * Decodes the pictures that were requested. Returns whether that brings something new: one of them is broken that was
   * taken for whole, or tones were requested.
   */
  decode: () => Promise<boolean>
}

/** What the decoder said of each state of a file; nothing of those that are whole. */
const known = new Map<string, Promise<string | undefined>>()

/** The tones of each state of a file. */
const knownTones = new Map<string, Promise<PictureTones | undefined>>()

/**
 * Only who decodes a picture to its end knows that it is whole, which takes longer than to look at its first bytes.
 *
 * @param facts what the first bytes tell
 * @param beside the absolute path of a file
 */
export function decodedFiles(facts: FileFacts, beside: (path: string) => string): DecodedFiles {
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
      const whole = wholePictures()
      // One after another: each takes the memory of all its pixels, and the decoder has one place for what it says of all.
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

/** What differs once a file has been written again: nobody can set the time of its last change but the system. */
function stateOf(file: string): string {
  const { mtimeMs, ctimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {}
  return [mtimeMs, ctimeMs, size].join(' ')
}

/** The tones of a file; none where it cannot be decoded, which is reported elsewhere. */
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

/** Why a file cannot be decoded, in the words of the decoder; nothing where it can. */
async function decode(file: string): Promise<string | undefined> {
  try {
    // The decoder is large, and a page without pictures of its own needs none.
    const { default: sharp } = await import('sharp')
    // To one pixel, so that nothing but the decoding takes time and memory.
    await sharp(file).resize(1, 1, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer()
    return undefined
  } catch (error) {
    const [line = ''] = String(error instanceof Error ? error.message : error).split('\n')
    return line.replace(/^Input (?:file|buffer) /, '').trim()
  }
}
