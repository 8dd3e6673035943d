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

/** A link of small words on a line of its own: an arrow behind them, and underlined on hover. */
export const arrowLink = css`
  --more: calc(var(--target) / 2 - var(--line-half));
  display: inline-flex;
  align-items: center;
  gap: var(--space-letter);
  min-inline-size: var(--target);
  max-inline-size: 100%;
  /* As high as a finger needs, without moving what stands above and below it. */
  margin-block: calc(-1 * var(--more));
  padding-block: var(--more);
  text-decoration: underline transparent;
  text-decoration-thickness: var(--hairline);
  text-underline-offset: var(--underline);
  transition: text-decoration-color var(--quick) var(--ease);

  > :first-child {
    min-inline-size: 0;
  }

  > svg {
    color: var(--muted);
    transition: color var(--quick) var(--ease);
  }

  &:hover {
    text-decoration-color: currentColor;

    > svg {
      color: var(--accent);
    }
  }

  @media print {
    > svg {
      display: none;
    }
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
