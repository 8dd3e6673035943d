import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Enter } from '../../motion/Enter.tsx'
import { wide } from '../../theme/breakpoints.ts'

/** The biography first and the portrait after it; the two move in from their sides. */
export const PersonAtEnd = ({ words, figure }: { words: ReactNode; figure: ReactNode }) => (
  <Pair>
    <Enter from={{ x: -1 }}>{words}</Enter>
    <Enter from={{ x: 1 }} index={1}>
      {figure}
    </Enter>
  </Pair>
)

const Pair = styled.div`
  display: grid;
  gap: var(--space-4);

  @media ${wide}, print {
    grid-template-columns: 6fr minmax(var(--portrait-min), 5fr);
    gap: var(--space-between);
  }
`
