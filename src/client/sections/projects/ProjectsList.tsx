import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { useContent } from '../../content.ts'
import { Enter } from '../../motion/Enter.tsx'
import { wide } from '../../theme/breakpoints.ts'
import { laidOutNear } from '../../ui/laidOutNear.ts'
import { ProjectEntries } from './entries/ProjectEntries.tsx'
import { ProjectLine } from './entries/ProjectLine.tsx'
import { positionOf } from './projectItem.ts'

/** From this index on the delay of the entrance no longer grows. */
const staggered = 3

/** The work, a line for each project. */
export default function ProjectsList({ section }: { section: ResolvedSection<'projects'> }) {
  const { numbers } = useContent()
  return (
    <ProjectEntries
      section={section}
      list={List}
      entry={(item, { index, count, notice }) => (
        <Enter from={{ x: -1 }} index={Math.min(index, staggered)}>
          <ProjectLine
            section={section}
            item={item}
            notice={notice}
            position={positionOf(section, index, count, numbers)}
          />
        </Enter>
      )}
    />
  )
}

const List = styled.ol`
  --entry: calc(4.5 * var(--space-8) + 0.67 * var(--screen-wide));

  @media ${wide} {
    --entry: calc(3 * var(--space-8));
  }

  > * {
    border-block-start: var(--hairline) solid var(--border);
    break-inside: avoid;
    ${laidOutNear('var(--entry)')}

    &:last-child {
      border-block-end: var(--hairline) solid var(--border);
    }
  }
`
