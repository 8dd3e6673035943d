import { styled } from 'styled-components'

/** A list with hairlines between its entries. */
export const RuledList = styled.ul`
  border-block-end: var(--hairline) solid var(--border);

  > li {
    border-block-start: var(--hairline) solid var(--border);
    break-inside: avoid;
  }
`
