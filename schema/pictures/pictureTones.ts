import type { Sharp } from 'sharp'
import type { PictureTones, Tones } from '../colour/scrim.ts'
import { decoding } from './movement.ts'

/**
 * The width, in px, that pictures are scaled down to: about that of the widest screens. More pixels would not change
 * the tones.
 */
const width = 1600

/** How many steps of each channel are distinguished. */
const steps = 32

/** The tones of a picture file of any format that sharp reads. Throws what sharp throws. */
export async function pictureTones(file: string): Promise<PictureTones> {
  const { default: sharp } = await import('sharp')
  return tonesOfPixels(sharp(file, decoding).autoOrient().resize({ width, withoutEnlargement: true }))
}

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
    const [left, right, bottom] = [
      Math.floor(from * columns),
      Math.ceil(to * columns),
      Math.ceil(until * rows),
    ]
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
