import { styled } from 'styled-components'

/** The sheared sliver of a plane: the mark, the current link's pointer, the head of a skill bar. */
export const Sliver = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  flex: none;
  inline-size: var(--sliver);
  block-size: var(--sliver-high);
  border-radius: var(--sliver-round);
  background: var(--accent);
  transform: skewX(-24deg);
  forced-color-adjust: none;
`
