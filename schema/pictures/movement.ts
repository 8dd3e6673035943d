import type { Metadata } from 'sharp'

/**
 * How every picture is decoded: whatever browsers show in spite of a warning is shown, and what is cut off is refused.
 */
export const decoding = { failOn: 'error' } as const

/** The most pixels that all frames of an animation may have together to be encoded anew. */
const maxPixels = 64_000_000

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
  const isEncodable = pages * width * pageHeight <= maxPixels && pageHeight <= longestWebp
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
