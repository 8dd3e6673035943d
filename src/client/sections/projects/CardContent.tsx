import { styled } from 'styled-components'
import { cardId } from '../../../shared/ids.ts'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { across, full, high } from '../../theme/breakpoints.ts'
import type { ImageSize } from '../../theme/imageSizes.ts'
import { foreign } from '../../ui/foreign.ts'
import { Picture } from '../../ui/pictures/Picture.tsx'
import { EntryTitle } from '../../ui/text/EntryTitle.tsx'
import { Result } from '../../ui/text/Result.tsx'
import { sentence } from '../../ui/text/sentence.tsx'
import { EntryLinks } from './EntryLinks.tsx'
import type { ProjectItem } from './projectItem.ts'
import { Tags } from './Tags.tsx'

const heightSize = 'min(36rem,100svh - 13rem)'

/**
 * 7 of 12 columns of a card, which is as tall as the screen allows; on upright ones what its text leaves of that
 * height.
 */
const cardSizes: readonly ImageSize[] = [
  { media: full, width: '47.25rem', height: 'min(max(36rem,min(68svh,75vw - 39rem)),100svh - 13rem)' },
  { media: across, width: '52.5vw', height: heightSize },
  { width: '90vw', height: `(${heightSize} - 17rem)` },
]

/** The size of a title on a card: 48 px, less on phones and low screens, and up to 64 px where the page grows. */
export const titleSize =
  'max(clamp(1.75rem, min(0.6rem + 3vw, 7 * var(--screen) / 100), 3rem), min(3.3vw, 6 * var(--screen) / 100, 4rem))'

interface Props {
  item: ProjectItem
  section: ResolvedSection<'projects'>
  /** Its position, such as “3 of 5”. */
  position: string | false
}

/**
 * The content of a card: its number with the year and tags and its title at the head, description and link at the foot,
 * and a picture.
 */
export function CardContent({ section, item, position }: Props) {
  const { title, description, image, page } = item
  return (
    <>
      {__CASE_STUDIES__ && page && <Anchor id={cardId(section.id, page.path)} />}
      <Text>
        <Position {...foreign(section.position)}>{position}</Position>
        <Tags item={item} />
        <Title $below={section.heading} {...foreign(title)}>
          {title}
        </Title>
        <p {...foreign(description)}>{sentence(description)}</p>
        <Result item={item} />
        <Visit section={section} item={item} />
      </Text>
      {image && (
        <CardPicture picture={image} width={1200} height={900} sizes={cardSizes} opens={section.lightbox} />
      )}
    </>
  )
}

/** The target of links to the card, where it sticks. `scroll-padding` already keeps targets below the header. */
const Anchor = styled.span`
  position: absolute;
  inset-block-start: 0;
  scroll-margin-block-start: calc(var(--top) + var(--offset) * var(--index) - var(--scroll-padding));
`

const Text = styled.div`
  order: 1;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  padding: var(--space-card);
  padding-block-end: calc(var(--space-card) * 0.7);

  > ul {
    margin-block-start: var(--space-half);
  }

  > p {
    max-inline-size: var(--measure);
    color: var(--soft);
    line-height: 1.5;

    @media ${full} and ${high} {
      font-size: var(--type-lead);
    }
  }

  @media ${across} {
    order: 0;
    min-inline-size: 0;
  }
`

const Position = styled.span`
  font-size: var(--type-label);
  color: var(--soft);
`

const Title = styled(EntryTitle)`
  max-inline-size: 100%;
  margin-block: var(--space-1) var(--space-1h);
  font-size: ${titleSize};

  @media ${across} {
    margin-block-start: auto;
    padding-block-start: var(--space-3);
  }
`

const Visit = styled(EntryLinks)`
  /* Large enough to be pressed on a card that has receded, too. */
  min-block-size: var(--action);
  margin-block-start: var(--space-1);
  color: inherit;

  > span:first-child {
    padding-block: calc(var(--space-letter) / 2);
  }
`

const CardPicture = styled(Picture)`
  aspect-ratio: auto;
  min-block-size: 0;

  picture > img {
    position: absolute;
    inset: 0;
  }
`
