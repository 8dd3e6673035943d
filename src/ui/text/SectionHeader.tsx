import { styled } from 'styled-components'
import type { ResolvedHeading } from '../../../schema/vite/resolved.ts'
import { Reveal } from '../../motion/Reveal.tsx'
import { broad } from '../../theme/breakpoints.ts'
import { foreign } from '../foreign.ts'
import { headingId } from '../ids.ts'
import { Heading } from './Heading.tsx'

/** A section's label under a hairline, and its heading beside it. */
export function SectionHeader({
  id,
  label,
  heading,
}: {
  id: string
  label: string
  heading: ResolvedHeading
}) {
  return (
    <Head>
      <Label {...foreign(label)}>{label}</Label>
      <Reveal>
        <Heading id={headingId(id)} heading={heading} rank="section" />
      </Reveal>
    </Head>
  )
}

/** A grid of 3 + 9 columns. */
export const TwoColumns = styled.div`
  display: grid;
  gap: var(--space-3);

  @media ${broad} {
    grid-template-columns: 3fr 9fr;
  }
`

/** The grid for section headers and most content: the same columns, or one where the theme has them above the content. */
export const Columns = styled(TwoColumns)`
  @media ${broad} {
    grid-template-columns: var(--head-columns, 3fr 9fr);
  }
`

/** The width of the first of its columns, for grids of three that begin with it. */
export const firstColumn = 'calc((100% - var(--space-3)) / 4)'

/** The column of the content: the second, or the only one. */
export const ContentColumn = styled.div`
  min-inline-size: 0;

  @media ${broad} {
    grid-column: var(--content-column, 2);
  }
`

const Head = styled(Columns)`
  margin-block-end: var(--space-part);
  break-inside: avoid;
  break-after: avoid;
`

/** The small name of a section, under a hairline. */
export const Label = styled.p`
  align-self: start;
  border-block-start: var(--hairline) solid var(--border);
  padding-block-start: var(--space-2);
  font-size: var(--type-label);
  color: var(--muted);
`
