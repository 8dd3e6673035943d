import { decoding } from './movement.ts'

/** What is drawn of a picture whose background is transparent. */
export interface Ink {
  /** Its colours, as 0xrrggbb, each with its share of what is drawn. */
  colours: readonly (readonly [colour: number, share: number])[]
  /** Whether few colours cover most of it, as of a logo and not of a photograph. */
  isFlat: boolean
}

/** The longer side of the pixels that are looked at. */
const side = 160

/** How many colours a flat drawing has at most, and the share of it that they cover; its edges have others. */
const flat = { colours: 8, share: 0.8 }

/** The share of pixels that are clear from which on a background counts as transparent. */
const leastClear = 0.1

/** The share of its bounding box from which on what is drawn is a rectangle, such as a window with a shadow. */
const rectangle = 0.95

/**
 * The ink of a picture of any format that sharp reads, given as the bytes of its file; undefined for one with a
 * background. Throws what sharp throws.
 */
export async function inkOf(original: Uint8Array): Promise<Ink | undefined> {
  const { default: sharp } = await import('sharp')
  const { format, hasAlpha, width, height } = await sharp(original, decoding).metadata()
  if (!hasAlpha) return undefined
  // An SVG is drawn as large as its pixels are looked at, not enlarged.
  const wanted = (72 * side) / Math.max(width, height)
  const density = format === 'svg' ? Math.min(2400, Math.max(1, wanted)) : undefined
  const { data, info } = await sharp(original, { ...decoding, density })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const counts = new Map<number, number>()
  const box = { left: info.width, right: -1, top: info.height, bottom: -1 }
  let drawn = 0
  for (let pixel = 0; pixel < info.width * info.height; pixel++) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(pixel * 4, pixel * 4 + 4)
    if (alpha < 128) continue
    const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)]
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
    drawn += 1
    // In steps of four, so that noise of the format makes no colours of its own.
    const colour = ((red & 0xfc) << 16) | ((green & 0xfc) << 8) | (blue & 0xfc)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const isClear = drawn > 0 && drawn < info.width * info.height * (1 - leastClear)
  const boxed = (box.right - box.left + 1) * (box.bottom - box.top + 1)
  if (!isClear || drawn > boxed * rectangle) return undefined
  const colours = [...counts].map(([colour, count]) => [colour, count / drawn] as const)
  const largest = colours.toSorted(([, a], [, b]) => b - a).slice(0, flat.colours)
  const covered = largest.reduce((sum, [, share]) => sum + share, 0)
  return { colours, isFlat: covered >= flat.share }
}
