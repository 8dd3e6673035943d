import { type ImageSize, scaled } from '../../theme/imageSizes.ts'

/** How large a poster is shown: as wide as the content, and a tall one no higher than the screen. */
export const posterSizes = (content: readonly ImageSize[], ratio: number): readonly ImageSize[] =>
  ratio >= 1 ? content : content.map((size) => ({ ...size, width: scaled(size.width, ratio) }))
