import { broad, full, wide } from '../../theme/breakpoints.ts'
import type { ImageSize } from '../../theme/imageSizes.ts'

const height = 'min(36rem,100svh - 13rem)'

/**
 * 7 of 12 columns of a card, which is as tall as the screen allows; on small screens what its text leaves of that
 * height.
 */
export const cardSizes: readonly ImageSize[] = [
  { media: full, width: '47.25rem', height: 'min(max(36rem,min(68svh,75vw - 39rem)),100svh - 13rem)' },
  { media: wide, width: '52.5vw', height },
  { width: '90vw', height: `(${height} - 17rem)` },
]

/** In a grid: 7 or 5 of 12 columns of the content, at the same height; on small screens all of it. */
export const gridSizes = (isWide: boolean): readonly ImageSize[] => [
  { media: full, width: isWide ? '46.7rem' : '33rem', height: '27rem' },
  { media: broad, width: isWide ? '51.7vw' : '36.5vw', height: '27rem' },
  { media: wide, width: isWide ? '51.3vw' : '36vw', height: '18rem' },
  { width: '90vw' },
]

/** On a line: 2 of 11 parts of the content; on small screens a quarter of it. */
export const lineSizes: readonly ImageSize[] = [
  { media: full, width: '14.2rem' },
  { media: wide, width: '15.8vw' },
  { width: '21vw' },
]
