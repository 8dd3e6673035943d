import { portfolio } from 'virtual:portfolio'
import { styled } from 'styled-components'
import type { ResolvedPicture } from '../../../schema/vite/resolved.ts'
import { Picture } from '../../ui/pictures/Picture.tsx'
import { wholeSizes } from './imageSizes.ts'

/** A portrait in its own proportions, as of several people side by side; 3 to 2 where its size is unknown. */
export function WholePortrait({ picture }: { picture: ResolvedPicture }) {
  const { width = 3, height = 2 } = picture
  const sizes = wholeSizes({ width, height }, portfolio.theme.heads)
  return <Whole picture={picture} width={width} height={height} sizes={sizes} />
}

/* An upright portrait is no higher than a card. */
const Whole = styled(Picture)`
  max-inline-size: min(var(--headline), var(--card-tall) * var(--frame));
  border-radius: var(--radius-plane);
`
