import { css, styled } from 'styled-components'

/**
 * The style of the brand mark, a sheared plane, for pseudo-elements too. The caller sets its colour. Where the mark is
 * a logo of the owner's, tokens make it a dot in the places that are too small for one.
 */
export const brandMark = css`
  inline-size: var(--mark-wide, var(--brand-mark));
  block-size: var(--brand-mark-high);
  border-radius: var(--mark-corner, var(--brand-mark-round));
  transform: skewX(var(--mark-slant, -24deg));
  forced-color-adjust: none;
`

/** The brand mark as an element: beside the name, below the current link, at the head of a bar. Decoration. */
export const BrandMark = styled.span.attrs({ 'aria-hidden': true, 'data-part': 'mark' })`
  ${brandMark}
  display: inline-block;
  flex: none;
  background: var(--accent);
`
