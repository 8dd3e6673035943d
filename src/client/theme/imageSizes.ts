import { full, grown } from './breakpoints.ts'

/**
 * The displayed size of a picture, in CSS lengths that need no layout: browsers choose among the files of a picture
 * before layout, and know no variables then. Computed from the tokens and the layouts, within a few percent: the
 * content is `--page` wide or, between two gutters of 5vw, 90vw; sizes for `full` grow with the page on wider screens.
 * A component with narrower pictures has its own sizes beside its styles, in a constant called `…Sizes`. The width is a
 * plain length: Safari below 26.4 ignores a size with
 * `min()` or `max()`, so that each change of the size has a media condition.
 */
export interface ImageSize {
  /** Its media condition, mostly a breakpoint. The last size has none, and applies everywhere else. */
  media?: string
  width: string
  /** The height, where the frame has no fixed proportion. */
  height?: string
  /** How many times as wide as the frame the picture is, where that does not follow from their proportions. */
  factor?: number
}

/** As wide as the content: the default. */
export const contentSizes: readonly ImageSize[] = [{ media: full, width: '81rem' }, { width: '90vw' }]

/**
 * The `sizes` attribute of a picture that covers its frame and is cropped to it.
 *
 * @param ratio the picture's width divided by its height
 * @param frame the frame's, for sizes without a height
 */
export function sizesAttribute(sizes: readonly ImageSize[], ratio: number, frame: number): string {
  const over = Math.max(1, ratio / frame)
  return sizes
    .flatMap((size) => (size.media === full ? [onGrownPage(size), size] : size))
    .flatMap(({ media, width, height, factor = over }) => {
      // Where the height may decide, a browser that ignores `max()` takes the second.
      const covering = height ? [`max(${width},${height}*${short(ratio)})`, width] : [scaled(width, factor)]
      return covering.map((length) => (media ? `${media} ${length}` : length))
    })
    .join(',')
}

const onGrownPage = (size: ImageSize): ImageSize => ({
  ...size,
  media: grown,
  width: scaled(size.width, 96 / 81),
})

/** A length times a factor. */
export const scaled = (length: string, factor: number): string =>
  factor === 1 ? length : `calc(${length}*${short(factor)})`

const short = (number: number) => Number(number.toFixed(2))

/** How many times as tall as its frame a picture of the same width is that begins at its top. */
const farTaller = 2

/**
 * Where a picture lies that covers its frame, as a value of `object-position`; undefined for the middle. What is far
 * taller than its frame, such as a screenshot of a whole page, says most at its beginning.
 *
 * @param focus what the owner wants to stay in view
 * @param ratio the width of the picture divided by its height
 * @param frame that of its frame
 */
export const objectPosition = (focus: string | undefined, ratio: number, frame: number): string | undefined =>
  focus ?? (frame > farTaller * ratio ? 'top' : undefined)
