import { broad, wide } from './breakpoints.ts'

/**
 * The room that a picture is shown in, in lengths of CSS that need no layout: browsers choose among the files
 * of a picture before there is one. Worked out from the tokens and the layouts, within a few percent: the
 * content is `--page` wide or, between two gutters of 5vw, 90vw.
 */
export interface ImageSize {
  /** Where it holds, one of the breakpoints. The last slot has none, and holds everywhere else. */
  media?: string
  width: string
  /** Where the frame has no fixed proportion. */
  height?: string
}

/** Across the whole content: what is assumed where nothing is said. */
export const contentSizes: readonly ImageSize[] = [{ width: 'min(81rem,90vw)' }]

/** Of the content beside a head of 3 + 9 columns, or of all, 5 of 11 parts without a gap of 4vw; or all of it. */
export const portraitSizes: readonly ImageSize[] = [
  { media: broad, width: 'min(25.5rem,28.4vw)' },
  { media: wide, width: '39.1vw' },
  { width: '90vw' },
]

/** 7 of 12 parts of a card, which is as tall as the screen allows; or what its words leave of that. */
export const cardSizes: readonly ImageSize[] = [
  { media: wide, width: 'min(47.25rem,52.5vw)', height: 'min(36rem,100svh - 13rem)' },
  { width: '90vw', height: '(min(36rem,100svh - 13rem) - 17rem)' },
]

/** A face beside a name, as high as a control. */
export const avatarSizes: readonly ImageSize[] = [{ width: '3rem' }]

/** The rows of a gallery: from the second of the 3 + 9 columns to the page's edge, nine columns, all of them. */
const rows = {
  wide: { edge: 'min(72.5vw,50vw + 20.25rem)', start: 'min(60.75rem,67.5vw)', whole: 'min(81rem,90vw)' },
  small: { edge: '95vw', whole: '90vw' },
}

/** A part of a row, which may be another on small screens. */
export interface Part<Kind extends string> {
  kind: Kind
  /** How much of the row, from 0 to 1. */
  share: number
}

/** A part of a row of a gallery. */
export const rowSizes = (
  onWide: Part<keyof typeof rows.wide>,
  onSmall: Part<keyof typeof rows.small>,
): ImageSize[] => [
  { media: wide, width: times(rows.wide[onWide.kind], onWide.share) },
  { width: times(rows.small[onSmall.kind], onSmall.share) },
]

/**
 * The `sizes` of a picture that covers its slots and is cut where it is longer.
 *
 * @param ratio the picture's width by its height
 * @param frame the frame's, in slots without a height
 */
export function sizesAttribute(slots: readonly ImageSize[], ratio: number, frame: number): string {
  const over = Math.max(1, ratio / frame)
  return slots
    .map(({ media, width, height }) => {
      const covering = height ? `max(${width},${height}*${short(ratio)})` : times(width, over)
      return media ? `${media} ${covering}` : covering
    })
    .join(',')
}

const times = (length: string, factor: number) => (factor === 1 ? length : `calc(${length}*${short(factor)})`)

const short = (number: number) => Number(number.toFixed(2))
