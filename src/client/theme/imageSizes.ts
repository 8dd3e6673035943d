import type { Theme } from '../../../schema/model/theme.ts'
import type { Share } from '../../../schema/pages/rows.ts'
import { across, broad, full, grown, wide } from './breakpoints.ts'

/**
 * The displayed size of a picture, in CSS lengths that need no layout: browsers choose among the files of a picture
 * before layout, and know no variables then. Computed from the tokens and the layouts, within a few percent: the
 * content is `--page` wide or, between two gutters of 5vw, 90vw; sizes for `full` grow with the page on wider screens.
 * The width is a plain length: Safari below 26.4 ignores a size with `min()` or `max()`, so that each change of the size
 * has a media condition.
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

type Sizes = readonly ImageSize[]

interface Frame {
  width: number
  height: number
}

/** As wide as the content: the default. */
export const contentSizes: Sizes = [{ media: full, width: '81rem' }, { width: '90vw' }]

/** As wide as the text of a page: beside section headers three quarters of the content on broad screens. */
export const columnSizes = (theme: Pick<Theme, 'sectionHeaders'>): Sizes =>
  theme.sectionHeaders === 'above'
    ? contentSizes
    : [{ media: full, width: '60rem' }, { media: broad, width: '67vw' }, { width: '90vw' }]

/** A picture in a row of a page, from the breakpoint on at which pictures stand beside each other. */
export function rowSizes(sizes: Sizes, { widest, narrower }: Share): Sizes {
  if (Math.min(widest, narrower) > 0.99) return sizes
  const shared = sizes.map(({ media, width }) => ({
    media: media ?? wide,
    width: scaled(width, media === full ? widest : narrower),
  }))
  return [...shared, ...contentSizes.slice(-1)]
}

/** In the column of the labels; on narrower screens a third of the page, less one of a gap of 4vw. */
export const portraitSizes: Sizes = [
  { media: full, width: '19.9rem' },
  { media: broad, width: '22.2vw' },
  { media: wide, width: '28.7vw' },
  { width: '90vw' },
]

/** A portrait at the end of its section: 5 of 12 parts. */
export const endPortraitSizes: Sizes = [
  { media: full, width: '32.3rem' },
  { media: wide, width: '35.8vw' },
  { width: '90vw' },
]

/** The width that a whole portrait does not exceed, as wide as `--headline` and no higher than `--card-tall`, in rem. */
const widestPortrait = ({ width, height }: Frame) => Math.min(56, (36 * width) / height)

/** A whole portrait, as wide as the content up to its own maximum. */
export function wholePortraitSizes(picture: Frame): Sizes {
  const widest = widestPortrait(picture)
  return [
    { media: `(min-width: ${(widest / 0.9).toFixed(1)}rem)`, width: `${widest.toFixed(1)}rem` },
    { width: '90vw' },
  ]
}

const cardHeight = 'min(36rem,100svh - 13rem)'

/**
 * 7 of 12 columns of a card in a stack, which is as tall as the screen allows; on upright ones what its text leaves of
 * that height.
 */
export const cardSizes: Sizes = [
  { media: full, width: '47.25rem', height: 'min(max(36rem,min(68svh,75vw - 39rem)),100svh - 13rem)' },
  { media: across, width: '52.5vw', height: cardHeight },
  { width: '90vw', height: `(${cardHeight} - 17rem)` },
]

/** In a grid: 7 or 5 of 12 columns of the content, at the same height; on small screens all of it. */
export const gridSizes = (isWide: boolean): Sizes => [
  { media: full, width: isWide ? '46.7rem' : '33rem', height: '27rem' },
  { media: broad, width: isWide ? '51.7vw' : '36.5vw', height: '27rem' },
  { media: wide, width: isWide ? '51.3vw' : '36vw', height: '18rem' },
  { width: '90vw' },
]

/** On the line of a list: 2 of 11 parts of the content, 3 on tablets; on phones all of it. */
export const lineSizes: Sizes = [
  { media: full, width: '14.2rem' },
  { media: broad, width: '15.8vw' },
  { media: wide, width: '24vw' },
  { width: '90vw' },
]

/** On a band: as high as it, to the edge of the screen; on small screens as wide as that. */
export const bandSizes: Sizes = [
  { media: full, width: '50rem' },
  { media: broad, width: '40rem' },
  { width: '100vw' },
]

/** A portrait beside a name. */
export const avatarSizes: Sizes = [{ width: '3rem' }]

/** The largest width of a logo, as the whole attribute. */
export const logoSizes = '14rem'

/** A poster: as wide as the content, and a tall one no higher than the screen. */
export const posterSizes = (ratio: number): Sizes =>
  ratio >= 1 ? contentSizes : contentSizes.map((size) => ({ ...size, width: scaled(size.width, ratio) }))

/**
 * About how wide a picture in the rows of a gallery is, which are a little higher than the least, since their pictures
 * fill them. Browsers that know how wide it became do without: see `Picture`.
 */
export const galleryRowSizes = (ratio: number): Sizes => [
  { media: full, width: `${Math.min(81, Math.round(28 * ratio))}rem` },
  { media: wide, width: `${Math.min(90, Math.round(32 * ratio))}vw` },
  { width: `${Math.min(90, Math.round(70 * ratio))}vw` },
]

/** A picture of a walk is as high as a share of the screen. */
export const walkSizes = (ratio: number): Sizes => [{ width: `${Math.round(62 * ratio)}vh` }]

/** The proportions of the frames of the first screen, used where those of a picture are unknown. */
export const behindFrame = { width: 16, height: 10 }
export const besideFrame = { width: 4, height: 5 }
export const heroPortraitFrame = { width: 4, height: 5 }

/** A picture behind the words of the first screen covers it. */
export const behindSizes = (picture: Partial<Frame>): Sizes => covering(picture, { width: 100, height: 100 })

/** Beside the words a picture has 42 % of the width; above them all of it. */
export const besideSizes = (picture: Partial<Frame>): Sizes => [
  ...covering(picture, { width: 42, height: 100 }, broad),
  ...covering(picture, { width: 100, height: 50 }),
]

/** A portrait of the first screen is as high as its frame. */
export const heroPortraitSizes: Sizes = [{ media: broad, width: '42vw' }, { width: '40vh' }]

/**
 * The sizes of a picture that covers a frame, given in percent of the screen. Which side decides is a media condition:
 * Safari below 26.4 ignores `max()`, and would take a file for the width of a phone that is twice as high.
 */
function covering(picture: Partial<Frame>, frame: Frame, media?: string): Sizes {
  const { width = frame.width, height = frame.height } = picture
  const acrossFrame = Math.round((frame.height * width) / height)
  const isHigh = `(max-aspect-ratio: ${acrossFrame}/${frame.width})`
  return [
    { media: media ? `${media} and ${isHigh}` : isHigh, width: `${acrossFrame}vh`, factor: 1 },
    { media, width: `${frame.width}vw`, factor: 1 },
  ]
}

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
