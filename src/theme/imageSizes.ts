import { full } from './breakpoints.ts'

/**
 * How large a picture is shown, in lengths of CSS that need no layout: browsers choose among the files of a
 * picture before there is one, and know no variables then. Worked out from the tokens and the layouts, within a
 * few percent: the content is `--page` wide or, between two gutters of 5vw, 90vw. A section whose pictures are
 * not as wide as the content has its own, in `src/sections/<type>/imageSizes.ts`. The width is a plain length:
 * Safari below 26.4 passes over a size with `min()` or `max()`, so that where a size changes, a condition says so.
 */
export interface ImageSize {
  /** Where it holds, one of the breakpoints. The last size has none, and holds everywhere else. */
  media?: string
  width: string
  /** Where the frame has no fixed proportion. */
  height?: string
  /** How many times as wide the picture is, where that is not what its proportions and the frame's make it. */
  factor?: number
}

/** As wide as the content: the default. */
export const contentSizes: readonly ImageSize[] = [{ media: full, width: '81rem' }, { width: '90vw' }]

/**
 * The `sizes` attribute of a picture that covers its frame and is cut where it is longer.
 *
 * @param ratio the picture's width by its height
 * @param frame the frame's, for sizes without a height
 */
export function sizesAttribute(sizes: readonly ImageSize[], ratio: number, frame: number): string {
  const over = Math.max(1, ratio / frame)
  return sizes
    .flatMap(({ media, width, height, factor = over }) => {
      // Where the height decides, a browser that passes over the first takes the second.
      const covering = height ? [`max(${width},${height}*${short(ratio)})`, width] : [scaled(width, factor)]
      return covering.map((length) => (media ? `${media} ${length}` : length))
    })
    .join(',')
}

/** A length times a factor. */
export const scaled = (length: string, factor: number): string =>
  factor === 1 ? length : `calc(${length}*${short(factor)})`

const short = (number: number) => Number(number.toFixed(2))
