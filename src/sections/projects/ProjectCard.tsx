import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../schema/vite/resolved.ts'
import { full, prefersMotion, wide } from '../../theme/breakpoints.ts'
import type { ImageSize } from '../../theme/imageSizes.ts'
import { foreign } from '../../ui/foreign.ts'
import { cardId } from '../../ui/ids.ts'
import { Picture } from '../../ui/pictures/Picture.tsx'
import { EntryTitle } from '../../ui/text/EntryTitle.tsx'
import { sentence } from '../../ui/text/sentence.tsx'
import { EntryLinks } from './EntryLinks.tsx'
import type { ProjectItem } from './projectItem.ts'
import { Tags } from './Tags.tsx'

const heightSize = 'min(36rem,100svh - 13rem)'

/**
 * 7 of 12 columns of a card, which is as tall as the screen allows; on small screens what its text leaves of that
 * height.
 */
const cardSizes: readonly ImageSize[] = [
  { media: full, width: '47.25rem', height: 'min(max(36rem,min(68svh,75vw - 39rem)),100svh - 13rem)' },
  { media: wide, width: '52.5vw', height: heightSize },
  { width: '90vw', height: `(${heightSize} - 17rem)` },
]

interface Props {
  item: ProjectItem
  section: ResolvedSection<'projects'>
  /** Its position, such as “3 of 5”. */
  position: string | false
}

/** The content of a card: picture, title, description and a link. */
export function ProjectCard({ section, item, position }: Props) {
  const { title, description, image, page, tags } = item
  return (
    <>
      {__CASE_STUDIES__ && page && <Anchor id={cardId(section.id, page.path)} />}
      <Text>
        <Position {...foreign(section.position)}>{position}</Position>
        <Title $below={section.heading} {...foreign(title)}>
          {title}
        </Title>
        <p {...foreign(description)}>{sentence(description)}</p>
        {tags && <Tags tags={tags} />}
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

  > p {
    max-inline-size: var(--measure);
    color: var(--soft);
    line-height: 1.5;
  }

  @media ${wide} {
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
  font-size: var(--type-card);

  @media ${wide} {
    margin-block: auto var(--space-2);
    padding-block-start: var(--space-3);
  }
`

const Visit = styled(EntryLinks)`
  /* Large enough to be pressed on a card that has receded, too. */
  min-block-size: var(--action);
  color: inherit;

  > span:first-child {
    padding-block: calc(var(--space-letter) / 2);
  }

  > svg {
    transition: transform var(--quick) var(--ease);
  }

  @media ${prefersMotion} {
    &:hover > svg {
      transform: translate(var(--stroke), calc(-1 * var(--stroke)));
    }

    [dir='rtl'] &:hover > svg {
      transform: scaleX(-1) translate(var(--stroke), calc(-1 * var(--stroke)));
    }
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
