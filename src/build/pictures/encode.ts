import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { previewOf } from './preview.ts'

/** The formats that are made, best first, and their settings, which are part of the cache key. */
const formats = {
  // Effort 4 takes four times as long as 3, for files that are 7 % smaller.
  avif: { quality: 50, effort: 3 },
  webp: { quality: 75, effort: 4 },
} as const

export type Format = keyof typeof formats

/** How a picture is encoded. */
export interface Recipe {
  /** Widths in px, ascending; none beyond the original's is made. */
  widths: readonly number[]
  /** Whether a blurred preview is made. */
  preview: boolean
  /** Whether only its shape is wanted, in black: see `shapeOf`. */
  shape?: true
}

/** One file of a picture. */
export interface Variant {
  format: Format
  /** In px. */
  width: number
  bytes: Uint8Array
}

/** A picture in all its sizes and formats. */
export interface Encoded {
  /** The size of the original in px, turned upright. */
  width: number
  height: number
  /** A few blurred pixels as a `data:` URL of at most 300 characters; none for a picture with transparency. */
  preview?: string
  variants: Variant[]
}

/** What the result of `encode` depends on beside its arguments, for the cache key. */
export const encoder = JSON.stringify([formats, sharp.versions])

/** One file per processor: more would only keep Node's thread pool from reading files, for which the build waits. */
const working = pLimit(availableParallelism())

/**
 * Encodes a picture of any format that sharp reads but SVG, given as the bytes of its file: turned upright, in sRGB,
 * without metadata, never enlarged. Animations stay so, as WebP only. Throws what sharp throws for a broken file.
 */
export async function encode(original: Uint8Array, { widths, preview }: Recipe): Promise<Encoded> {
  const metadata = await sharp(original).metadata()
  const { width, height } = metadata.autoOrient
  const steps = stepsOf(widths, width)
  const { open, opaque } = await opened(original, metadata, steps.at(-1) ?? width)
  const wanted = isAnimated(metadata) ? (['webp'] as const) : (['avif', 'webp'] as const)
  const variants = wanted.flatMap((format) =>
    // The largest takes longest, so it begins first.
    steps.toReversed().map((width) =>
      working(async (): Promise<Variant> => {
        const resized = open().resize({ width })
        return { format, width, bytes: await resized.toFormat(format, formats[format]).toBuffer() }
      }),
    ),
  )
  return {
    width,
    height,
    preview: preview && opaque ? await previewOf(open()) : undefined,
    variants: await Promise.all(variants),
  }
}

const isAnimated = ({ pages = 1, format }: Metadata) => pages > 1 && (format === 'gif' || format === 'webp')

/** The widths to make of a picture `width` px wide: up to its own, and no step close to the largest. */
function stepsOf(widths: readonly number[], width: number): number[] {
  const maxWidth = Math.min(width, widths.at(-1) ?? width)
  return [...widths.filter((step) => step < maxWidth * 0.9), maxWidth]
}

/** Decodes a picture once for all its files. `maxWidth`: the width of the largest of them, in px. */
async function opened(
  original: Uint8Array,
  metadata: Metadata,
  maxWidth: number,
): Promise<{ open: () => Sharp; opaque: boolean }> {
  // Raw pixels would lose the delays of the frames.
  if (isAnimated(metadata)) return { open: () => sharp(original, { animated: true }), opaque: false }
  const upright = sharp(original).autoOrient().resize({ width: maxWidth, withoutEnlargement: true })
  const { data, info } = await upright.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const open = () => sharp(data, { raw: { width, height, channels } })
  return { open, opaque: (await open().stats()).isOpaque }
}
