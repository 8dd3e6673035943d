import { css, styled } from 'styled-components'
import type { ResolvedSection } from '../../../schema/vite/resolved.ts'
import { laidOutNear } from '../../islands/LongList.tsx'
import { Enter } from '../../motion/Enter.tsx'
import { broad, wide } from '../../theme/breakpoints.ts'
import { ProjectEntries } from './entries/ProjectEntries.tsx'
import { ProjectLine } from './entries/ProjectLine.tsx'
import { positionOf } from './projectItem.ts'

/** From this index on the delay of the entrance no longer grows. */
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
            position={positionOf(section, index, count)}
          />
        </Enter>
      )}
    />
  )
}

/** A part of a long list, whose height is estimated from the number of characters on a line. */
const aPart = css`
  --line: calc(1.6 * var(--type-text));
  /* What an entry has around the lines of its description: title, spaces and link. */
  --around: calc(
    1.15 * var(--type-item-large) + 2 * var(--space-half) + var(--target) + var(--line) / 2 +
    var(--tagged) / var(--entries) * (var(--space-2) + 1.6 * var(--type-label))
  );
  --length: calc(var(--characters) / var(--entries) * var(--line));
  --number: calc(1.6 * var(--type-label) + var(--space-1));
  --part-height: calc(
    var(--entries) * (2 * var(--space-3) + var(--number) + var(--around) + var(--length) / 30)
  );
  ${laidOutNear}

  /* The next part begins with a line. */
  &[data-part]:not(:last-child) > :last-child {
    border-block-end: 0;
  }

  @media ${wide} {
    --part-height: calc(var(--entries) * (2 * var(--space-3) + var(--around) + var(--length) / 50));
  }

  /* The picture may be higher. */
  @media ${broad} {
    --part-height: calc(
      var(--entries) * (2 * var(--space-3) + max(var(--around) + var(--length) / 75, 0.13 * var(--room)))
    );
  }
`

const List = styled.ol`
  > * {
    border-block-start: var(--hairline) solid var(--border);
    break-inside: avoid;

    &:last-child {
      border-block-end: var(--hairline) solid var(--border);
    }
  }

  ${__LONG_LISTS__ && aPart}
`
