import { styled } from 'styled-components'
import type { ResolvedPicture } from '../../../shared/resolved.ts'
import type { ImageSize } from '../../theme/imageSizes.ts'
import { Picture } from '../../ui/pictures/Picture.tsx'

interface Frame {
  width: number
  height: number
}

/** The width that a whole portrait does not exceed, as wide as `--headline` and no higher than `--card-tall`, in rem. */
const maxWidth = ({ width, height }: Frame) => Math.min(56, (36 * width) / height)

/** The sizes of a whole portrait: as wide as the content, up to its own maximum. */
export function wholeSizes(frame: Frame): readonly ImageSize[] {
  const max = maxWidth(frame).toFixed(1)
  return [
    { media: `(min-width: ${(maxWidth(frame) / 0.9).toFixed(1)}rem)`, width: `${max}rem` },
    { width: '90vw' },
  ]
}

/** A portrait in its own proportions, as of several people side by side; 3 to 2 where its size is unknown. */
export function WholePortrait({ picture }: { picture: ResolvedPicture }) {
  const { width = 3, height = 2 } = picture
  const sizes = wholeSizes({ width, height })
  return <Whole picture={picture} width={width} height={height} sizes={sizes} />
}

/* An upright portrait is no higher than a card. */
const Whole = styled(Picture)`
  max-inline-size: min(var(--headline), var(--card-tall) * var(--frame));
  border-radius: var(--radius-plane);
`
