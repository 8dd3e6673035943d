import { full, wide } from '../../theme/breakpoints.ts'
import type { ImageSize } from '../../theme/imageSizes.ts'

const height = 'min(36rem,100svh - 13rem)'

/** 7 of 12 parts of a card, which is as tall as the screen allows; or what its text leaves of that. */
export const cardSizes: readonly ImageSize[] = [
  { media: full, width: '47.25rem', height },
  { media: wide, width: '52.5vw', height },
  { width: '90vw', height: `(${height} - 17rem)` },
]
