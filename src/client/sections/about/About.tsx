import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { Enter } from '../../motion/Enter.tsx'
import { Reveal } from '../../motion/Reveal.tsx'
import { broad, full, wide } from '../../theme/breakpoints.ts'
import type { ImageSize } from '../../theme/imageSizes.ts'
import { SectionFrame } from '../../ui/Frame.tsx'
import { foreign } from '../../ui/foreign.ts'
import { Picture } from '../../ui/pictures/Picture.tsx'
import { led } from '../../ui/text/led.ts'
import { Columns, ContentColumn, SectionHeader } from '../../ui/text/SectionHeader.tsx'
import { sentence } from '../../ui/text/sentence.tsx'
import { withKeys } from '../../ui/withKeys.ts'
import { FactList } from './FactList.tsx'
import { Statement } from './Statement.tsx'
import { WholePortrait } from './WholePortrait.tsx'

/** The column of the labels; on narrower screens a third of the page, less one of a gap of 4vw. */
const portraitSizes: readonly ImageSize[] = [
  { media: full, width: '19.9rem' },
  { media: broad, width: '22.2vw' },
  { media: wide, width: '28.7vw' },
  { width: '90vw' },
]

/** At the end, where it carries the section: 5 of 12 parts. */
const endSizes: readonly ImageSize[] = [
  { media: full, width: '32.3rem' },
  { media: wide, width: '35.8vw' },
  { width: '90vw' },
]

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
      <SectionFrame>
        <SectionHeader {...section}>
          <Statement paragraphs={paragraphs} />
          {facts}
        </SectionHeader>
      </SectionFrame>
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
          sizes={layout === 'end' ? endSizes : portraitSizes}
        />
      )}
      {portrait.caption && <Caption {...foreign(portrait.caption)}>{sentence(portrait.caption)}</Caption>}
    </figure>
  )
  return (
    <SectionFrame>
      <SectionHeader {...section} />
      {layout === 'end' ? (
        <PersonAtEnd words={words} figure={figure} facts={facts} />
      ) : layout === 'above' ? (
        <PersonBelow words={words} figure={figure} facts={facts} />
      ) : (
        <Person>
          <Reveal>{figure}</Reveal>
          <Reveal index={1}>{words}</Reveal>
          {facts}
        </Person>
      )}
    </SectionFrame>
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
    <Enter from={{ y: 1 }}>{figure}</Enter>
    <ContentColumn>
      <Enter from={{ y: 1 }} index={1}>
        {words}
      </Enter>
      {facts}
    </ContentColumn>
  </Below>
)

/** The biography first and the portrait after it; the two move in from their sides. */
const PersonAtEnd = ({ words, figure, facts }: Parts) => (
  <AtEnd>
    <Enter from={{ x: -1 }}>{words}</Enter>
    <Enter from={{ x: 1 }} index={1}>
      {figure}
    </Enter>
    {facts}
  </AtEnd>
)

/* The portrait spans the page. */
const Below = styled(Columns)`
  --lead: var(--type-item-large);
  row-gap: var(--space-between);

  > :first-child {
    grid-column: 1 / -1;
  }
`

/** Portrait and biography begin at one height, and the facts follow that. */
const Person = styled.div`
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
      position: sticky;
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
