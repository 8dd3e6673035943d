/** The files of a picture in one format. */
export interface PictureSource {
  /** Such as `image/avif`. */
  type: string
  /** Addresses and widths, as in the attribute `srcset`. */
  srcset: string
}

/** A picture beside the YAML, ready to be served. */
export interface LocalPicture {
  /** The address of the file for browsers that take none of the `sources`. */
  src: string
  /** The size of the original in px. */
  width?: number
  height?: number
  /** The same picture in several formats, best first, and sizes. */
  sources?: PictureSource[]
  /** A few blurred pixels as a `data:` address, to be shown until the picture is there. */
  preview?: string
}
