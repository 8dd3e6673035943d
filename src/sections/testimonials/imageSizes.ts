import type { ImageSize } from '../../theme/imageSizes.ts'

/** A face beside a name, as high as a control. */
export const avatarSizes: readonly ImageSize[] = [{ width: '3rem' }]
