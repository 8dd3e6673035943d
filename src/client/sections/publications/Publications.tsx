import { Fragment } from 'react'
import { styled } from 'styled-components'
import { punctuationIn } from '../../../shared/punctuation.ts'
import type { ResolvedHeading, ResolvedSection } from '../../../shared/resolved.ts'
import { useContent } from '../../content.ts'
import { broad } from '../../theme/breakpoints.ts'
import { FileNote, textLink } from '../../ui/controls.tsx'
import { nameWidth, RuledList } from '../../ui/frames.ts'
import { NamedSection } from '../../ui/NamedSection.tsx'
import { EntryTitle } from '../../ui/text/SectionHeader.tsx'
import { foreign, shownNumber, Words } from '../../ui/text/words.tsx'
import { withKeys } from '../../ui/withKeys.ts'
import { doiAddress } from './doi.ts'

/** Of how many on they recede, how many of those are near, and how many at middle distance. */
const [fewest, near, middle] = [5, 2, 4]

/** What the owner has published, the latest largest, and the rest on two columns. */
export default function Publications({ section }: { section: ResolvedSection<'publications'> }) {
  const { items, text, author, heading } = section
  const distanceOf = (index: number) =>
    items.length < fewest ? undefined : index < near ? 'near' : index < near + middle ? undefined : 'far'
  return (
    <NamedSection section={{ ...section, lead: text }}>
      <List>
        {withKeys(items, ({ year, title }) => `${year} ${title}`).map(([key, publication], index) => (
          <Entry key={key} data-distance={distanceOf(index)}>
            <Publication
              publication={publication}
              isOfYear={distanceOf(index) !== 'far' && items[index - 1]?.year === publication.year}
              author={author}
              heading={heading}
            />
          </Entry>
        ))}
      </List>
    </NamedSection>
  )
}

type Section = ResolvedSection<'publications'>

interface Props {
  publication: Section['items'][number]
  /** Whether its year stands before the one before it. */
  isOfYear: boolean
  /** The name that is emphasised among the authors, by default the owner's. */
  author: string | undefined
  heading: ResolvedHeading
}

/** The year, the title with its authors, unless the owner is the only one, and where it appeared and can be read. */
function Publication({ publication, isOfYear, author, heading }: Props) {
  const { numbers, site } = useContent()
  const { title, authors, venue, year, doi, link } = publication
  const own = author ?? site.owner.name
  return (
    <Line data-part="entry">
      <Year>{!isOfYear && shownNumber(year, numbers)}</Year>
      <div>
        <Title $below={heading} {...foreign(title)}>
          {link && link.name === undefined ? (
            <Read href={link.href}>
              {title}
              <FileNote href={link.href} />
            </Read>
          ) : (
            title
          )}
        </Title>
        {authors.some((name) => name !== own) && (
          <Authors data-part="meta">
            {withKeys(authors, (name) => name).map(([key, name], index) => (
              <Fragment key={key}>
                {index > 0 && punctuationIn(site.lang).comma}
                {name === own ? (
                  <strong>
                    <Words text={name} />
                  </strong>
                ) : (
                  <bdi {...foreign(name)}>{name}</bdi>
                )}
              </Fragment>
            ))}
          </Authors>
        )}
      </div>
      <Where>
        {venue && (
          <span data-part="meta" {...foreign(venue)}>
            {venue}
          </span>
        )}{' '}
        {doi && (
          <a data-part="action" href={doiAddress(doi)}>
            <span dir="ltr">doi.org/{doi}</span>
          </a>
        )}{' '}
        {link?.name !== undefined && (
          <a data-part="action" href={link.href}>
            <Words text={link.name} />
            <FileNote href={link.href} />
          </a>
        )}
      </Where>
    </Line>
  )
}

const List = styled(RuledList)`
  @media ${broad} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--space-3);

    > :not([data-distance='far']) {
      grid-column: 1 / -1;
    }
  }
`

const Entry = styled.li`
  padding-block: var(--space-1h);

  &[data-distance='near'] {
    padding-block: var(--space-2h) var(--space-3);
  }

  &:not([data-distance='far']):has(+ [data-distance='far']) {
    margin-block-end: var(--space-3);
  }
`

const Line = styled.div`
  display: grid;
  grid-template: 'year title' auto '. where' auto / 4.2em minmax(0, 1fr);
  gap: var(--space-half) var(--space-1);
  align-items: baseline;

  > :nth-child(2) {
    grid-area: title;
  }

  @media ${broad} {
    grid-template: 'year title where' auto / ${nameWidth} minmax(0, 1.9fr) minmax(0, 1fr);
    column-gap: var(--space-3);

    [data-distance='near'] > & {
      grid-template: 'year title' auto '. where' auto / ${nameWidth} minmax(0, 1fr);
    }
  }

  [data-distance='far'] > && {
    grid-template: 'title title' auto 'year where' auto / auto minmax(0, 1fr);
    gap: 0 var(--space-1h);
  }
`

const Year = styled.p.attrs({ 'data-part': 'meta' })`
  grid-area: year;
  font-variant-numeric: tabular-nums;
  color: var(--muted);

  [data-distance='far'] & {
    font-size: var(--type-small);
    line-height: 1.4;
  }
`

const Title = styled(EntryTitle)`
  font-family: inherit;
  font-size: clamp(1.1875rem, 1.8vw, 1.4375rem);
  font-weight: 400;
  font-stretch: normal;
  line-height: calc(1.3 + var(--diacritics));
  overflow-wrap: anywhere;

  [data-distance='far'] & {
    font-size: clamp(1.0625rem, 1.35vw, 1.1875rem);
  }

  [data-distance='near'] & {
    font-size: clamp(1.75rem, 3.2vw, 2.875rem);
    text-wrap: balance;
    font-family: var(--display);
    font-weight: var(--display-weight);
    font-stretch: var(--display-width);
    line-height: calc(1.05 + var(--diacritics));
    letter-spacing: var(--tight);
  }
`

const Read = styled.a`
  text-decoration: underline;
  text-decoration-color: color-mix(in oklab, currentcolor 32%, transparent);
  text-decoration-thickness: var(--hairline);
  text-underline-offset: var(--underline);

  &:is(:hover, :focus-visible, :active) {
    text-decoration-color: var(--accent);
  }
`

const Authors = styled.p`
  max-inline-size: var(--measure);
  font-size: var(--type-small);
  color: var(--muted);

  > strong {
    font-weight: 600;
    color: var(--text);
  }
`

const Where = styled.p`
  grid-area: where;
  font-size: var(--type-small);
  line-height: 1.4;
  color: var(--muted);

  > a {
    ${textLink}
    overflow-wrap: anywhere;
  }
`
