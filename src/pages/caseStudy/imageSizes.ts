import type { Share } from '../../../schema/caseStudies/rows.ts'
import type { Theme } from '../../../schema/model/theme.ts'
import { broad, full, wide } from '../../theme/breakpoints.ts'
import { contentSizes, type ImageSize, scaled } from '../../theme/imageSizes.ts'

/** As wide as the text: beside heads three quarters of the page on broad screens. */
export const columnSizes = (heads: Theme['heads']): readonly ImageSize[] =>
  heads === 'above'
    ? contentSizes
    : [{ media: full, width: '60rem' }, { media: broad, width: '67vw' }, { width: '90vw' }]

/** The sizes of a picture in a row, from the breakpoint on at which pictures stand beside each other. */
export const inRow = (sizes: readonly ImageSize[], { widest, narrower }: Share): readonly ImageSize[] =>
  Math.min(widest, narrower) > 0.99
    ? sizes
    : [
        ...sizes.map(({ media, width }) => ({
          media: media ?? wide,
          width: scaled(width, media === full ? widest : narrower),
        })),
        ...contentSizes.slice(-1),
      ]
