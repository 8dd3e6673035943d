import { portfolio } from 'virtual:portfolio'
import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../schema/vite/resolved.ts'
import { cardId } from '../../layout/ids.ts'
import { prefersMotion, wide } from '../../theme/breakpoints.ts'
import { Arrow } from '../../ui/Arrow.tsx'
import { EntryTitle } from '../../ui/EntryTitle.tsx'
import { foreign } from '../../ui/foreign.ts'
import { Hidden } from '../../ui/Hidden.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Words } from '../../ui/Words.tsx'
import { cardSizes } from './imageSizes.ts'
import type { ProjectItem } from './projectItem.ts'
import { Tags } from './Tags.tsx'

interface Props extends ProjectItem {
  section: ResolvedSection<'projects'>
  /** Its position, such as “3 of 5”. */
  position: string
}

/** The content of a card: picture, title, description and a link, to the page of the project or else to it in a new tab. */
export function ProjectCard({ section, title, description, image, link, page, tags, position }: Props) {
  const isPage = __CASE_STUDIES__ && page !== undefined
  return (
    <>
      {isPage && <Anchor id={cardId(section.id, page.path)} />}
      <Text>
        <Position {...(__FOREIGN__ && foreign(section.position))}>{position}</Position>
        <Title $below={section.heading} {...(__FOREIGN__ && foreign(title))}>
          {title}
        </Title>
        <p {...(__FOREIGN__ && foreign(description))}>{description}</p>
        {__TAGS__ && tags && <Tags tags={tags} />}
        <Visit href={isPage ? page.href : link} {...(isPage ? { 'data-page': '' } : newTab)}>
          <span {...(__FOREIGN__ && foreign(section.action))}>{section.action}</span>
          <Arrow to={isPage ? 'forward' : 'out'} />
          <Hidden>
            {': '}
            {__FOREIGN__ ? <Words text={title} /> : title}
            {!isPage && ' '}
            {!isPage && (__FOREIGN__ ? <Words text={portfolio.labels.newTab} /> : portfolio.labels.newTab)}
          </Hidden>
        </Visit>
      </Text>
      <CardPicture picture={image} width={1200} height={900} sizes={cardSizes} />
    </>
  )
}

const newTab = { target: '_blank', rel: 'noopener noreferrer' }

/** What a link to the card leads to: where it sticks. */
const Anchor = styled.span`
  position: absolute;
  inset-block-start: 0;
  scroll-margin-block-start: calc(var(--top) + var(--offset) * var(--index));
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

const Visit = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--space-letter);
  /* Large enough to be pressed on a card that has receded, too. */
  min-block-size: var(--action);
  font-weight: 600;

  > span:first-child {
    padding-block: calc(var(--space-letter) / 2);
    background: linear-gradient(var(--accent), var(--accent)) 0 100% / 100% var(--stroke) no-repeat;
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

  > picture > img {
    position: absolute;
    inset: 0;
  }
`
