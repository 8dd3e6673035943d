import { css } from 'styled-components'

/** Code and tables may be wider than a line of text, and scroll within themselves. */
export const wideParts = css`
  code {
    padding: var(--space-code);
    border-radius: var(--radius-code);
    background: var(--raised);
    font-family: var(--mono);
    font-size: var(--type-code);
    overflow-wrap: anywhere;
    /* Code runs to the right among words that do not. */
    direction: ltr;
    unicode-bidi: isolate;
  }

  pre,
  [data-scroll] {
    max-inline-size: none;
    margin-block: var(--space-4);
    overflow-x: auto;
    scrollbar-color: var(--border) transparent;
  }

  pre {
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
