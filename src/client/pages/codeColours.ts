import { css } from 'styled-components'

/**
 * The styles of code, by the classes of highlight.js: weight, slant and two colours of text, which have contrast in
 * every theme. The accent is for what can be acted on.
 */
export const codeColours = css`
  pre > code {
    color: var(--text);
  }

  .hljs-comment,
  .hljs-quote,
  .hljs-meta,
  .hljs-deletion {
    color: var(--muted);
  }

  .hljs-comment,
  .hljs-quote,
  .hljs-emphasis {
    font-style: italic;
  }

  .hljs-string,
  .hljs-regexp,
  .hljs-number,
  .hljs-literal,
  .hljs-attr,
  .hljs-symbol {
    color: var(--soft);
  }

  .hljs-keyword,
  .hljs-selector-tag,
  .hljs-name,
  .hljs-section,
  .hljs-title,
  .hljs-type,
  .hljs-built_in,
  .hljs-addition,
  .hljs-strong {
    font-weight: 700;
  }
`
