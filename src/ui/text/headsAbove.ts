import { styled } from 'styled-components'
import { broad } from '../../theme/breakpoints.ts'

// For sites whose theme may put the heads of sections above their content, by two tokens.

/** A grid of 3 + 9 columns, or of one. */
export const ThemedColumns = styled.div`
  display: grid;
  gap: var(--space-3);

  @media ${broad} {
    grid-template-columns: var(--head-columns, 3fr 9fr);
  }
`

/** The second of the columns, or the only one. */
export const ThemedContentColumn = styled.div`
  min-inline-size: 0;

  @media ${broad} {
    grid-column: var(--content-column, 2);
  }
`
