import { type ImageSize, scaled } from '../../theme/imageSizes.ts'

/** The sizes of a poster: as wide as the content, and for a tall one no higher than the screen. */
export const posterSizes = (content: readonly ImageSize[], ratio: number): readonly ImageSize[] =>
  ratio >= 1 ? content : content.map((size) => ({ ...size, width: scaled(size.width, ratio) }))
