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

/** A link in running text. */
export const textLink = css`
  text-decoration: underline;
  text-decoration-color: var(--accent);
  text-decoration-thickness: var(--stroke);
  text-underline-offset: var(--underline);

  &:hover {
    text-decoration-thickness: calc(var(--stroke) + var(--hairline));
  }
`

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

/**
 * The `rel` of a link to one of the owner's profiles or addresses: `me`, by which Mastodon and others verify that the
 * page and the profile are of one person (https://microformats.org/wiki/rel-me). Undefined for files, pages and
 * telephone numbers, which have nobody to ask.
 */
export const relMe = (href: string): 'me' | undefined =>
  /^(?:https?|mailto):/i.test(href) ? 'me' : undefined
