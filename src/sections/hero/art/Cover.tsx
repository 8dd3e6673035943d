import { styled } from 'styled-components'
import { Picture } from '../../../ui/pictures/Picture.tsx'

/** A picture that covers whatever frame it is in. If it fails, its frame stays, without words among those of the page. */
export const Cover = styled(Picture)`
  position: absolute;
  inset: 0;
  aspect-ratio: auto;

  [data-failed] > span {
    display: none;
  }
`
