import { broad, full, wide } from '../../theme/breakpoints.ts'
import { contentSizes, type ImageSize, scaled } from '../../theme/imageSizes.ts'

/** As wide as the text: three quarters of the page on broad screens. */
export const columnSizes: readonly ImageSize[] = [
  { media: full, width: '60rem' },
  { media: broad, width: '67vw' },
  { width: '90vw' },
]

/** A share of a row, from the breakpoint on at which pictures stand beside each other. */
export const inRow = (sizes: readonly ImageSize[], share: number): readonly ImageSize[] =>
  share > 0.99
    ? sizes
    : [
        ...sizes.map(({ media, width }) => ({ media: media ?? wide, width: scaled(width, share) })),
        ...contentSizes.slice(-1),
      ]
