import { wide } from '../../theme/breakpoints.ts'
import type { ImageSize } from '../../theme/imageSizes.ts'

/** 7 of 12 parts of a card, which is as tall as the screen allows; or what its text leaves of that. */
export const cardSizes: readonly ImageSize[] = [
  { media: wide, width: 'min(47.25rem,52.5vw)', height: 'min(36rem,100svh - 13rem)' },
  { width: '90vw', height: '(min(36rem,100svh - 13rem) - 17rem)' },
]
