import { styled } from 'styled-components'

/** The sheared sliver of a plane: the mark, the current link's pointer, the head of a skill bar. */
export const Sliver = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  flex: none;
  inline-size: 0.8em;
  block-size: 0.55em;
  border-radius: 0.1em;
  background: var(--accent);
  transform: skewX(-24deg);
  forced-color-adjust: none;
`
