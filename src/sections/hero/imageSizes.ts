import type { ResolvedPicture } from '../../../schema/vite/resolved.ts'
import { broad } from '../../theme/breakpoints.ts'
import type { ImageSize } from '../../theme/imageSizes.ts'

interface Frame {
  width: number
  height: number
}

type Sizes = (picture: ResolvedPicture) => readonly ImageSize[]

/**
 * How large a picture is that covers so many parts of a hundred of the screen. Which side decides is a condition: Safari
 * below 26.4 passes over `max()`, and would take a file for the width of a phone that is twice as high.
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

/** Beside them it has 42 of 100 parts of the width, or stands above them. */
export const besideSizes: Sizes = (picture) => [
  ...covering(picture, { width: 42, height: 100 }, broad),
  ...covering(picture, { width: 100, height: 50 }),
]

/** A portrait is four by five, as high as it can be. */
export const portraitSizes: readonly ImageSize[] = [{ media: broad, width: '42vw' }, { width: '40vh' }]

/** The proportions of the frames, where a picture's own are not known. */
export const behindFrame = { width: 16, height: 10 }
export const besideFrame = { width: 4, height: 5 }
export const portraitFrame = { width: 4, height: 5 }
