import { styled } from 'styled-components'
import type { ResolvedHeading, ResolvedSection } from '../../../shared/resolved.ts'
import { Enter } from '../../motion/Enter.tsx'
import { broad, prefersMotion } from '../../theme/breakpoints.ts'
import { SectionFrame } from '../../ui/frames.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { EntryTitle, firstColumn, SectionHeader } from '../../ui/text/SectionHeader.tsx'
import { sentence } from '../../ui/text/sentence.tsx'
import { foreign } from '../../ui/text/words.tsx'
import { withKeys } from '../../ui/withKeys.ts'

/** From this index on the delay of the entrance no longer grows. */
const staggered = 3

/** What the owner offers, a line across the page for each. */
export default function ServicesList({ section }: { section: ResolvedSection<'services'> }) {
  return (
    <SectionFrame>
      <SectionHeader {...section} />
      <List data-part="list">
        {withKeys(section.items, ({ title }) => title).map(([key, service], index) => (
          <li key={key}>
            <Enter from={{ x: -1 }} index={Math.min(index, staggered)}>
              <ServiceLine {...service} heading={section.heading} />
            </Enter>
          </li>
        ))}
      </List>
    </SectionFrame>
  )
}

const List = styled.ul`
  > li {
    border-block-start: var(--hairline) solid var(--border);
    break-inside: avoid;

    &:last-child {
      border-block-end: var(--hairline) solid var(--border);
    }
  }
`

type Service = ResolvedSection<'services'>['items'][number]

/**
 * A service on a line: its icon, its title, which moves a little on hover, and what a client gets. The title begins where
 * the heading of the section does: the icon stands before it, or at the end of the line where heads are above.
 */
const ServiceLine = ({ icon, title, description, heading }: Service & { heading: ResolvedHeading }) => (
  <Line data-part="entry">
    <Sign icon={icon} />
    <Title $below={heading} {...foreign(title)}>
      {title}
    </Title>
    <Description data-part="text" {...foreign(description)}>
      {sentence(description)}
    </Description>
  </Line>
)

const Sign = styled(Icon)`
  margin-block-start: calc((var(--type-card) * 1.15 - var(--icon)) / 2);
  color: var(--muted);
  transition: color var(--quick) var(--ease);

  @media ${broad} {
    order: var(--mark-order, 0);
  }
`

const Line = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-1h) var(--space-2);
  padding-block: var(--space-row);

  @media ${broad} {
    grid-template-columns: var(--line-columns, ${firstColumn} minmax(0, 5fr) minmax(0, 4fr));
    gap: var(--space-3);
  }

  &:is(:hover, :active) > ${Sign} {
    color: var(--accent);
  }
`

const Title = styled(EntryTitle)`
  font-size: var(--type-card);
  line-height: calc(1.15 + var(--diacritics));
  transition: translate var(--quick) var(--ease);

  @media ${prefersMotion} {
    :is(:hover, :active) > & {
      translate: calc(var(--side) * var(--space-1h));
    }
  }
`

const Description = styled.p`
  grid-column: 2;
  max-inline-size: var(--measure-short);
  text-wrap: pretty;
  color: var(--muted);

  @media ${broad} {
    grid-column: auto;
    margin-block-start: calc((var(--type-card) * 1.15 - var(--line-half) * 2) / 2);
  }
`
