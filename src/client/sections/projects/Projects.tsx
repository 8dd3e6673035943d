import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { cardId } from '../../../shared/ids.ts'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { useContent } from '../../content.ts'
import { across, broad, full, high } from '../../theme/breakpoints.ts'
import { mixesColours } from '../../theme/constants.ts'
import { cardSizes } from '../../theme/imageSizes.ts'
import { SectionFrame } from '../../ui/frames.ts'
import { lightboxGroup, Picture } from '../../ui/pictures/Picture.tsx'
import { EntryTitle, SectionHeader } from '../../ui/text/SectionHeader.tsx'
import { sentence } from '../../ui/text/sentence.tsx'
import { foreign } from '../../ui/text/words.tsx'
import { ProjectSource } from './ProjectEntries.tsx'
import { EntryLinks, graded, type ProjectItem, positionOf, Result, Tags } from './ProjectParts.tsx'
import { Stack } from './Stack.tsx'

/** The work, as a stack of cards: the YAML's own projects, or samples made on each load. */
export default function Projects({ section }: { section: ResolvedSection<'projects'> }) {
  const { samples, lightbox } = section
  const projects = (
    <>
      <SectionHeader {...section} />
      <ProjectSource section={section}>
        {(items, notice) => <Cards section={section} items={items} notice={notice} />}
      </ProjectSource>
    </>
  )
  if (!__SAMPLES__ || !samples)
    return <ProjectsFrame {...(lightbox && lightboxGroup())}>{projects}</ProjectsFrame>
  return <SamplesFrame style={{ '--lines': Math.ceil(samples.words / wordsOfLine) }}>{projects}</SamplesFrame>
}

/** How many words of a sample fit on a line of the narrowest card. */
const wordsOfLine = 3.5

interface CardsProps {
  section: ResolvedSection<'projects'>
  /** Undefined until samples are made. */
  items: readonly ProjectItem[] | undefined
  /** Shown on the first card until then. */
  notice?: ReactNode
}

function Cards({ section, items, notice }: CardsProps) {
  const { numbers } = useContent()
  const count = items?.length ?? section.samples?.count ?? 0
  const card = (index: number) => {
    const item = items?.[index]
    const position = positionOf(section, index, count, numbers)
    if (!item)
      return (
        <>
          <Blank aria-hidden="true" />
          <Notice data-part="words">
            {index === 0 ? notice : <span aria-hidden="true">{position}</span>}
          </Notice>
        </>
      )
    const content = <CardContent item={item} section={section} position={position} />
    return __SAMPLES__ && section.samples ? <Graded>{content}</Graded> : content
  }
  return <Stack count={count} card={card} />
}

/** The space below is in its list. */
const ProjectsFrame = styled(SectionFrame)`
  padding-block-end: var(--section-end, 0);
`

/** The size of a title on a card: 48 px, less on phones and low screens, and up to 64 px where the page grows. */
const titleSize =
  'var(--type-project, max(clamp(1.75rem, min(0.6rem + 3vw, 7 * var(--screen) / 100), 3rem), min(3.3vw, 6 * var(--screen) / 100, 4rem)))'

/**
 * Cards with room for the words of any sample, so that nothing moves when they arrive: four lines of a title, which the
 * longest name of a company needs on a phone, those of the description, and what surrounds them.
 */
const SamplesFrame = styled(ProjectsFrame)`
  --share: 1;
  --words: calc(
    1.7 * var(--space-card) + 2 * var(--space-3) + var(--action) + var(--share) *
      (4.2 * ${titleSize} + 1.5 * var(--lines) * var(--type-text))
  );
  --card-min: calc(var(--picture-min) + var(--words));

  @media ${across} {
    --card-min: var(--words);
  }

  /* No samples come: one card, as high as what is said of them. */
  @media (scripting: none) {
    --card-stacked: 0px;
    --card-min: 0px;
    --picture-min: 0px;

    li + li,
    li [aria-hidden] {
      display: none;
    }
  }

  /* Lines are longer, and fewer. */
  @media ${broad} {
    --share: 0.72;
  }
`

/** Not in the styles of the frame, which the document has: samples come with scripts, and so do these. */
const Graded = styled.div`
  display: contents;
  ${graded}
`

const Blank = styled.div`
  background: var(--raised);

  @supports ${mixesColours} {
    background: color-mix(in oklab, var(--raised), var(--tint) 12%);
  }

  @media ${across} {
    order: 1;
  }
`

const Notice = styled.div`
  display: flex;
  align-items: flex-end;
  padding: var(--space-card);
  color: var(--muted);
`

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
      <CardText>
        <Position data-part="count" {...foreign(section.position)}>
          {position}
        </Position>
        <Tags item={item} />
        <Title $below={section.heading} {...foreign(title)}>
          {title}
        </Title>
        <p data-part="text" {...foreign(description)}>
          {sentence(description)}
        </p>
        <Result item={item} />
        <Visit section={section} item={item} />
      </CardText>
      {image && (
        <CardPicture
          picture={image}
          name={title}
          width={1200}
          height={900}
          sizes={cardSizes}
          opens={section.lightbox}
        />
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

const CardText = styled.div.attrs({ 'data-part': 'words' })`
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
