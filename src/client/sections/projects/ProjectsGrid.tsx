import { css, styled } from 'styled-components'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { Enter } from '../../motion/Enter.tsx'
import { broad, prefersMotion, wide } from '../../theme/breakpoints.ts'
import { gridSizes } from '../../theme/imageSizes.ts'
import { laidOutNear } from '../../ui/frames.ts'
import { Picture } from '../../ui/pictures/Picture.tsx'
import { type EntryProps, EntryText, entryText, ProjectEntries } from './ProjectEntries.tsx'
import { cardTarget, entryId, followMainLink, Result } from './ProjectParts.tsx'

/**
 * The work as pictures: two entries in a row, of which the first and the second is wide in turn. A last one without
 * another beside it is wide, at the start of its row.
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

const List = styled.ul.attrs({ 'data-part': 'list' })`
  --row-gap: var(--space-between);
  /* About how high a picture is. */
  --view: calc(0.67 * 100vw);
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
    > :nth-child(4n + 1),
    > :last-child:nth-child(odd) {
      grid-column: span 7;
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

interface Props extends EntryProps {
  /** Whether it has 7 of the 12 columns, not 5. */
  isWide: boolean
  /** Whether it is the only one, with its words beside the picture. */
  isOnly: boolean
}

/** A picture with its words below it, or a card of words as high as its row; lifted on hover. */
function GridEntry({ section, item, notice, isWide, isOnly }: Props) {
  const isBare = item !== undefined && !item.image
  const Entry = isBare ? Card : Lifted
  const words = (
    <EntryText section={section} item={item} notice={notice}>
      {item && <Result item={item} />}
    </EntryText>
  )
  return (
    <Entry
      data-part="entry"
      id={entryId(section, item)}
      data-only={isOnly}
      data-wide={isWide}
      onClick={followMainLink}
    >
      {isBare ? (
        <CardText>{words}</CardText>
      ) : (
        <>
          <View>
            {item?.image && (
              <Image
                picture={item.image}
                name={item.title}
                width={4}
                height={3}
                opens={section.lightbox}
                sizes={gridSizes(isWide)}
              />
            )}
          </View>
          <Text>{words}</Text>
        </>
      )}
    </Entry>
  )
}

const lifted = css`
  ${cardTarget}
  transition: translate var(--quick) var(--ease), border-color var(--quick) var(--ease);

  @media ${prefersMotion} {
    &:is(:hover, :active, :has(:focus-visible)) {
      translate: 0 calc(-1 * var(--space-1));
    }
  }
`

const Lifted = styled.article`
  ${lifted}
  display: grid;
  gap: var(--space-2h);

  @media ${wide} {
    &[data-only='true'] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      align-items: end;
    }
  }
`

const View = styled.div`
  aspect-ratio: 4 / 3;
  overflow: clip;
  border-radius: var(--radius-plane);
  background: var(--raised);

  @media ${wide} {
    aspect-ratio: auto;
    block-size: calc(var(--card-tall) / 2);
  }

  @media ${broad} {
    block-size: calc(var(--card-tall) * 0.75);
  }

  /* Two rows on a sheet. */
  @media print {
    aspect-ratio: auto;
    block-size: var(--card-low);
  }
`

const Image = styled(Picture)`
  aspect-ratio: auto;
  block-size: 100%;
`

const Text = styled.div.attrs({ 'data-part': 'words' })`
  ${entryText}
  --title-size: var(--type-card);
  --title-leading: 1.05;
  --title-lines: 2;
  --more-lines: 1;
  --title-space: var(--space-1);
  --link-space: var(--space-1h);
  --text-measure: var(--measure-short);

  @media ${wide} {
    [data-wide='false'] > & {
      --title-lines: 3;
    }
  }
`

/** Its title is at the head and all else at the foot, however high the row is. */
const Card = styled.article`
  ${lifted}
  display: grid;
  block-size: 100%;
  min-block-size: var(--card-low);
  padding: var(--space-card);
  border: var(--hairline) solid var(--border);
  border-radius: var(--radius-plane);
  background: var(--surface);

  @media ${wide} {
    &[data-only='true'] {
      min-block-size: 0;
    }
  }

  &:is(:hover, :focus-within, :active) {
    border-color: var(--accent-edge);
  }
`

const CardText = styled(Text)`
  --title-space: var(--space-4);

  > div:first-child {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
  }

  > div:first-child > :first-child {
    margin-block-end: auto;
  }

  /* The only one has a whole row, and its title stands beside all else. */
  @media ${wide} {
    [data-only='true'] > & > div:first-child {
      display: grid;
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      align-content: start;
      column-gap: var(--space-2h);

      > * {
        grid-column: 2;
      }

      > :first-child {
        grid-area: 1 / 1 / span 4;
        margin: 0;
      }

      > :nth-child(2) {
        margin-block-start: 0;
      }
    }
  }
`
