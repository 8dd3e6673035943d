import { styled } from 'styled-components'
import type { ResolvedHeading } from '../../../schema/vite/resolved.ts'
import { Reveal } from '../../motion/Reveal.tsx'
import { broad } from '../../theme/breakpoints.ts'
import { foreign } from '../foreign.ts'
import { headingId } from '../ids.ts'
import { Heading } from './Heading.tsx'

// For sites whose theme may put the heads of sections above their content, by two tokens.

/** A grid of 3 + 9 columns, or of one. */
const ThemedColumns = styled.div`
  display: grid;
  gap: var(--space-3);

  @media ${broad} {
    grid-template-columns: var(--head-columns, 3fr 9fr);
  }
`

/** The second of the columns, or the only one. */
const ThemedContentColumn = styled.div`
  min-inline-size: 0;

  @media ${broad} {
    grid-column: var(--content-column, 2);
  }
`

/** A section's label under a hairline, and its heading beside it. */
export function SectionHead({ id, label, heading }: { id: string; label: string; heading: ResolvedHeading }) {
  return (
    <Head>
      <Label {...(__FOREIGN__ && foreign(label))}>{label}</Label>
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

/** The width of the first of its columns, for grids of three that begin with it. */
export const firstColumn = 'calc((100% - var(--space-3)) / 4)'

/** The grid for heads and most content: two columns, or one where the theme has heads above the content. */
export const Columns = __HEADS_ABOVE__ ? ThemedColumns : TwoColumns

const SecondColumn = styled.div`
  min-inline-size: 0;

  @media ${broad} {
    grid-column: 2;
  }
`

/** The column of the content: the second, or the only one. */
export const ContentColumn = __HEADS_ABOVE__ ? ThemedContentColumn : SecondColumn

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
