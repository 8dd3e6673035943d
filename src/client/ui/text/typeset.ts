import { css } from 'styled-components'
import { textLink } from '../controls.tsx'
import { brandMark } from '../pictures/BrandMark.tsx'
import { inlineCode } from './sentence.tsx'

/** Code and tables may be wider than a line of text, and scroll within themselves. */
const wideParts = css`
  code {
    ${inlineCode}
  }

  pre,
  [data-scroll] {
    max-inline-size: none;
    margin-block: var(--space-4);
    overflow-x: auto;
    scrollbar-color: var(--border) transparent;
  }

  /* Short lines of code are as wide as lines of text. */
  pre {
    inline-size: fit-content;
    min-inline-size: min(100%, var(--measure));
    max-inline-size: 100%;
    padding: var(--space-3);
    border: var(--hairline) solid var(--border);
    border-radius: var(--radius);
    background: var(--surface);
    font-size: var(--type-small);
    tab-size: 2;
    direction: ltr;
    overflow-wrap: normal;

    > code {
      padding: 0;
      background: none;
      overflow-wrap: normal;
    }
  }

  table {
    min-inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    min-inline-size: var(--space-8);
    /* Words are whole: a table with more of them than fit scrolls. */
    overflow-wrap: break-word;
    padding-block: var(--space-1h);
    padding-inline: 0 var(--space-3);
    border-block-end: var(--hairline) solid var(--border);
    text-align: start;
    vertical-align: baseline;

    &:last-child {
      padding-inline-end: 0;
    }
  }

  th {
    font-size: var(--type-label);
    font-weight: 400;
    color: var(--muted);
  }

  @media print {
    pre {
      white-space: pre-wrap;
    }

    /* Paper does not scroll: there all words may break, and the cells of many columns be narrow. */
    pre,
    pre > code,
    th,
    td {
      overflow-wrap: anywhere;
    }

    [data-scroll] {
      overflow: visible;
    }

    table:has(th:nth-child(8)) :is(th, td) {
      min-inline-size: 0;
      padding-inline-end: var(--space-1);
    }
  }
`

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
    margin-block: 2em var(--space-letter);
    line-height: calc(1.2 + var(--diacritics));
    break-after: avoid;

    &:first-child {
      margin-block-start: 0;
    }
  }

  h2,
  h3 {
    font-size: var(--type-card);
    line-height: calc(1.1 + var(--diacritics));
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
    line-height: calc(1.2 + var(--diacritics));
  }
`

const lists = css`
  li {
    position: relative;
    padding-inline-start: clamp(1em, 100% / 8, 2em);

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
    min-inline-size: clamp(1em, 100% / 7, 2em);
    margin-inline-start: calc(-1 * clamp(1em, 100% / 7, 2em));
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
    line-height: calc(1.3 + var(--diacritics));
    letter-spacing: var(--tight);
    font-weight: 500;

    > p {
      text-wrap: balance;
    }

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
    ${textLink}
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
