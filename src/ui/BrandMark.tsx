import { css, styled } from 'styled-components'

/** The sheared brandMark of a plane, for what has no element of its own too. Its colour is the caller's. */
export const brandMark = css`
  inline-size: var(--sliver);
  block-size: var(--sliver-high);
  border-radius: var(--sliver-round);
  transform: skewX(-24deg);
  forced-color-adjust: none;
`

/** The brandMark as the mark, the current link's pointer, the head of a skill bar. */
export const BrandMark = styled.span.attrs({ 'aria-hidden': true })`
  ${brandMark}
  display: inline-block;
  flex: none;
  background: var(--accent);
`
