import type { Mode, Palette } from '../model/theme.ts'
import { contrastOf, luminance, numberOf } from './contrast.ts'
import { mixed } from './oklch.ts'

/** The histogram of a part of a picture: each colour as 0xrrggbb, with its share of the pixels from 0 to 1. */
export type Tones = readonly (readonly [colour: number, share: number])[]

/**
 * The tones of parts of a background picture: `left` and `right` are two thirds of its width, `top` is its upper half.
 */
export interface PictureTones {
  whole: Tones
  left: Tones
  right: Tones
  top: Tones
}

/** How opaque, from 0 to 1, the background colour lies over a picture so that text on it can be read. */
export interface Scrim {
  /** Below text anywhere on the picture. */
  whole: number
  /** Below text in the two thirds where lines begin: at the left, or at the right for `rtl`. */
  side: number
  /** Below the header. */
  header: number
  /** The accent for large text on the picture: `#rrggbb`. */
  accent: string
}

/**
 * The highest opacity that is accepted to keep the accent as it is; beyond it the accent moves towards the text colour,
 * since a denser scrim would take the picture its depth.
 */
const comfortable = 0.4

/** The share of the pixels that may lack contrast: sparkles smaller than a letter. */
const tolerated = 1 / 5000

/** What is added to the minimum ratio: encoding and scaling a picture costs about as much contrast. */
const margin = 0.2

/** The tones of an unknown picture: it may be white or black anywhere. */
const anything: Tones = [
  [0xffffff, 0.5],
  [0x000000, 0.5],
]

/** The share of the pixels on which `front` has less contrast than `ratio`, below a scrim. */
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

/**
 * The lowest opacity of the background over some tones at which `front` has enough contrast, from 0 to 1 in hundredths.
 */
function opacityFor(tones: Tones, palette: Palette, front: 'text' | 'accent', minRatio: number): number {
  const [colour, ground] = [numberOf(palette[front]), numberOf(palette.background)]
  // The margin cannot ask for more contrast than the colour has on the background itself.
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
 * Computes the scrim over a picture for a palette.
 *
 * @param tones those of the picture; undefined if its pixels are not available
 * @param hasAccent whether some of the text has the accent: without any, the scrim may be thinner
 */
export function scrimOf(
  tones: PictureTones | undefined,
  palette: Palette,
  dir: 'ltr' | 'rtl',
  hasAccent = true,
): Scrim {
  const whole = tones?.whole ?? anything
  const side = (dir === 'rtl' ? tones?.right : tones?.left) ?? anything
  const keeps = hasAccent && opacityFor(whole, palette, 'accent', 3) <= comfortable
  const opacity = (part: Tones) =>
    Math.max(opacityFor(part, palette, 'text', 4.5), keeps ? opacityFor(part, palette, 'accent', 3) : 0)
  const scrim = {
    whole: opacity(whole),
    side: opacity(side),
    header: opacityFor(tones?.top ?? anything, palette, 'text', 4.5),
  }
  const accent =
    keeps || !hasAccent
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

/** Like `scrimOf`, for the one part of a picture that all text stands on. */
export function opacityOver(tones: Tones, palette: Palette): { scrim: number; accent: string } {
  const { whole, accent } = scrimOf({ whole: tones, left: tones, right: tones, top: tones }, palette, 'ltr')
  return { scrim: whole, accent }
}

/** The accent, mixed with the text colour just as much as large text over covered tones needs to be read. */
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
