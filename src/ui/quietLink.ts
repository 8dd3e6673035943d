import { css } from 'styled-components'

/** A link among other small words: underlined in the accent on hover only. */
export const quietLink = css`
  text-decoration: underline;
  text-decoration-color: var(--border);
  text-underline-offset: var(--underline);

  &:hover {
    text-decoration-color: var(--accent);
  }
`
