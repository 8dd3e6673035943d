import { styled } from 'styled-components'
import type { ResolvedHeading, ResolvedSection } from '../../../shared/resolved.ts'
import { Reveal } from '../../motion/Reveal.tsx'
import { broad, middle, wide } from '../../theme/breakpoints.ts'
import { foreign } from '../../ui/foreign.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { EntryTitle } from '../../ui/text/EntryTitle.tsx'
import { sentence } from '../../ui/text/sentence.tsx'
import { withKeys } from '../../ui/withKeys.ts'

interface Props {
  facts: ResolvedSection<'about'>['facts']
  heading: ResolvedHeading
}

/** The facts about the owner, a quiet grid below a hairline. */
export function FactList({ facts, heading }: Props) {
  const List = facts.length % 2 ? OddFacts : Facts
  return (
    <List>
      {withKeys(facts, ({ title }) => title).map(([key, { icon, title, text }], index) => (
        <li key={key}>
          <Reveal index={index}>
            <Icon icon={icon} />
            <FactTitle $below={heading} {...foreign(title)}>
              {title}
            </FactTitle>
            <FactText {...foreign(text)}>{sentence(text)}</FactText>
          </Reveal>
        </li>
      ))}
    </List>
  )
}

/* Columns wider than a fifth are at most four, and those wider than a quarter three. */
const Facts = styled.ul`
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
