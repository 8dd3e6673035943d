import { portfolio } from 'virtual:portfolio'
import { styled } from 'styled-components'
import type { ResolvedPicture, ResolvedSection } from '../../../schema/vite/resolved.ts'
import { prefersMotion, wide } from '../../theme/breakpoints.ts'
import { Arrow } from '../../ui/Arrow.tsx'
import { EntryTitle } from '../../ui/EntryTitle.tsx'
import { foreign } from '../../ui/foreign.ts'
import { Hidden } from '../../ui/Hidden.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Words } from '../../ui/Words.tsx'
import { cardSizes } from './imageSizes.ts'

interface Props {
  section: ResolvedSection<'projects'>
  title: string
  description: string
  image: ResolvedPicture
  link: string
  /** Its position, such as “3 of 5”. */
  position: string
}

/** The content of a card: picture, title, description and a link that opens a new tab. */
export function ProjectCard({ section, title, description, image, link, position }: Props) {
  return (
    <>
      <Text>
        <Position {...(__FOREIGN__ && foreign(section.position))}>{position}</Position>
        <Title $below={section.heading} {...(__FOREIGN__ && foreign(title))}>
          {title}
        </Title>
        <p {...(__FOREIGN__ && foreign(description))}>{description}</p>
        <Visit href={link} target="_blank" rel="noopener noreferrer">
          <span {...(__FOREIGN__ && foreign(section.action))}>{section.action}</span>
          <Arrow to="out" />
          <Hidden>
            {': '}
            {__FOREIGN__ ? <Words text={title} /> : title}{' '}
            {__FOREIGN__ ? <Words text={portfolio.labels.newTab} /> : portfolio.labels.newTab}
          </Hidden>
        </Visit>
      </Text>
      <CardPicture picture={image} width={1200} height={900} sizes={cardSizes} />
    </>
  )
}

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
