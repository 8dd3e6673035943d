import { statSync } from 'node:fs'
import { type FileFacts, formats, maxPixels } from './files.ts'
import { wholePictures } from './wholePictures.ts'

/** The facts about files, and what finds out which of the pictures among them cannot be decoded. */
export interface DecodedFiles {
  /** Before `decode` a picture is taken for whole. */
  files: FileFacts
  /** Decodes the pictures that were asked for. Returns whether one of them is broken that was taken for whole. */
  decode: () => Promise<boolean>
}

/** What the decoder said of each state of a file; nothing of those that are whole. */
const known = new Map<string, Promise<string | undefined>>()

/**
 * Only who decodes a picture to its end knows that it is whole, which takes longer than to look at its first bytes.
 *
 * @param facts what the first bytes tell
 * @param beside the absolute path of a file
 */
export function decodedFiles(facts: FileFacts, beside: (path: string) => string): DecodedFiles {
  const asked = new Set<string>()
  const broken = new Map<string, string>()
  return {
    files: (path) => {
      const fact = facts(path)
      if (fact.kind !== 'picture' || !formats.includes(fact.format)) return fact
      if (fact.width * fact.height > maxPixels) return fact
      asked.add(path)
      const reason = broken.get(path)
      return reason === undefined ? fact : { kind: 'broken', reason }
    },
    decode: async () => {
      const before = broken.size
      const whole = wholePictures()
      // One after another: each takes the memory of all its pixels, and the decoder has one place for what it says of all.
      for (const path of asked) {
        const file = beside(path)
        const state = stateOf(file)
        if (whole.has(file, state)) continue
        const reason = await reasonOf(file, state)
        if (reason === undefined) whole.add(file, state)
        else broken.set(path, reason)
      }
      whole.save()
      return broken.size > before
    },
  }
}

/** What differs once a file has been written again: nobody can set the time of its last change but the system. */
function stateOf(file: string): string {
  const { mtimeMs, ctimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {}
  return [mtimeMs, ctimeMs, size].join(' ')
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
