import { css, styled } from 'styled-components'

/** The sheared sliver of a plane, for what has no element of its own too. Its colour is the caller's. */
export const sliver = css`
  inline-size: var(--sliver);
  block-size: var(--sliver-high);
  border-radius: var(--sliver-round);
  transform: skewX(-24deg);
  forced-color-adjust: none;
`

/** The sliver as the mark, the current link's pointer, the head of a skill bar. */
export const Sliver = styled.span.attrs({ 'aria-hidden': true })`
  ${sliver}
  display: inline-block;
  flex: none;
  background: var(--accent);
`
