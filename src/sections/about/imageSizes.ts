import type { Theme } from '../../../schema/model/theme.ts'
import { broad, full, wide } from '../../theme/breakpoints.ts'
import type { ImageSize } from '../../theme/imageSizes.ts'

interface Frame {
  width: number
  height: number
}

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

type Heads = Theme['heads']

/** The sizes of the portrait. */
export const portraitSizes = (heads: Heads): readonly ImageSize[] =>
  heads === 'above' ? asWideAsPage : besideHead

/** The width that a whole portrait does not exceed, as wide as `--headline` and no higher than `--card-tall`, in rem. */
const maxWidth = ({ width, height }: Frame) => Math.min(56, (36 * width) / height)

/** The sizes of a whole portrait: as wide as the content, or as its column beside a head, up to its own maximum. */
export function wholeSizes(frame: Frame, heads: Heads): readonly ImageSize[] {
  const max = maxWidth(frame)
  const from = (share: number): ImageSize => ({
    media: `(min-width: ${(max / share).toFixed(1)}rem)`,
    width: `${max.toFixed(1)}rem`,
  })
  const asContent = [from(0.9), { width: '90vw' }]
  // Beside the narrowest head the column is 67.5 % of 60rem.
  if (heads === 'above' || max <= 40.5) return asContent
  return [from(0.675), { media: broad, width: '67.5vw' }, ...asContent]
}
