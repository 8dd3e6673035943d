import { css, styled } from 'styled-components'
import type { ResolvedSection } from '../../../schema/vite/resolved.ts'
import { laidOutNear } from '../../islands/LongList.tsx'
import { Enter } from '../../motion/Enter.tsx'
import { broad, wide } from '../../theme/breakpoints.ts'
import { GridEntry } from './entries/GridEntry.tsx'
import { ProjectEntries } from './entries/ProjectEntries.tsx'

/** The work as pictures: two entries in a row, of which the first and the second is wide in turn. */
export default function ProjectsGrid({ section }: { section: ResolvedSection<'projects'> }) {
  return (
    <ProjectEntries
      section={section}
      list={(props) => <List {...props} />}
      entry={(item, { index, count, notice }) => (
        <Stretch from={{ y: 1, scale: 0.96 }} index={index % 2}>
          <GridEntry
            section={section}
            item={item}
            notice={notice}
            isWide={index % 4 === 0 || index % 4 === 3 || index === count - 1}
            isAlone={index === count - 1 && index % 2 === 0}
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

/** A part of a long grid, whose height is estimated from the number of characters on a line. */
const aPart = css`
  --line: calc(1.6 * var(--type-text));
  --tags: calc(var(--tagged) * (var(--space-2) + 1.6 * var(--type-label)));
  /* What an entry has around the lines of its description: its view, spaces, title and link. */
  --around: calc(
    var(--view) + var(--space-2h) + 1.05 * var(--type-card) + var(--space-1) + var(--space-1h) + var(--target) +
    var(--row-gap)
  );
  --share: calc(var(--pictured) / var(--entries));
  --view: calc(0.75 * var(--room) * var(--share));
  --part-height: calc(
    var(--entries) * (var(--around) + var(--line) / 2) + var(--characters) / 45 * var(--line) + var(--tags) -
    var(--row-gap)
  );
  ${laidOutNear}

  & + & {
    margin-block-start: var(--row-gap);
  }

  /* Two in a row, as high as the one that says more. */
  @media ${wide} {
    --view: calc(var(--card-tall) / 2 * var(--share));
    --part-height: calc(
      var(--entries) / 2 * (var(--around) + var(--line) / 2) + var(--longer) / 45 * var(--line) + var(--tags) / 2 -
      var(--row-gap)
    );
  }

  @media ${broad} {
    --view: calc(var(--card-tall) * 0.75 * var(--share));
    --part-height: calc(
      var(--entries) / 2 * (var(--around) + var(--line) / 2) + var(--longer) / 70 * var(--line) + var(--tags) / 2 -
      var(--row-gap)
    );
  }
`

const List = styled.ul`
  --row-gap: var(--space-between);
  display: grid;
  gap: var(--row-gap) var(--space-2h);

  > * {
    min-inline-size: 0;
    break-inside: avoid;
  }

  @media ${wide} {
    --row-gap: var(--space-part);
    grid-template-columns: repeat(12, minmax(0, 1fr));

    > * {
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
    --row-gap: var(--space-3);
  }

  ${__LONG_LISTS__ && aPart}
`
