import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'
import { decoding, movementOf } from '../../../schema/pictures/decoding.ts'

/** The formats that are made, best first, and their settings, which are part of the cache key. */
const formats = {
  // Effort 4 takes four times as long as 3, for files that are 7 % smaller.
  avif: { quality: 50, effort: 3 },
  webp: { quality: 75, effort: 4 },
} as const

/** Those for pictures as large as the screen, in whose skies and shadows blocks would be seen. */
const fine = { avif: { quality: 66, effort: 4 }, webp: { quality: 86, effort: 4 } } as const

export type PictureFormat = keyof typeof formats

/** The most pixels on the longer side of a picture, in both formats. */
const longest = 16_383

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
  format: PictureFormat
  /** In px. */
  width: number
  /** Whether it is animated; all others of the picture show its first frame. */
  moves?: boolean
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
  movesAsFile: boolean
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
export async function encode(original: Uint8Array, recipe: Recipe): Promise<Encoded> {
  const metadata = await sharp(original, decoding).metadata()
  const { width, height } = metadata.autoOrient
  const movement = movementOf(original, metadata)
  const settings = recipe.fine ? fine : formats
  const widths = widthsOf({ width, height }, recipe)
  const file = (format: PictureFormat, width: number, from: () => Sharp, moves?: boolean) =>
    working(async (): Promise<Variant> => {
      // Only the height of what is a thousand times as high as wide matters.
      const resized = from().resize({ width, height: longest, fit: 'inside' })
      const bytes = await resized.toFormat(format, settings[format]).toBuffer()
      return { format, width, moves, bytes }
    })
  const { open, opaque } = await decoded(original, widths.at(-1) ?? width)
  const variants: Promise<Variant>[] = []
  for (const format of ['avif', 'webp'] as const) {
    // The largest takes longest, so it begins first.
    for (const width of widths.toReversed()) variants.push(file(format, width, open))
  }
  if (movement === 'frames') {
    // From the original: raw pixels would lose the delays of the frames.
    const frames = () => sharp(original, { ...decoding, animated: true })
    for (const width of widths) variants.push(file('webp', width, frames, true))
  }
  const preview = recipe.preview && opaque ? previewOf(open()) : undefined
  const [encoded, blurred] = await Promise.all([Promise.all(variants), preview])
  return { width, height, preview: blurred, movesAsFile: movement === 'file', variants: encoded }
}

/** The widths that are made of a picture: the steps of its recipe below the largest, none close to it, and that. */
function widthsOf({ width, height }: { width: number; height: number }, { widths }: Recipe): number[] {
  const most = Math.min(width, widths.at(-1) ?? width, Math.floor((longest / height) * width))
  const largest = Math.max(1, most)
  return [...widths.filter((step) => step < largest * 0.9), largest]
}

/** Decodes a picture once for all its files, the largest of which is `width` px wide. */
async function decoded(original: Uint8Array, width: number): Promise<{ open: () => Sharp; opaque: boolean }> {
  const upright = sharp(original, decoding).autoOrient().resize({ width, withoutEnlargement: true })
  const { data, info } = await upright.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const open = () => sharp(data, { raw })
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

/** The width at which a shape is drawn, in px. */
const drawnWidth = 640

/** The difference from the background, from 0 to 255, below which a pixel is noise of the format. */
const noise = 24

/**
 * Whether a picture has an opaque background. In one colour it would be a block.
 *
 * @param original the bytes of its file, of any format that sharp reads
 */
export async function hasGround(original: Uint8Array): Promise<boolean> {
  const small = sharp(original, decoding).ensureAlpha().resize({ width: 128 })
  const alpha = await small.extractChannel('alpha').raw().toBuffer()
  // Some transparent pixels do not count: a drawing is not opaque along its edge.
  return alpha.filter((value) => value < 128).length < alpha.length * 0.02
}

/**
 * The shape of a picture as a PNG, black on transparent. With transparency that is its opaque part; without, what
 * differs from the colour of its corners.
 */
export async function shapeOf(original: Uint8Array): Promise<Uint8Array> {
  const { format, width } = await sharp(original, decoding).metadata()
  const density = format === 'svg' ? Math.min(2400, Math.max(72, (72 * drawnWidth) / width)) : undefined
  const { data, info } = await sharp(original, { ...decoding, density })
    .autoOrient()
    .resize({ width: drawnWidth, withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = info.width * info.height
  const alpha = (await hasGround(original)) ? differences(data, info.width, info.height) : undefined
  const shape = new Uint8Array(pixels * 4)
  for (let pixel = 0; pixel < pixels; pixel++)
    shape[pixel * 4 + 3] = (alpha ? alpha[pixel] : data[pixel * 4 + 3]) ?? 0
  const raw = { width: info.width, height: info.height, channels: 4 } as const
  return sharp(shape, { raw }).png().toBuffer()
}

/** How much each RGBA pixel differs from the corners, scaled so that the largest difference is 255. */
function differences(data: Uint8Array, width: number, height: number): Uint8Array {
  const at = (pixel: number, channel: number) => data[pixel * 4 + channel] ?? 0
  // A little away from the edge, along which a drawing is not opaque.
  const [inset, right, bottom] = [Math.min(2, (width - 1) >> 1), width - 1, height - 1]
  const rows = [Math.min(inset, bottom), Math.max(0, bottom - inset)]
  const corners = rows.flatMap((row) => [row * width + inset, row * width + right - inset])
  const ground = [0, 1, 2].map(
    (channel) => corners.reduce((sum, pixel) => sum + at(pixel, channel), 0) / corners.length,
  )
  const away = Float32Array.from({ length: width * height }, (_, pixel) =>
    Math.max(...ground.map((value, channel) => Math.abs(at(pixel, channel) - value))),
  )
  const peak = away.reduce((max, value) => Math.max(max, value), noise + 1)
  return Uint8Array.from(away, (value) => (Math.max(0, value - noise) / (peak - noise)) * 255)
}
