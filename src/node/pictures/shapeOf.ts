import sharp from 'sharp'
import { decoding } from '../../../schema/pictures/movement.ts'

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
  return alpha.reduce((clear, value) => (value < 128 ? clear + 1 : clear), 0) < alpha.length * 0.02
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
  const alpha = await hasGround(original).then((opaque) =>
    opaque ? differences(data, info.width, info.height) : undefined,
  )
  const shape = new Uint8Array(pixels * 4)
  for (let pixel = 0; pixel < pixels; pixel++)
    shape[pixel * 4 + 3] = alpha ? (alpha[pixel] ?? 0) : (data[pixel * 4 + 3] ?? 0)
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
