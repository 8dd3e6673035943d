import { broad, full, wide } from '../../theme/breakpoints.ts'
import type { ImageSize } from '../../theme/imageSizes.ts'

// Of the content as wide as the page, where heads may stand above it, in the same parts.
const asWideAsPage: readonly ImageSize[] = [
  { media: full, width: '35.2rem' },
  { media: wide, width: '39.1vw' },
  { width: '90vw' },
]

/** Of the content beside a head of 3 + 9 columns, or of all, 5 of 11 parts without a gap of 4vw; or all of it. */
const besideHead: readonly ImageSize[] = [
  { media: full, width: '25.5rem' },
  { media: broad, width: '28.4vw' },
  { media: wide, width: '39.1vw' },
  { width: '90vw' },
]

/** How large the portrait is. */
export const portraitSizes = __HEADS_ABOVE__ ? asWideAsPage : besideHead

/** How large a whole one is: as wide as its column, and no wider than `--headline`. */
export const wholeSizes: readonly ImageSize[] = [
  { media: full, width: '56rem' },
  { media: broad, width: __HEADS_ABOVE__ ? '56rem' : '67.5vw' },
  { width: '90vw' },
]
