import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { Enter } from '../../motion/Enter.tsx'
import { broad, full } from '../../theme/breakpoints.ts'
import { bandSizes } from '../../theme/imageSizes.ts'
import { laidOutNear } from '../../ui/frames.ts'
import { Picture } from '../../ui/pictures/Picture.tsx'
import { type EntryProps, EntryText, entryText, ProjectEntries } from './ProjectEntries.tsx'
import { cardTarget, entryId, followMainLink, Result } from './ProjectParts.tsx'

/** The work, a band as wide as the screen for each project. */
export default function ProjectsBands({ section }: { section: ResolvedSection<'projects'> }) {
  return (
    <ProjectEntries
      section={section}
      list={List}
      entry={(item, { notice }) => <Band section={section} item={item} notice={notice} />}
    />
  )
}

const List = styled.ol.attrs({ 'data-part': 'list' })`
  --band: 60vw;
  margin-inline: calc(-1 * var(--margin));
  border-block-end: var(--hairline) solid var(--border);

  > * {
    border-block-start: var(--hairline) solid var(--border);
    break-inside: avoid;
    ${laidOutNear('calc(var(--band) + 4 * var(--space-8))')}
  }

  @media ${broad} {
    --band: 24rem;
  }

  @media ${full} {
    --band: 30rem;
  }

  @media print {
    margin-inline: 0;
  }
`

/** A project: what came of it in large letters, its words, and its picture to the edge of the screen if it has one. */
function Band({ section, item, notice }: EntryProps) {
  const isBare = item !== undefined && !item.image
  return (
    <Row data-part="entry" id={entryId(section, item)} onClick={followMainLink}>
      <Words data-part="words">
        {item && <Numeral item={item} />}
        <Text>
          <EntryText section={section} item={item} notice={notice} />
        </Text>
      </Words>
      {!isBare && (
        <Enter from={{ x: 1 }}>
          <View>
            {item?.image && (
              <Drawn
                isStill
                picture={item.image}
                name={item.title}
                width={5}
                height={3}
                opens={section.lightbox}
                sizes={bandSizes}
              />
            )}
          </View>
        </Enter>
      )}
    </Row>
  )
}

/** On phones its picture stands below its words. */
const Row = styled.article`
  ${cardTarget}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: clip;

  @media ${broad} {
    grid-template-columns: minmax(0, 1fr) auto;
  }

  @media print {
    grid-template-columns: minmax(0, 3fr) minmax(0, 1fr);
  }
`

const Words = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: var(--space-2);
  padding: var(--space-4) var(--margin);

  @media ${broad} {
    padding-inline-end: var(--space-3);
  }

  @media print {
    padding: var(--space-3) 0;
  }
`

const Numeral = styled(Result)`
  margin: 0;
  font-size: clamp(2.75rem, 1rem + 5.6vw, 6.5rem);
  line-height: calc(1.06 + var(--diacritics));
  letter-spacing: var(--tight);

  @media print {
    font-size: var(--type-card);
  }
`

const Text = styled.div`
  ${entryText}
  --title-size: var(--type-item-large);
  --title-leading: 1.2;
  --title-lines: 2;
  --more-lines: 1;
  --title-space: var(--space-1);
  --link-space: var(--space-1);
  --text-measure: var(--measure-short);
`

const View = styled.div`
  aspect-ratio: 5 / 3;

  @media ${broad} {
    block-size: 100%;
    min-block-size: var(--band);
    aspect-ratio: auto;
    inline-size: calc(var(--band) * 5 / 3);
  }

  @media print {
    block-size: auto;
    min-block-size: 0;
    inline-size: auto;
    aspect-ratio: 5 / 3;
  }
`

const Drawn = styled(Picture)`
  aspect-ratio: auto;
  block-size: 100%;

  /* A drawing goes on to the edge. */
  picture > img[src$='.svg'] {
    object-fit: cover;
  }
`
