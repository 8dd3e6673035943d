import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../schema/vite/resolved.ts'
import { Enter } from '../../motion/Enter.tsx'
import { interpolate } from '../../ui/interpolate.ts'
import { ProjectEntries } from './ProjectEntries.tsx'
import { ProjectLine } from './ProjectLine.tsx'

/** After how many lines the next ones no longer wait longer to move in. */
const staggered = 3

/** The work, a line for each project. */
export default function ProjectsList({ section }: { section: ResolvedSection<'projects'> }) {
  return (
    <ProjectEntries
      section={section}
      list={(props) => <List {...props} />}
      entry={(item, { index, count, notice }) => (
        <Enter from={{ x: -1 }} index={Math.min(index, staggered)}>
          <ProjectLine
            section={section}
            item={item}
            notice={notice}
            position={interpolate(section.position, { n: index + 1, count })}
          />
        </Enter>
      )}
    />
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
