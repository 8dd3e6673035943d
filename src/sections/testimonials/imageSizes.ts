import type { ImageSize } from '../../theme/imageSizes.ts'

/** An avatar, as high as a control. */
export const avatarSizes: readonly ImageSize[] = [{ width: '3rem' }]
