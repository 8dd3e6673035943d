import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Theme } from '../../../schema/model/theme.ts'
import type { ResolvedSection } from '../../../schema/vite/resolved.ts'
import { useContent } from '../../content.ts'
import { Enter } from '../../motion/Enter.tsx'
import { Reveal } from '../../motion/Reveal.tsx'
import { broad, full, middle, wide } from '../../theme/breakpoints.ts'
import type { ImageSize } from '../../theme/imageSizes.ts'
import { SectionFrame } from '../../ui/Frame.tsx'
import { foreign } from '../../ui/foreign.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { Picture } from '../../ui/pictures/Picture.tsx'
import { EntryTitle } from '../../ui/text/EntryTitle.tsx'
import { Columns, ContentColumn, SectionHead } from '../../ui/text/SectionHead.tsx'
import { sentence } from '../../ui/text/sentence.tsx'
import { withKeys } from '../../ui/withKeys.ts'
import { Statement } from './Statement.tsx'
import { WholePortrait } from './WholePortrait.tsx'

// Below heads the content is as wide as the page: 5 of 11 parts of it, less a gap of 4vw.
const pageWideSizes: readonly ImageSize[] = [
  { media: full, width: '35.2rem' },
  { media: wide, width: '39.1vw' },
  { width: '90vw' },
]

/**
 * 5 of 11 parts of the content, less a gap of 4vw: beside a head of 3 + 9 columns, or as wide as the page; or all of
 * it.
 */
const besideHeadSizes: readonly ImageSize[] = [
  { media: full, width: '25.5rem' },
  { media: broad, width: '28.4vw' },
  { media: wide, width: '39.1vw' },
  { width: '90vw' },
]

/** The sizes of the portrait. */
const portraitSizes = (heads: Theme['heads']): readonly ImageSize[] =>
  heads === 'above' ? pageWideSizes : besideHeadSizes

/**
 * Who the owner is: portrait, biography, facts. The layouts differ in how portrait and biography stand together.
 */
export default function About({ section }: { section: ResolvedSection<'about'> }) {
  const { paragraphs, facts } = section
  const { heads } = useContent().theme
  // The check refuses a section without a portrait unless its layout shows none, which the type cannot say.
  const portrait = section.portrait as NonNullable<typeof section.portrait>
  const List = facts.length % 2 ? OddFacts : Facts
  const words = withKeys(paragraphs, String).map(([key, paragraph]) => (
    <Paragraph key={key} {...foreign(paragraph)}>
      {sentence(paragraph)}
    </Paragraph>
  ))
  const figure = portrait && (
    <figure>
      {section.layout === 'above' ? (
        <WholePortrait picture={portrait} />
      ) : (
        <Portrait picture={portrait} width={4} height={5} sizes={portraitSizes(heads)} />
      )}
      {portrait.caption && <Caption {...foreign(portrait.caption)}>{sentence(portrait.caption)}</Caption>}
    </figure>
  )
  return (
    <SectionFrame>
      <SectionHead {...section} />
      <Columns>
        <ContentColumn>
          {section.layout === 'none' ? (
            <Statement paragraphs={paragraphs} />
          ) : section.layout === 'end' ? (
            <PersonAtEnd words={words} figure={figure} />
          ) : section.layout === 'above' ? (
            <PersonBelow words={words} figure={figure} />
          ) : (
            <Person>
              <Reveal>{figure}</Reveal>
              <Reveal index={1}>{words}</Reveal>
            </Person>
          )}
          {facts.length > 0 && (
            <List>
              {withKeys(facts, ({ title }) => title).map(([key, { icon, title, text }], index) => (
                <li key={key}>
                  <Reveal index={index}>
                    <Mark>
                      <Icon icon={icon} />
                    </Mark>
                    <FactTitle $below={section.heading} {...foreign(title)}>
                      {title}
                    </FactTitle>
                    <FactText {...foreign(text)}>{sentence(text)}</FactText>
                  </Reveal>
                </li>
              ))}
            </List>
          )}
        </ContentColumn>
      </Columns>
    </SectionFrame>
  )
}

/** The portrait first, on a row of its own, and the biography below it. */
const PersonBelow = ({ words, figure }: { words: ReactNode; figure: ReactNode }) => (
  <Below>
    <Enter from={{ y: 1 }}>{figure}</Enter>
    <Enter from={{ y: 1 }} index={1}>
      {words}
    </Enter>
  </Below>
)

/** The biography first and the portrait after it; the two move in from their sides. */
const PersonAtEnd = ({ words, figure }: { words: ReactNode; figure: ReactNode }) => (
  <AtEnd>
    <Enter from={{ x: -1 }}>{words}</Enter>
    <Enter from={{ x: 1 }} index={1}>
      {figure}
    </Enter>
  </AtEnd>
)

const AtEnd = styled.div`
  display: grid;
  gap: var(--space-4);

  @media ${wide}, print {
    grid-template-columns: 6fr minmax(var(--portrait-min), 5fr);
    gap: var(--space-between);
  }
`

const Below = styled.div`
  display: grid;
  gap: var(--space-between);
`

const Person = styled.div`
  display: grid;
  gap: var(--space-4);

  /* On paper a portrait as wide as the page would fill it, and leave the heading alone before. */
  @media ${wide}, print {
    grid-template-columns: minmax(var(--portrait-min), 5fr) 6fr;
    gap: var(--space-between);

    /* Short words end with the portrait; those that are longer begin with it. */
    > :last-child {
      align-self: end;
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
  max-inline-size: var(--measure);
  color: var(--muted);

  &:first-child {
    font-size: var(--type-lead);
    line-height: 1.5;
    color: var(--text);
  }

  & + & {
    margin-block-start: var(--space-3);
  }
`

/* Columns wider than a fifth are at most four, and those wider than a quarter three. */
const Facts = styled.ul`
  --least: 20%;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(var(--least), min(100%, var(--fact-small))), 1fr));
  gap: var(--space-4) var(--space-3);
  margin-block-start: var(--space-part);
  padding-block-start: var(--space-3);
  border-block-start: var(--hairline) solid var(--border);

  @media ${broad} {
    grid-template-columns: repeat(auto-fit, minmax(max(var(--least), var(--fact)), 1fr));
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

const Mark = styled.span`
  display: block;
  color: var(--accent);
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
