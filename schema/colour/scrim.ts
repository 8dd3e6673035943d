import type { Mode, Palette } from '../model/theme.ts'
import { contrastOf, luminance, numberOf } from './luminance.ts'
import { mixed } from './oklch.ts'

/** The colours of a part of a picture: each as a number, red, green and blue, with its share of the pixels. */
export type Tones = readonly (readonly [colour: number, share: number])[]

/** The parts of a picture behind a screen that matter: `left` and `right` are two thirds of it, `top` is its upper half. */
export interface PictureTones {
  whole: Tones
  left: Tones
  right: Tones
  top: Tones
}

/** How a picture is covered so that what stands on it can be read: by the ground, as opaque as is said, from 0 to 1. */
export interface Scrim {
  /** Below words that may stand anywhere. */
  whole: number
  /** Below words in the two thirds of it in which lines begin. */
  side: number
  /** Below the header. */
  header: number
  /** The accent of a headline on it, which is large: `#rrggbb`. */
  accent: string
}

/** More than this and the picture is hardly seen. */
export const maxScrim = 0.9

/** As opaque a scrim may become to keep the accent as it is; else the accent moves. */
const comfortable = 0.72

/** The share of the pixels that letters need not be read on: sparkles smaller than a letter. */
const tolerated = 1 / 5000

/** What encoding and scaling do to a picture costs about as much contrast. */
const margin = 0.2

/** A picture of which nothing is known: it may be white or black anywhere. */
const anything: Tones = [
  [0xffffff, 0.5],
  [0x000000, 0.5],
]

/** The share of some tones on which a colour has less than a contrast, below a scrim. */
function faintShare(tones: Tones, { front, ground, opacity, ratio }: Asked): number {
  const light = luminance(front)
  let faint = 0
  for (const [colour, share] of tones)
    if (contrastOf(light, luminance(colour, ground, opacity)) < ratio) faint += share
  return faint
}

interface Asked {
  front: number
  ground: number
  opacity: number
  ratio: number
}

/** How opaque the ground has to lie over some tones so that a colour has a contrast, in steps of a hundredth. */
function opacityFor(tones: Tones, palette: Palette, front: 'text' | 'accent', minRatio: number): number {
  const [colour, ground] = [numberOf(palette[front]), numberOf(palette.background)]
  // What has no more than that on the ground itself cannot have more on a picture.
  const maxRatio = contrastOf(luminance(colour), luminance(ground))
  const ratio = Math.max(minRatio, Math.min(minRatio + margin, maxRatio))
  let [low, high] = [0, 100]
  while (low < high) {
    const middle = (low + high) >> 1
    if (faintShare(tones, { front: colour, ground, opacity: middle / 100, ratio }) <= tolerated) high = middle
    else low = middle + 1
  }
  return low / 100
}

/**
 * The scrim over a picture in a palette.
 *
 * @param tones of the picture; undefined where its pixels are not at hand
 */
export function scrimOf(tones: PictureTones | undefined, palette: Palette, dir: 'ltr' | 'rtl'): Scrim {
  const whole = tones?.whole ?? anything
  const side = (dir === 'rtl' ? tones?.right : tones?.left) ?? anything
  const keeps = opacityFor(whole, palette, 'accent', 3) <= comfortable
  const opacity = (part: Tones) =>
    Math.max(opacityFor(part, palette, 'text', 4.5), keeps ? opacityFor(part, palette, 'accent', 3) : 0)
  const scrim = {
    whole: opacity(whole),
    side: opacity(side),
    header: opacityFor(tones?.top ?? anything, palette, 'text', 4.5),
  }
  const accent = keeps
    ? palette.accent
    : accentOver(
        [
          [whole, scrim.whole],
          [side, scrim.side],
        ],
        palette,
      )
  return { ...scrim, accent }
}

/** The same for a single part of a picture on which all words stand. */
export function opacityOver(tones: Tones, palette: Palette): { scrim: number; accent: string } {
  const { whole, accent } = scrimOf({ whole: tones, left: tones, right: tones, top: tones }, palette, 'ltr')
  return { scrim: whole, accent }
}

/** The accent, as far nearer to the text as it must be to be read in large letters over covered tones. */
function accentOver(
  parts: readonly (readonly [Tones, number])[],
  { accent, text, background }: Palette,
): string {
  const ground = numberOf(background)
  for (let step = 0; step < 20; step++) {
    const colour = mixed(accent, text, step / 20)
    const front = numberOf(colour)
    const isRead = parts.every(
      ([tones, opacity]) => faintShare(tones, { front, ground, opacity, ratio: 3 + margin }) <= tolerated,
    )
    if (isRead) return colour
  }
  return text
}

/** The scrims of both modes. */
export type Scrims = Record<Mode, Scrim>
