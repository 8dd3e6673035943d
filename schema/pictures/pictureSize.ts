import { closeSync, openSync, readSync } from 'node:fs'
import { imageSize } from 'image-size'

/** The format of a picture, in the words of the library, and its size in px before it is turned upright. */
export interface PictureSize {
  format: string
  width: number
  height: number
  /** As in Exif, from 1 to 8. */
  orientation: number
}

/** Enough bytes to hold the size of most pictures, and the whole of an SVG of usual size. */
const usualBeginning = 512 * 1024

/** The largest file, in bytes, that is read whole if its beginning has no size: a TIFF may have it at its end. */
const maxRead = 256 * 1024 * 1024

/**
 * The size of the picture at a path. Throws if the file is none.
 *
 * @param bytes its size on disk
 */
export function pictureSize(path: string, bytes: number): PictureSize {
  try {
    return sizeIn(beginningOf(path, Math.min(bytes, usualBeginning)))
  } catch (error) {
    if (bytes <= usualBeginning || bytes > maxRead) throw error
    return sizeIn(beginningOf(path, bytes))
  }
}

/** The first bytes of a file. */
export function beginningOf(path: string, length: number): Uint8Array {
  const file = openSync(path, 'r')
  try {
    const bytes = new Uint8Array(length)
    return bytes.subarray(0, readSync(file, bytes))
  } finally {
    closeSync(file)
  }
}

/** The size of the picture that some bytes begin. Throws if they are none. */
export function sizeIn(bytes: Uint8Array): PictureSize {
  const brands = brandsOf(bytes)
  // The library knows a file by its first brand alone; browsers go by all of them.
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) bytes.set(latin1.encode('avif'), 8)
  // Whatever size is in it: no browser but Safari shows it.
  else if (brands.some((brand) => /^(?:he[iv][cxms]|mif1|msf1)$/.test(brand)))
    return { format: 'heic', width: 0, height: 0, orientation: 1 }
  const svg = rootOfSvg(bytes)
  if (svg !== undefined) return { format: 'svg', ...sizeOfSvg(svg), orientation: 1 }
  const { type = '', width, height, orientation = 1 } = imageSize(bytes)
  // The library also finds a drawing in a page of HTML, which is no picture.
  if (type === 'svg' || !(width > 0 && height > 0)) throw new Error('This is no picture.')
  return { format: type, width, height, orientation }
}

const latin1 = {
  decode: (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1'),
  encode: (text: string) => Buffer.from(text, 'latin1'),
}

/** The brands of a file in the format of ISO 14496-12, such as AVIF and HEIC; empty for any other. */
function brandsOf(bytes: Uint8Array): string[] {
  if (latin1.decode(bytes.subarray(4, 8)) !== 'ftyp') return []
  const length = Math.min(Buffer.from(bytes.subarray(0, 4)).readUInt32BE(), 256)
  const names = latin1.decode(bytes.subarray(8, length)).match(/.{4}/gs) ?? []
  // The second is a version.
  return names.filter((_, index) => index !== 1)
}

/** The start tag of the root of an SVG file, whatever declarations and comments come before it. */
function rootOfSvg(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  // What is no text fails here, and does not begin like a tag.
  if (!isUtf16 && !/^\s*</.test(new TextDecoder().decode(bytes.subarray(0, 64)))) return undefined
  const utf16 = first === 0xff ? 'utf-16le' : 'utf-16be'
  const text = new TextDecoder(isUtf16 ? utf16 : 'utf-8').decode(bytes)
  const declared = /^\s*(?:<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE(?:[^[>]|\[[\s\S]*?\])*>|\s+)*/i.exec(text)
  const root = /^<(?:[\w-]+:)?svg(?=[\s/>])(?:[^>"']|"[^"]*"|'[^']*')*>/.exec(
    text.slice(declared?.[0].length ?? 0),
  )
  return root?.[0]
}

const pixelsPerUnit: Readonly<Record<string, number>> = {
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  rem: 16,
  ex: 8,
}

/** The size that browsers give an SVG: its own, that of its view box, or else 300 × 150 px. */
function sizeOfSvg(root: string): { width: number; height: number } {
  const attribute = (name: string) =>
    new RegExp(`\\s${name}\\s*=\\s*(["'])(.*?)\\1`, 's').exec(root)?.[2] ?? ''
  const length = (name: string) => {
    const [, number, unit = 'px'] = /^\s*\+?([\d.]+(?:e[+-]?\d+)?)([a-z]*)\s*$/i.exec(attribute(name)) ?? []
    const pixels = Number(number) * (pixelsPerUnit[unit.toLowerCase() || 'px'] ?? Number.NaN)
    return pixels > 0 && Number.isFinite(pixels) ? pixels : undefined
  }
  const [, , boxWidth = 0, boxHeight = 0] = attribute('viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const ratio = boxWidth > 0 && boxHeight > 0 ? boxWidth / boxHeight : undefined
  const [width, height] = [length('width'), length('height')]
  // What is missing follows from the other by the ratio of the view box; without both, that is the size.
  const box =
    ratio && !width && !height ? { width: boxWidth, height: boxHeight } : { width: 300, height: 150 }
  const wide = width ?? (ratio && height ? height * ratio : box.width)
  const high = height ?? (ratio && width ? width / ratio : box.height)
  return { width: Math.max(1, Math.round(wide)), height: Math.max(1, Math.round(high)) }
}
