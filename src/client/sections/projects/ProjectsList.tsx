import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { useContent } from '../../content.ts'
import { Enter } from '../../motion/Enter.tsx'
import { broad, wide } from '../../theme/breakpoints.ts'
import { lineSizes } from '../../theme/imageSizes.ts'
import { laidOutNear } from '../../ui/frames.ts'
import { Picture } from '../../ui/pictures/Picture.tsx'
import { firstColumn } from '../../ui/text/SectionHeader.tsx'
import { foreign } from '../../ui/text/words.tsx'
import { type EntryProps, EntryText, entryText, ProjectEntries } from './ProjectEntries.tsx'
import { cardTarget, entryId, followMainLink, positionOf, Result } from './ProjectParts.tsx'

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

const List = styled.ol.attrs({ 'data-part': 'list' })`
  --entry: calc(4.5 * var(--space-8) + 0.67 * 100vw);

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

interface Props extends EntryProps {
  /** Its position, such as “3 of 5”. */
  position: string | false
}

/** A project on a line: its number with what came of it, its words, and its picture if it has one. */
function ProjectLine({ section, item, notice, position }: Props) {
  const isBare = item !== undefined && !item.image
  return (
    <Line data-part="entry" id={entryId(section, item)} onClick={followMainLink}>
      <Head>
        {position && (
          <Position data-part="count" {...foreign(section.position)}>
            {position}
          </Position>
        )}
        {item && <Result item={item} />}
      </Head>
      <Text data-part="words" data-bare={isBare || undefined}>
        <EntryText section={section} item={item} notice={notice} />
      </Text>
      {!isBare && (
        <View>
          {item?.image && (
            <Image
              isStill
              picture={item.image}
              name={item.title}
              width={4}
              height={3}
              opens={section.lightbox}
              sizes={lineSizes}
            />
          )}
        </View>
      )}
    </Line>
  )
}

/** On phones its picture stands above its words, as wide as the page. */
const Line = styled.article`
  ${cardTarget}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1) var(--space-2);
  padding-block: var(--space-3);

  @media ${wide} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 3fr);
    column-gap: var(--space-3);

    > :first-child {
      grid-column: 1 / -1;
    }
  }

  @media ${broad} {
    grid-template-columns: ${firstColumn} minmax(0, 1fr) calc((100% - 2 * var(--space-3)) * 2 / 11);

    > :first-child {
      grid-column: auto;
    }
  }

  @media print {
    grid-template-columns: minmax(0, 3fr) minmax(0, 1fr);

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`

/** Side by side, above the words, where it has no column of its own. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-2);

  @media ${broad} {
    display: block;
  }
`

const Position = styled.p`
  font-size: var(--type-label);
  font-variant-numeric: tabular-nums;
  color: var(--muted);

  @media ${broad} {
    padding-block-start: calc((var(--type-item-large) - var(--type-label)) / 2);
  }

`

const Text = styled.div`
  ${entryText}
  --title-size: var(--type-item-large);
  --title-leading: 1.15;
  --title-lines: 3;
  --more-lines: 1.5;
  --title-space: var(--space-1);
  --link-space: var(--space-1);
  --text-measure: var(--measure);

  @media ${wide} {
    --title-lines: 2;
    --more-lines: 1;
  }
`

const View = styled.div`
  grid-row: 1;
  aspect-ratio: 4 / 3;
  margin-block-end: var(--space-1);

  @media ${wide} {
    grid-area: auto;
    margin: 0;
  }

  @media print {
    grid-area: auto;
    margin: 0;
  }
`

const Image = styled(Picture)`
  border-radius: var(--radius);

  @media ${wide} {
    border-radius: var(--radius-small);
  }
`
