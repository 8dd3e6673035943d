import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'
import { decoding, movementOf } from '../../../schema/pictures/movement.ts'

/** The formats that are made, and their settings, which are part of the cache key. */
const formats = {
  // Effort 4 takes four times as long as 3, for files that are 7 % smaller.
  avif: { quality: 50, effort: 3 },
  webp: { quality: 75, effort: 4 },
  jpeg: { quality: 78, mozjpeg: true },
  png: { compressionLevel: 9 },
} as const

/** Those for pictures as large as the screen, in whose skies and shadows blocks would be seen. */
const fine = { avif: { quality: 66, effort: 4 }, webp: { quality: 86, effort: 4 } } as const

export type Format = keyof typeof formats

/** The most pixels on the longer side of a picture in each format: for PNG more than any picture here has. */
const longest = { avif: 16_383, webp: 16_383, jpeg: 65_500, png: Number.POSITIVE_INFINITY } as const

/** How a picture is encoded. */
export interface Recipe {
  /** Widths in px, ascending; none beyond the original's is made. */
  widths: readonly number[]
  /** Whether a blurred preview is made. */
  preview: boolean
  /** Whether it is shown as large as the screen, where blocks would be seen. */
  fine?: true
  /** Whether only its shape is wanted, in black: see `shapeOf`. */
  shape?: true
}

/** One file of a picture. */
export interface Variant {
  format: Format
  /** In px. */
  width: number
  /** Whether it is animated; all others of the picture show its first frame. */
  moves?: true
  bytes: Uint8Array
}

/** A picture in all its sizes and formats. */
export interface Encoded {
  /** The size of the original in px, turned upright. */
  width: number
  height: number
  /** A few blurred pixels as a `data:` URL of at most 300 characters; none for a picture with transparency. */
  preview?: string
  /** Whether it is animated in a way that is not encoded anew: the original is published beside the variants. */
  movesAsFile?: true
  variants: Variant[]
}

/** What the result of `encode` depends on beside its arguments, for the cache key. */
export const encoder = JSON.stringify([formats, fine, longest, decoding, sharp.versions])

/** One file per processor: more would only keep Node's thread pool from reading files, for which the build waits. */
const working = pLimit(availableParallelism())

/**
 * Encodes a picture of any format that sharp reads but SVG, given as the bytes of its file: turned upright, in sRGB,
 * without metadata, never enlarged. The variants show its first frame; an animation has variants as WebP besides.
 * Throws what sharp throws for a broken file.
 */
export async function encode(original: Uint8Array, { widths, preview, ...recipe }: Recipe): Promise<Encoded> {
  const metadata = await sharp(original, decoding).metadata()
  const { width, height } = metadata.autoOrient
  const movement = movementOf(original, metadata)
  const wanted = Math.min(width, widths.at(-1) ?? width)
  const { open, opaque } = await opened(original, wanted)
  const { made, maxWidth } = formatsFor({ width, height }, { wanted, opaque })
  const steps = stepsOf(widths, maxWidth)
  const settings = recipe.fine ? { ...formats, ...fine } : formats
  const file = (format: Format, width: number, from: () => Sharp, moves?: true) =>
    working(async (): Promise<Variant> => {
      const resized = from().resize({ width })
      const bytes = await resized.toFormat(format, settings[format]).toBuffer()
      return { format, width, ...(moves && { moves }), bytes }
    })
  // The largest takes longest, so it begins first.
  const variants = made.flatMap((format) => steps.toReversed().map((width) => file(format, width, open)))
  if (movement === 'frames') {
    // From the original: raw pixels would lose the delays of the frames.
    const frames = () => sharp(original, { ...decoding, animated: true })
    variants.push(...stepsOf(widths, wanted).map((width) => file('webp', width, frames, true)))
  }
  return {
    width,
    height,
    preview: preview && opaque ? await previewOf(open()) : undefined,
    ...(movement === 'file' && { movesAsFile: true }),
    variants: await Promise.all(variants),
  }
}

/**
 * The formats to make a picture in, best first, and the width of the largest file. What is so tall that it would lose
 * more than half of its width in AVIF and WebP is made in a format that can be taller.
 */
function formatsFor(
  { width, height }: { width: number; height: number },
  { wanted, opaque }: { wanted: number; opaque: boolean },
): { made: readonly Format[]; maxWidth: number } {
  const widest = (format: Format) => Math.min(wanted, Math.floor((longest[format] / height) * width))
  if (widest('webp') > wanted / 2) return { made: ['avif', 'webp'], maxWidth: widest('webp') }
  return opaque && widest('jpeg') === wanted
    ? { made: ['jpeg'], maxWidth: wanted }
    : { made: ['png'], maxWidth: wanted }
}

/** The widths to make of a picture up to `maxWidth` px wide: the steps below, none close to it, and that itself. */
const stepsOf = (widths: readonly number[], maxWidth: number): number[] => [
  ...widths.filter((step) => step < maxWidth * 0.9),
  maxWidth,
]

/** Decodes a picture once for all its files. `maxWidth`: the width of the largest of them, in px. */
async function opened(
  original: Uint8Array,
  maxWidth: number,
): Promise<{ open: () => Sharp; opaque: boolean }> {
  const upright = sharp(original, decoding).autoOrient().resize({ width: maxWidth, withoutEnlargement: true })
  const { data, info } = await upright.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const open = () => sharp(data, { raw: { width, height, channels } })
  return { open, opaque: (await open().stats()).isOpaque }
}

/**
 * The blurred placeholder of a picture: as few pixels as tell light from dark, in their true colours, which the browser
 * enlarges smoothly. A `data:` URL of at most 300 characters.
 */
async function previewOf(picture: Sharp): Promise<string> {
  const small = picture.removeAlpha().resize({ width: 7, height: 7, fit: 'inside' })
  const bytes = await small.webp({ lossless: true, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}
