import type { ResolvedPicture } from '../../../shared/resolved.ts'
import { broad } from '../../theme/breakpoints.ts'
import type { ImageSize } from '../../theme/imageSizes.ts'

interface Frame {
  width: number
  height: number
}

type Sizes = (picture: ResolvedPicture) => readonly ImageSize[]

/**
 * The sizes of a picture that covers a frame, given in percent of the screen. Which side decides is a media condition:
 * Safari below 26.4 ignores `max()`, and would take a file for the width of a phone that is twice as high.
 */
function covering(picture: ResolvedPicture, frame: Frame, media?: string): readonly ImageSize[] {
  const { width = frame.width, height = frame.height } = picture
  const across = Math.round((frame.height * width) / height)
  const isHigh = `(max-aspect-ratio: ${across}/${frame.width})`
  return [
    { media: media ? `${media} and ${isHigh}` : isHigh, width: `${across}vh`, factor: 1 },
    { ...(media && { media }), width: `${frame.width}vw`, factor: 1 },
  ]
}

/** A picture behind the words covers the screen. */
export const behindSizes: Sizes = (picture) => covering(picture, { width: 100, height: 100 })

/** Beside the words a picture has 42 % of the width; above them all of it. */
export const besideSizes: Sizes = (picture) => [
  ...covering(picture, { width: 42, height: 100 }, broad),
  ...covering(picture, { width: 100, height: 50 }),
]

/** A portrait is four by five, as high as its frame. */
export const portraitSizes: readonly ImageSize[] = [{ media: broad, width: '42vw' }, { width: '40vh' }]

/** The proportions of the frames, used where those of a picture are unknown. */
export const behindFrame = { width: 16, height: 10 }
export const besideFrame = { width: 4, height: 5 }
export const portraitFrame = { width: 4, height: 5 }
