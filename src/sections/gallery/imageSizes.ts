import { full, wide } from '../../theme/breakpoints.ts'
import { type ImageSize, scaled } from '../../theme/imageSizes.ts'

/**
 * The widths of rows at the content's full width, on other wide screens and on small ones: from the second of the 3 + 9
 * columns to the page's edge, nine columns, all of them.
 */
const rows = {
  full: { edge: 'calc(50vw + 20.25rem)', start: '60.75rem', whole: '81rem' },
  wide: { edge: '72.5vw', start: '67.5vw', whole: '90vw' },
  small: { edge: '95vw', whole: '90vw' },
}

/** The share of a row that a picture takes. */
interface RowShare<Kind extends string> {
  kind: Kind
  /** From 0 to 1. */
  share: number
}

/** The sizes of a picture, from its share of a row on wide and on small screens. */
export const rowSizes = (
  onWide: RowShare<keyof typeof rows.wide>,
  onSmall: RowShare<keyof typeof rows.small>,
): ImageSize[] => [
  { media: full, width: scaled(rows.full[onWide.kind], onWide.share) },
  { media: wide, width: scaled(rows.wide[onWide.kind], onWide.share) },
  { width: scaled(rows.small[onSmall.kind], onSmall.share) },
]
