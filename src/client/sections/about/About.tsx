import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { plain } from '../../../shared/plain.ts'
import type {
  ResolvedHeading,
  ResolvedPicture,
  ResolvedSection,
  ResolvedSentence,
} from '../../../shared/resolved.ts'
import { Enter, Reveal } from '../../motion/Enter.tsx'
import { broad, middle, wide } from '../../theme/breakpoints.ts'
import { endPortraitSizes, portraitSizes, wholePortraitSizes } from '../../theme/imageSizes.ts'
import { SectionFrame } from '../../ui/frames.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { Picture } from '../../ui/pictures/Picture.tsx'
import { Columns, ContentColumn, EntryTitle, led, SectionHeader } from '../../ui/text/SectionHeader.tsx'
import { sentence } from '../../ui/text/sentence.tsx'
import { foreign } from '../../ui/text/words.tsx'
import { withKeys } from '../../ui/withKeys.ts'

/**
 * Who the owner is: portrait, biography, facts. The layouts differ in how portrait and biography stand together.
 */
export default function About({ section }: { section: ResolvedSection<'about'> }) {
  const { layout, paragraphs } = section
  // The check refuses a section without a portrait unless its layout shows none, which the type cannot say.
  const portrait = section.portrait as NonNullable<typeof section.portrait>
  const facts = section.facts.length > 0 && <FactList facts={section.facts} heading={section.heading} />
  if (layout === 'none')
    return (
      <OnOnePage>
        <SectionHeader {...section}>
          <Statement paragraphs={paragraphs} />
          {facts}
        </SectionHeader>
      </OnOnePage>
    )
  const words = withKeys(paragraphs, String).map(([key, paragraph]) => (
    <Paragraph key={key} {...foreign(paragraph)}>
      {sentence(paragraph)}
    </Paragraph>
  ))
  const figure = (
    <figure>
      {layout === 'above' ? (
        <WholePortrait picture={portrait} />
      ) : (
        <Portrait
          picture={portrait}
          width={4}
          height={5}
          sizes={layout === 'end' ? endPortraitSizes : portraitSizes}
        />
      )}
      {portrait.caption && <Caption {...foreign(portrait.caption)}>{sentence(portrait.caption)}</Caption>}
    </figure>
  )
  return (
    <OnOnePage>
      <SectionHeader {...section} />
      {layout === 'end' ? (
        <PersonAtEnd words={words} figure={figure} facts={facts} />
      ) : layout === 'above' ? (
        <PersonBelow words={words} figure={figure} facts={facts} />
      ) : (
        <Person>
          <Reveal data-part="portrait">{figure}</Reveal>
          <Reveal index={1} data-part="words">
            {words}
          </Reveal>
          {facts}
        </Person>
      )}
    </OnOnePage>
  )
}

interface Parts {
  words: ReactNode
  figure: ReactNode
  facts: ReactNode
}

/** The portrait first, on a row of its own, and the biography below it. */
const PersonBelow = ({ words, figure, facts }: Parts) => (
  <Below>
    <Reveal>{figure}</Reveal>
    <ContentColumn>
      <Reveal index={1} data-part="words">
        {words}
      </Reveal>
      {facts}
    </ContentColumn>
  </Below>
)

/** The biography first and the portrait after it; the two move in from their sides. */
const PersonAtEnd = ({ words, figure, facts }: Parts) => (
  <AtEnd>
    <Enter from={{ x: -1 }} data-part="words">
      {words}
    </Enter>
    <Enter from={{ x: 1 }} index={1} data-part="portrait">
      {figure}
    </Enter>
    {facts}
  </AtEnd>
)

/* The portrait spans the page. */
const Below = styled(Columns).attrs({ 'data-part': 'columns' })`
  --lead: var(--type-item-large);
  row-gap: var(--space-between);

  > :first-child {
    grid-column: 1 / -1;
  }
`

/* On paper the heading is not left alone before a portrait that fits the next page only. */
const OnOnePage = styled(SectionFrame)`
  @media print {
    break-inside: avoid;
  }
`

/** Portrait and biography begin at one height, and the facts follow that. */
const Person = styled.div.attrs({ 'data-part': 'columns' })`
  --facts-above: 0px;
  --lead: var(--type-item-large);
  display: grid;
  gap: var(--space-4) var(--space-between);

  /* On paper a portrait as wide as the page would fill it, and leave the heading alone before. */
  @media ${wide}, print {
    grid-template-columns: minmax(var(--portrait-min), 4fr) 8fr;

    > ul {
      grid-column: 1 / -1;
    }
  }

  @media ${broad} {
    grid-template: auto 1fr / 3fr 9fr;
    align-items: start;
    gap: var(--space-between) var(--space-3);

    > :has(> figure) {
      grid-area: 1 / 1 / span 2;
      position: var(--sticky);
      inset-block-start: var(--scroll-padding);
    }

    > ul {
      grid-area: 2 / 2;

      /* Two rows of two. */
      &:has(> :last-child:nth-child(4)) {
        --least: 34%;
      }

      /* Rows of three, for which there is room, would leave one of these alone, or eight uneven. */
      &:has(> :last-child:is(:nth-child(7), :nth-child(8), :nth-child(10))) {
        grid-template-columns: repeat(4, minmax(0, 1fr));
      }
    }
  }
`

/** The portrait is high, so that the first sentence is a statement. */
const AtEnd = styled(Person)`
  @media ${wide}, print {
    grid-template-columns: 7fr minmax(var(--portrait-min), 5fr);
  }

  @media ${broad} {
    --lead: var(--type-card);
    column-gap: var(--space-between);

    > :has(> figure) {
      grid-column: 2;
    }

    > ul {
      grid-column: 1;
    }
  }
`

const Portrait = styled(Picture)`
  border-radius: var(--radius-plane);
`

const Caption = styled.figcaption`
  margin-block-start: var(--space-1h);
  font-size: var(--type-label);
  text-wrap: balance;
  color: var(--muted);
`

const Paragraph = styled.p`
  ${led}

  &:first-child > :first-child {
    color: var(--text);
  }

  & + & {
    margin-block-start: var(--space-3);
  }
`

/** A portrait in its own proportions, as of several people side by side; 3 to 2 where its size is unknown. */
function WholePortrait({ picture }: { picture: ResolvedPicture }) {
  const { width = 3, height = 2 } = picture
  const sizes = wholePortraitSizes({ width, height })
  return <Whole picture={picture} width={width} height={height} sizes={sizes} />
}

/* An upright portrait is no higher than a card. */
const Whole = styled(Picture)`
  max-inline-size: min(var(--headline), var(--card-tall) * var(--frame));
  border-radius: var(--radius-plane);
`

/** The biography without a portrait: the first sentence as a statement, the other paragraphs in columns below it. */
function Statement({ paragraphs }: { paragraphs: readonly ResolvedSentence[] }) {
  const [first = '', ...others] = paragraphs
  return (
    <>
      <Reveal data-part="words">
        <First {...foreign(first)}>{sentence(first)}</First>
      </Reveal>
      {others.length > 0 && (
        <Others data-many={others.length > 1}>
          {withKeys(others, plain).map(([key, paragraph], index) => (
            <Reveal key={key} index={index + 1} data-part="words">
              <p {...foreign(paragraph)}>{sentence(paragraph)}</p>
            </Reveal>
          ))}
        </Others>
      )}
    </>
  )
}

const First = styled.p`
  ${led}
  max-inline-size: none;

  > :first-child {
    color: var(--text);
  }

  > [data-block='lead'] {
    font-size: var(--type-quote);
    font-weight: 500;
    line-height: calc(1.25 + var(--diacritics));
    letter-spacing: var(--tight-quote);
  }

  > [data-block='lead'] + * {
    margin-block-start: var(--space-between);
  }

  > :not([data-block='lead']) {
    max-inline-size: var(--measure);
  }
`

const Others = styled.div`
  display: grid;
  gap: var(--space-3) var(--space-between);
  margin-block-start: var(--space-3);
  color: var(--muted);

  :has(> p > [data-block='lead']:only-child) + & {
    margin-block-start: var(--space-between);
  }

  > * {
    max-inline-size: var(--measure);
  }

  @media ${broad} {
    &[data-many='true'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`

interface FactProps {
  facts: ResolvedSection<'about'>['facts']
  heading: ResolvedHeading
}

/** The facts about the owner, a quiet grid below a hairline. */
function FactList({ facts, heading }: FactProps) {
  const List = facts.length % 2 ? OddFacts : Facts
  return (
    <List>
      {withKeys(facts, ({ title }) => title).map(([key, { icon, title, text }], index) => (
        <li key={key}>
          <Reveal index={index} data-part="entry">
            <Icon icon={icon} />
            <FactTitle $below={heading} {...foreign(title)}>
              {title}
            </FactTitle>
            <FactText data-part="text" {...foreign(text)}>
              {sentence(text)}
            </FactText>
          </Reveal>
        </li>
      ))}
    </List>
  )
}

/* Columns wider than a fifth are at most four, and those wider than a quarter three. */
const Facts = styled.ul.attrs({ 'data-part': 'facts' })`
  --least: 20%;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(var(--least), min(100%, var(--fact-small))), 1fr));
  gap: var(--space-4) var(--space-3);
  margin-block-start: var(--facts-above, var(--space-part));
  padding-block-start: var(--space-3);
  border-block-start: var(--hairline) solid var(--border);

  break-inside: avoid;

  svg {
    color: var(--accent);
  }

  @media ${broad} {
    grid-template-columns: repeat(auto-fit, minmax(max(var(--least), var(--fact)), 1fr));
  }

  /* Four in a row or two, but never three and one. */
  @media not ${wide} {
    &:has(> :last-child:nth-child(4)) {
      --least: 34%;
    }
  }

  /* In rows of four, five, six and nine facts would leave one or two alone in the last. */
  &:has(> :last-child:is(:nth-child(5), :nth-child(6), :nth-child(9))) {
    --least: 25%;
  }
`

/** In two columns an odd fact would stand alone: on phones each has a line of its own, beside its icon. */
const OddFacts = styled(Facts)`
  @media not ${middle} {
    grid-template-columns: 1fr;

    > li > div {
      display: grid;
      grid-template-columns: auto 1fr;
      column-gap: var(--space-2);
    }

    > li > div > :first-child {
      grid-row: span 2;
    }

    > li > div > :nth-child(2) {
      margin-block-start: 0;
    }
  }
`

const FactTitle = styled(EntryTitle)`
  margin-block: var(--space-2) var(--space-half);
  font-family: var(--text-face);
  font-size: var(--type-label);
  font-weight: 400;
  line-height: 1.4;
  color: var(--muted);
`

const FactText = styled.p`
  font-weight: 600;
  line-height: 1.4;
`
