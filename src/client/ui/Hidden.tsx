import { styled } from 'styled-components'

/** Text for screen readers only. */
export const Hidden = styled.span`
  position: absolute;
  inline-size: var(--hairline);
  block-size: var(--hairline);
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
