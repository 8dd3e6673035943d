import { type ReactNode, useRef } from 'react'
import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../schema/vite/resolved.ts'
import { Parts } from '../../islands/Parts.tsx'
import { Enter } from '../../motion/Enter.tsx'
import { interpolate } from '../../ui/interpolate.ts'
import { ProjectEntries } from './ProjectEntries.tsx'
import { ProjectLine } from './ProjectLine.tsx'
import type { ProjectItem } from './projectItem.ts'

/** After how many lines the next ones no longer wait longer to move in. */
const staggered = 3

/** The work, a line for each project. */
export default function ProjectsList({ section }: { section: ResolvedSection<'projects'> }) {
  return (
    <ProjectEntries
      section={section}
      entries={(items, notice) => <Lines section={section} items={items} notice={notice} />}
    />
  )
}

interface Props {
  section: ResolvedSection<'projects'>
  items: readonly (ProjectItem | undefined)[]
  notice: ReactNode
}

function Lines({ section, items, notice }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const count = items.length
  return (
    <List ref={list}>
      <Parts list={list} count={count}>
        {(from, to) =>
          items.slice(from, to).map((item, position) => {
            const index = from + position
            return (
              // Entries never change places.
              <li key={index}>
                <Enter from={{ x: -1 }} index={Math.min(index, staggered)}>
                  <ProjectLine
                    section={section}
                    item={item}
                    notice={index === 0 && notice}
                    position={interpolate(section.position, { n: index + 1, count })}
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

const List = styled.ol`
  > li {
    border-block-start: var(--hairline) solid var(--border);
    break-inside: avoid;

    &:last-child {
      border-block-end: var(--hairline) solid var(--border);
    }
  }
`
