import { css } from 'styled-components'

/** A text of which the first sentence is set larger, as `--lead` says, if it is short: see `inBlocks` of the schema. */
export const led = css`
  max-inline-size: var(--measure);
  color: var(--muted);

  > [data-block='lead'] {
    font-size: var(--lead, var(--type-lead));
    line-height: calc(1.05 * var(--em) + var(--space-1));
  }

  > [data-block='lead'] + * {
    margin-block-start: var(--space-3);
  }
`
