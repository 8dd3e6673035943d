import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../../shared/resolved.ts'
import { animated } from '../../../motion/reactSpring.ts'
import { useAttention } from '../../../motion/useAttention.ts'
import { broad, full, wide } from '../../../theme/breakpoints.ts'
import type { ImageSize } from '../../../theme/imageSizes.ts'
import { Picture } from '../../../ui/pictures/Picture.tsx'
import { Result } from '../../../ui/text/Result.tsx'
import { cardTarget, followMainLink } from '../cardTarget.ts'
import { entryId } from '../EntryLink.tsx'
import type { ProjectItem } from '../projectItem.ts'
import { EntryText, entryText } from './EntryText.tsx'

/** How far an entry is lifted on hover, in px. */
const lift = 8

/** In a grid: 7 or 5 of 12 columns of the content, at the same height; on small screens all of it. */
const gridSizes = (isWide: boolean): readonly ImageSize[] => [
  { media: full, width: isWide ? '46.7rem' : '33rem', height: '27rem' },
  { media: broad, width: isWide ? '51.7vw' : '36.5vw', height: '27rem' },
  { media: wide, width: isWide ? '51.3vw' : '36vw', height: '18rem' },
  { width: '90vw' },
]

interface Props {
  section: ResolvedSection<'projects'>
  /** Undefined until the sample is made. */
  item: ProjectItem | undefined
  /** Shown in place of its words until then. */
  notice: ReactNode
  /** Whether it has 7 of the 12 columns, not 5. */
  isWide: boolean
  /** Whether it is the only one, with its words beside the picture. */
  isOnly: boolean
}

/** A picture with its words below it, or a card of words as high as its row; lifted on hover. */
export function GridEntry({ section, item, notice, isWide, isOnly }: Props) {
  const { attention, handlers } = useAttention()
  const isBare = item !== undefined && !item.image
  const Entry = isBare ? Card : Lifted
  const words = (
    <EntryText section={section} item={item} notice={notice}>
      {item && <Result item={item} />}
    </EntryText>
  )
  return (
    <Entry
      id={entryId(section, item)}
      style={{ y: attention.to((value) => value * -lift) }}
      data-only={isOnly}
      data-wide={isWide}
      onClick={followMainLink}
      {...handlers}
    >
      {isBare ? (
        <CardText>{words}</CardText>
      ) : (
        <>
          <View>
            {item?.image && (
              <Image
                picture={item.image}
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

const Lifted = styled(animated.article)`
  ${cardTarget}
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

const Text = styled.div`
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
const Card = styled(animated.article)`
  ${cardTarget}
  display: grid;
  block-size: 100%;
  min-block-size: var(--card-low);
  padding: var(--space-card);
  border: var(--hairline) solid var(--border);
  border-radius: var(--radius-plane);
  background: var(--surface);
  transition: border-color var(--slow) var(--ease);

  @media ${wide} {
    &[data-only='true'] {
      min-block-size: 0;
    }
  }

  @media (hover: hover) {
    &:hover {
      border-color: var(--accent-edge);
    }
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
