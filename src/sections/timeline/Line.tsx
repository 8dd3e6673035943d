import { styled } from 'styled-components'
import { broad } from '../../theme/breakpoints.ts'
import { foreign } from '../../ui/foreign.ts'
import { TwoColumns } from '../../ui/text/SectionHead.tsx'

/** The two columns of a timeline: dates, and what it was. */
export const Line = styled(TwoColumns)`
  gap: var(--space-half) var(--space-3);
  align-items: baseline;
`

/** The dates of an entry or of a role. */
export const Dates = ({ dates = '' }: { dates?: string | undefined }) => (
  <When {...foreign(dates)}>{dates}</When>
)

const When = styled.p`
  font-size: var(--type-label);
  font-variant-numeric: tabular-nums;
  color: var(--muted);

  @media ${broad} {
    padding-inline-end: var(--space-3);
  }
`
