import { broad, full, wide } from '../../theme/breakpoints.ts'
import type { ImageSize } from '../../theme/imageSizes.ts'

// Below heads the content is as wide as the page: 5 of 11 parts of it, less a gap of 4vw.
const asWideAsPage: readonly ImageSize[] = [
  { media: full, width: '35.2rem' },
  { media: wide, width: '39.1vw' },
  { width: '90vw' },
]

/**
 * 5 of 11 parts of the content, less a gap of 4vw: beside a head of 3 + 9 columns, or as wide as the page; or all of
 * it.
 */
const besideHead: readonly ImageSize[] = [
  { media: full, width: '25.5rem' },
  { media: broad, width: '28.4vw' },
  { media: wide, width: '39.1vw' },
  { width: '90vw' },
]

/** The sizes of the portrait. */
export const portraitSizes = __HEADS_ABOVE__ ? asWideAsPage : besideHead

/** The sizes of a whole portrait: as wide as its column, and at most `--headline`. */
export const wholeSizes: readonly ImageSize[] = [
  { media: full, width: '56rem' },
  { media: broad, width: __HEADS_ABOVE__ ? '56rem' : '67.5vw' },
  { width: '90vw' },
]
