import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../schema/vite/resolved.ts'
import { Enter } from '../../motion/Enter.tsx'
import { wide } from '../../theme/breakpoints.ts'
import { GridEntry } from './GridEntry.tsx'
import { ProjectEntries } from './ProjectEntries.tsx'

/** The work, as pictures: two entries beside one another, of which in turn the first and the second is wide. */
export default function ProjectsGrid({ section }: { section: ResolvedSection<'projects'> }) {
  return (
    <ProjectEntries
      section={section}
      list={(props) => <List {...props} />}
      entry={(item, { index, count, notice }) => (
        <Enter from={{ y: 1, scale: 0.96 }} index={index % 2}>
          <GridEntry
            section={section}
            item={item}
            notice={notice}
            isWide={index % 4 === 0 || index % 4 === 3 || index === count - 1}
            isAlone={index === count - 1 && index % 2 === 0}
          />
        </Enter>
      )}
    />
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--space-between);

  > li {
    min-inline-size: 0;
    break-inside: avoid;
  }

  @media ${wide} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: var(--space-part) var(--space-2h);

    > li {
      grid-column: span 5;
    }

    > :nth-child(4n),
    > :nth-child(4n + 1) {
      grid-column: span 7;
    }

    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  @media print {
    row-gap: var(--space-3);
  }
`
