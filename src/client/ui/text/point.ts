import { css } from 'styled-components'

/** A point of a list, which begins with a short quiet line. */
export const point = css`
  position: relative;
  padding-inline-start: var(--space-2h);
  break-inside: avoid;

  &::before {
    content: '';
    position: absolute;
    inset-block-start: calc(var(--line-half) - var(--hairline) / 2);
    inset-inline-start: 0;
    inline-size: var(--space-1);
    border-block-start: var(--hairline) solid;
  }
`
