import { Fragment } from 'react'
import { styled } from 'styled-components'
import { punctuationIn } from '../../../shared/punctuation.ts'
import type { ResolvedHeading, ResolvedSection } from '../../../shared/resolved.ts'
import { useContent } from '../../content.ts'
import { Reveal } from '../../motion/Enter.tsx'
import { broad } from '../../theme/breakpoints.ts'
import { Arrow, arrowTo, FileNote, onwardLink } from '../../ui/controls.tsx'
import { RuledList, SectionFrame } from '../../ui/frames.ts'
import { EntryTitle, SectionHeader, TwoColumns } from '../../ui/text/SectionHeader.tsx'
import { foreign, shownNumber, Words } from '../../ui/text/words.tsx'
import { withKeys } from '../../ui/withKeys.ts'
import { doiAddress } from './doi.ts'

/** From this index on the delay of the entrance no longer grows. */
const staggered = 3

/** What the owner has published: a dense list, a hairline above each entry. */
export default function Publications({ section }: { section: ResolvedSection<'publications'> }) {
  const { items, text, author, heading } = section
  return (
    <SectionFrame>
      <SectionHeader {...section} lead={text} />
      <RuledList>
        {withKeys(items, ({ year, title }) => `${year} ${title}`).map(([key, publication], index) => (
          <li key={key}>
            <Reveal index={Math.min(index, staggered)}>
              <Publication publication={publication} author={author} heading={heading} />
            </Reveal>
          </li>
        ))}
      </RuledList>
    </SectionFrame>
  )
}

type Section = ResolvedSection<'publications'>

interface Props {
  publication: Section['items'][number]
  /** The name that is emphasised among the authors, by default the owner's. */
  author?: string
  heading: ResolvedHeading
}

/** A line of the list: the year, and beside it the title, who wrote it, and where it can be read. */
function Publication({ publication, author, heading }: Props) {
  const { numbers, site } = useContent()
  const { title, authors, venue, year, doi, link } = publication
  return (
    <Line>
      <Year>{shownNumber(year, numbers)}</Year>
      <div>
        <Title $below={heading} {...foreign(title)}>
          {title}
        </Title>
        <Authors>
          {withKeys(authors, (name) => name).map(([key, name], index) => (
            <Fragment key={key}>
              {index > 0 && punctuationIn(site.lang).comma}
              {name === (author ?? site.owner.name) ? (
                <strong>
                  <Words text={name} />
                </strong>
              ) : (
                <bdi {...foreign(name)}>{name}</bdi>
              )}
            </Fragment>
          ))}
        </Authors>
        {venue && <Venue {...foreign(venue)}>{venue}</Venue>}
        {(doi || link) && (
          <Links>
            {doi && (
              <a href={doiAddress(doi)}>
                <span dir="ltr">doi.org/{doi}</span>
              </a>
            )}
            {link && (
              <a href={link.href}>
                <span>
                  <Words text={link.name} />
                  <FileNote href={link.href} />
                </span>
                <Arrow to={arrowTo(link.href)} />
              </a>
            )}
          </Links>
        )}
      </div>
    </Line>
  )
}

const Line = styled(TwoColumns)`
  gap: var(--space-half) var(--space-3);
  padding-block: var(--space-2h);
`

const Year = styled.p`
  font-variant-numeric: tabular-nums;
  color: var(--muted);

  @media ${broad} {
    line-height: calc(var(--type-item) * var(--leading-close));
  }
`

const Title = styled(EntryTitle)`
  max-inline-size: var(--measure);
  font-family: inherit;
  font-size: var(--type-item);
  font-weight: 600;
  font-stretch: normal;
  line-height: var(--leading-close);
`

const Authors = styled.p`
  max-inline-size: var(--measure);
  margin-block-start: var(--space-half);
  color: var(--muted);

  > strong {
    font-weight: 600;
    color: var(--text);
  }
`

const Venue = styled.p`
  max-inline-size: var(--measure);
  color: var(--muted);
  font-style: italic;

  /* Their letters do not lean. */
  &:lang(ja),
  &:lang(zh),
  &:lang(ko),
  &:lang(th),
  &:lang(hi),
  &:lang(bn),
  &:lang(ar),
  &:lang(fa),
  &:lang(ur),
  &:lang(he) {
    font-style: normal;
  }
`

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);

  > a {
    ${onwardLink}
    min-inline-size: 0;
    font-size: var(--type-small);
  }
`
