/** The files of a picture in one format. */
export interface PictureSource {
  /** Such as `image/avif`. */
  type: string
  /** Addresses and widths, as in the attribute `srcset`. */
  srcset: string
  /** The media query that it is for, if any: the source of an animation is for visitors who want motion. */
  media?: string
}

/** A picture beside the YAML, ready to be served. */
export interface LocalPicture {
  /** The address of the file for browsers that take none of the `sources`. */
  src: string
  /** The size of the original in px. */
  width?: number
  height?: number
  /** The address of its largest file, which shows it whole. */
  full?: string
  /** The same picture in several formats, best first, and sizes; before them, if it is animated, the animation. */
  sources?: PictureSource[]
  /** A few blurred pixels as a `data:` address, to be shown until the picture is there. */
  preview?: string
}
