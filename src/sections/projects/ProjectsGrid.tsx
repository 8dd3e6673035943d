import { type ReactNode, useRef } from 'react'
import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../schema/vite/resolved.ts'
import { Parts } from '../../islands/Parts.tsx'
import { Enter } from '../../motion/Enter.tsx'
import { wide } from '../../theme/breakpoints.ts'
import { GridEntry } from './GridEntry.tsx'
import { ProjectEntries } from './ProjectEntries.tsx'
import type { ProjectItem } from './projectItem.ts'

/** The work, as pictures beside one another. */
export default function ProjectsGrid({ section }: { section: ResolvedSection<'projects'> }) {
  return (
    <ProjectEntries
      section={section}
      entries={(items, notice) => <Grid section={section} items={items} notice={notice} />}
    />
  )
}

interface Props {
  section: ResolvedSection<'projects'>
  items: readonly (ProjectItem | undefined)[]
  notice: ReactNode
}

/** Two entries beside one another, of which in turn the first and the second is wide. */
function Grid({ section, items, notice }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const count = items.length
  return (
    <List ref={list}>
      <Parts list={list} count={count}>
        {(from, to) =>
          items.slice(from, to).map((item, position) => {
            const index = from + position
            const isWide = index % 4 === 0 || index % 4 === 3 || index === count - 1
            return (
              // Entries never change places.
              <li key={index}>
                <Enter from={{ y: 1, scale: 0.96 }} index={index % 2}>
                  <GridEntry
                    section={section}
                    item={item}
                    notice={index === 0 && notice}
                    isWide={isWide}
                    isAlone={index === count - 1 && index % 2 === 0}
                  />
                </Enter>
              </li>
            )
          })
        }
      </Parts>
    </List>
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
