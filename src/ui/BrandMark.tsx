import { css, styled } from 'styled-components'

/** The style of the brand mark, a sheared piece of a plane, for pseudo-elements too. Its colour is the caller's. */
export const brandMark = css`
  inline-size: var(--brand-mark);
  block-size: var(--brand-mark-high);
  border-radius: var(--brand-mark-round);
  transform: skewX(-24deg);
  forced-color-adjust: none;
`

/** The brand mark as an element: beside the name, below the current link, at the head of a bar. Decoration. */
export const BrandMark = styled.span.attrs({ 'aria-hidden': true })`
  ${brandMark}
  display: inline-block;
  flex: none;
  background: var(--accent);
`
