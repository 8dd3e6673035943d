import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Enter } from '../../motion/Enter.tsx'

/** The portrait first, on a row of its own, and the biography below it. */
export const PersonBelow = ({ words, figure }: { words: ReactNode; figure: ReactNode }) => (
  <Pair>
    <Enter from={{ y: 1 }}>{figure}</Enter>
    <Enter from={{ y: 1 }} index={1}>
      {words}
    </Enter>
  </Pair>
)

const Pair = styled.div`
  display: grid;
  gap: var(--space-between);
`
