import { styled } from 'styled-components'
import type { Theme } from '../../../schema/model/theme.ts'
import type { ResolvedPicture } from '../../../schema/vite/resolved.ts'
import { useContent } from '../../content.ts'
import { broad } from '../../theme/breakpoints.ts'
import type { ImageSize } from '../../theme/imageSizes.ts'
import { Picture } from '../../ui/pictures/Picture.tsx'

interface Frame {
  width: number
  height: number
}

/** The width that a whole portrait does not exceed, as wide as `--headline` and no higher than `--card-tall`, in rem. */
const maxWidth = ({ width, height }: Frame) => Math.min(56, (36 * width) / height)

/** The sizes of a whole portrait: as wide as the content, or as its column beside a head, up to its own maximum. */
export function wholeSizes(frame: Frame, heads: Theme['heads']): readonly ImageSize[] {
  const max = maxWidth(frame)
  const from = (share: number): ImageSize => ({
    media: `(min-width: ${(max / share).toFixed(1)}rem)`,
    width: `${max.toFixed(1)}rem`,
  })
  const asContent = [from(0.9), { width: '90vw' }]
  // Beside the narrowest head the column is 67.5 % of 60rem.
  if (heads === 'above' || max <= 40.5) return asContent
  return [from(0.675), { media: broad, width: '67.5vw' }, ...asContent]
}

/** A portrait in its own proportions, as of several people side by side; 3 to 2 where its size is unknown. */
export function WholePortrait({ picture }: { picture: ResolvedPicture }) {
  const { width = 3, height = 2 } = picture
  const sizes = wholeSizes({ width, height }, useContent().theme.heads)
  return <Whole picture={picture} width={width} height={height} sizes={sizes} />
}

/* An upright portrait is no higher than a card. */
const Whole = styled(Picture)`
  max-inline-size: min(var(--headline), var(--card-tall) * var(--frame));
  border-radius: var(--radius-plane);
`
