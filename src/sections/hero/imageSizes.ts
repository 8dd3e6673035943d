import { broad } from '../../theme/breakpoints.ts'
import type { ImageSize } from '../../theme/imageSizes.ts'

/** A picture behind the words covers the screen. */
export const behindSizes: readonly ImageSize[] = [{ width: '100vw', height: '100vh' }]

/** Beside them it has 42 of 100 parts of the width, or stands above them. */
export const besideSizes: readonly ImageSize[] = [
  { media: broad, width: '42vw', height: '100vh' },
  { width: '100vw', height: '50vh' },
]

/** A portrait is four by five, as high as it can be. */
export const portraitSizes: readonly ImageSize[] = [{ media: broad, width: '42vw' }, { width: '40vh' }]

/** The proportions of the frames, where a picture's own are not known. */
export const behindFrame = { width: 16, height: 10 }
export const besideFrame = { width: 4, height: 5 }
export const portraitFrame = { width: 4, height: 5 }
