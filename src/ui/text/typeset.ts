import { css } from 'styled-components'
import { brandMark } from '../pictures/BrandMark.tsx'
import { wideParts } from './wideParts.ts'

/** The brand mark as a pseudo-element. */
const mark = css`
  ${brandMark}
  content: '';
  background: var(--muted);
`

const headings = css`
  h2,
  h3,
  h4,
  h5,
  h6 {
    margin-block: var(--space-heading) var(--space-letter);
    line-height: calc(1.2 + var(--marks));
    break-after: avoid;

    &:first-child {
      margin-block-start: 0;
    }
  }

  h2,
  h3 {
    font-size: var(--type-card);
    line-height: calc(1.1 + var(--marks));
    letter-spacing: 0;
  }

  h4,
  h5,
  h6 {
    font-size: inherit;
    font-weight: 600;
  }

  h4 {
    font-size: var(--type-item);
  }

  h6 {
    color: var(--muted);
  }

  /* Below a heading of the first level all are one level higher. */
  &[data-level='1'] h3 {
    font-size: var(--type-item);
    line-height: calc(1.2 + var(--marks));
  }
`

const lists = css`
  li {
    position: relative;
    padding-inline-start: var(--space-list);

    + li,
    > * + *,
    > ul,
    > ol {
      margin-block-start: var(--space-letter);
    }
  }

  ul > li::before {
    ${mark}
    position: absolute;
    inset-block-start: calc(var(--line-half) - var(--brand-mark-high) / 2);
    inset-inline-start: var(--brand-mark-round);
  }

  /* A number wider than the indent moves the words behind it. Its room is a share of what the indent leaves. */
  ol > li::before {
    content: counter(list-item) '.';
    float: left;
    float: inline-start;
    min-inline-size: var(--space-number);
    margin-inline-start: calc(-1 * var(--space-number));
    padding-inline-end: var(--space-half);
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }
`

const quotations = css`
  blockquote {
    position: relative;
    margin-block: var(--space-6);
    padding-block-start: var(--space-3);
    border-block-start: var(--hairline) solid var(--border);
    font-size: var(--type-card);
    line-height: calc(1.3 + var(--marks));
    letter-spacing: var(--tight);
    font-weight: 500;

    /* On the line, unless the mark is a logo of the owner's. */
    &::before {
      ${mark}
      display: var(--mark-on-line, block);
      position: absolute;
      inset-block-start: calc(var(--brand-mark-high) / -2);
      inset-inline-start: var(--brand-mark-round);
      font-size: var(--type-text);
      background: var(--accent);
      box-shadow: 0 0 0 var(--nudge) var(--background);
    }
  }

  hr {
    block-size: var(--hairline);
    margin-block: var(--space-6);
    border: 0;
    background: var(--border);
  }
`

/** How HTML that comes from Markdown is set: lines of 60 to 75 characters, and room between the parts. */
export const typeset = css`
  > * {
    max-inline-size: var(--measure);
  }

  > * + * {
    margin-block-start: var(--space-3);
  }

  > p:first-child {
    font-size: var(--type-lead);
    line-height: 1.5;
  }

  a {
    text-decoration: underline;
    text-decoration-color: var(--accent);
    text-decoration-thickness: var(--stroke);
    text-underline-offset: var(--underline);

    &:hover {
      text-decoration-thickness: calc(var(--stroke) + var(--hairline));
    }
  }

  strong {
    font-weight: 600;
  }

  s {
    color: var(--muted);
  }

  ${headings}
  ${lists}
  ${quotations}
  ${wideParts}
`
