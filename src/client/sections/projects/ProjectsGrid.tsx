import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { Enter } from '../../motion/Enter.tsx'
import { broad, wide } from '../../theme/breakpoints.ts'
import { laidOutNear } from '../../ui/laidOutNear.ts'
import { GridEntry } from './entries/GridEntry.tsx'
import { ProjectEntries } from './entries/ProjectEntries.tsx'

/**
 * The work as pictures: two entries in a row, of which the first and the second is wide in turn. A last one without
 * another beside it is wide, at the end of its row.
 */
export default function ProjectsGrid({ section }: { section: ResolvedSection<'projects'> }) {
  return (
    <ProjectEntries
      section={section}
      list={List}
      entry={(item, { index, count, notice }) => (
        <Stretch from={{ y: 1, scale: 0.96 }} index={index % 2}>
          <GridEntry
            section={section}
            item={item}
            notice={notice}
            isWide={index % 4 === 0 || index % 4 === 3 || index === count - 1}
            isOnly={count === 1}
          />
        </Stretch>
      )}
    />
  )
}

/** As high as its row: an entry without a picture fills it. */
const Stretch = styled(Enter)`
  block-size: 100%;
`

const List = styled.ul`
  --row-gap: var(--space-between);
  /* About how high a picture is. */
  --view: calc(0.67 * var(--screen-wide));
  display: grid;
  gap: var(--row-gap) var(--space-2h);

  > * {
    min-inline-size: 0;
    break-inside: avoid;
    ${laidOutNear('calc(var(--view) + 3 * var(--space-8))')}
  }

  @media ${wide} {
    --row-gap: var(--space-part);
    --view: calc(var(--card-tall) / 2);
    grid-template-columns: repeat(12, minmax(0, 1fr));

    > * {
      grid-column: span 5;
    }

    > :nth-child(4n),
    > :nth-child(4n + 1) {
      grid-column: span 7;
    }

    > :last-child:nth-child(odd) {
      grid-column: 6 / -1;
    }

    > :first-child:last-child {
      grid-column: 1 / -1;
    }
  }

  @media ${broad} {
    --view: calc(var(--card-tall) * 0.75);
  }

  @media print {
    --row-gap: var(--space-3);
  }
`
