import { styled } from 'styled-components'
import { Picture } from '../../../ui/pictures/Picture.tsx'

/**
 * A picture that covers its frame. If it fails, the frame stays, without the placeholder's words among those of the
 * page.
 */
export const Cover = styled(Picture)`
  position: absolute;
  inset: 0;
  aspect-ratio: auto;

  [data-failed] > span {
    display: none;
  }
`
