/**
 * How large a picture is shown, in lengths of CSS that need no layout: browsers choose among the files of a
 * picture before there is one, and know no variables then. Worked out from the tokens and the layouts, within a
 * few percent: the content is `--page` wide or, between two gutters of 5vw, 90vw. A section whose pictures are
 * not as wide as the content has its own, in `src/sections/<type>/imageSizes.ts`.
 */
export interface ImageSize {
  /** Where it holds, one of the breakpoints. The last size has none, and holds everywhere else. */
  media?: string
  width: string
  /** Where the frame has no fixed proportion. */
  height?: string
}

/** As wide as the content: the default. */
export const contentSizes: readonly ImageSize[] = [{ width: 'min(81rem,90vw)' }]

/**
 * The `sizes` attribute of a picture that covers its frame and is cut where it is longer.
 *
 * @param ratio the picture's width by its height
 * @param frame the frame's, for sizes without a height
 */
export function sizesAttribute(sizes: readonly ImageSize[], ratio: number, frame: number): string {
  const over = Math.max(1, ratio / frame)
  return sizes
    .map(({ media, width, height }) => {
      const covering = height ? `max(${width},${height}*${short(ratio)})` : scaled(width, over)
      return media ? `${media} ${covering}` : covering
    })
    .join(',')
}

/** A length times a factor. */
export const scaled = (length: string, factor: number): string =>
  factor === 1 ? length : `calc(${length}*${short(factor)})`

const short = (number: number) => Number(number.toFixed(2))
