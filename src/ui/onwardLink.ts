import { css } from 'styled-components'

/** An onward link: the words in its first `span`, underlined in the accent, and an arrow beside them. */
export const onwardLink = css`
  display: inline-flex;
  align-items: center;
  gap: var(--space-letter);
  min-block-size: var(--target);
  font-weight: 600;

  > span:first-child {
    padding-block: var(--underline);
    background: linear-gradient(var(--accent), var(--accent)) 0 100% / 100% var(--stroke) no-repeat;
  }
`
