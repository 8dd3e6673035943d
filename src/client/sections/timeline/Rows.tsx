import { styled } from 'styled-components'
import { postId } from '../../../shared/ids.ts'
import { plain } from '../../../shared/plain.ts'
import type { ResolvedHeading } from '../../../shared/resolved.ts'
import { broad } from '../../theme/breakpoints.ts'
import { nameWidth, RuledList } from '../../ui/frames.ts'
import { figured } from '../../ui/text/figures.tsx'
import { EntryTitle } from '../../ui/text/SectionHeader.tsx'
import { foreign } from '../../ui/text/words.tsx'
import { withKeys } from '../../ui/withKeys.ts'
import { Named, NamedLink, namesOf } from './entryParts.tsx'
import { type Post, subjectOf } from './posts.ts'

interface Props {
  /** The id of their section. */
  section: string
  posts: readonly Post[]
  below: ResolvedHeading
  /** Whether each says one thing at the most. */
  isBrief?: boolean
}

/** Entries on a line each: the years, what it was, where, and what there is to say. */
export const Rows = ({ section, posts, below, isBrief }: Props) => (
  <List
    as="ol"
    data-said={posts.filter((post) => saidOf(post).length > 0).length * 2 > posts.length ? '' : undefined}
  >
    {posts.map((post) => (
      <li key={post.index} id={postId(section, post.index)}>
        <Row post={post} below={below} isBrief={isBrief} />
      </li>
    ))}
  </List>
)

/** The grade of studies, points and texts. */
const saidOf = ({ resume, points = [], texts }: Post) => [
  ...(resume?.score ? [resume.score] : []),
  ...points,
  ...texts,
]

function Row({ post, below, isBrief }: Pick<Props, 'below' | 'isBrief'> & { post: Post }) {
  const { dates, years = dates ?? '' } = post
  const { title, place } = namesOf({ ...post, title: subjectOf(post) })
  const said = saidOf(post)
  return (
    <Line data-part="entry">
      <When {...foreign(years)}>{years}</When>
      <Title $below={below} {...foreign(post.title)}>
        <Named {...title} />
      </Title>
      <Place {...foreign(place?.text ?? '')}>{place && <Named {...place} />}</Place>
      <Said>
        {withKeys(isBrief ? said.slice(0, 1) : said, plain).map(([key, text]) => (
          <p key={key} data-part="text" {...foreign(text)}>
            {figured(text)}
          </p>
        ))}
        <NamedLink link={post.link} />
      </Said>
    </Line>
  )
}

const List = styled(RuledList)`
  > li {
    padding-block: var(--space-1h);
    font-size: var(--type-small);
    line-height: 1.5;
    scroll-margin-block-start: var(--scroll-padding);
  }
`

const Line = styled.div`
  display: grid;
  grid-template-columns: 6.5em minmax(0, 1fr);
  gap: 0 var(--space-2);
  align-items: baseline;

  > :nth-child(n + 3) {
    grid-column: 2;
  }

  @media ${broad} {
    gap: 0 var(--space-3);
    grid-template-columns: ${nameWidth} minmax(0, 1.9fr) minmax(0, 1fr);

    > :nth-child(n + 3) {
      grid-column: 3;
    }

    > :last-child:empty {
      display: none;
    }

    /* Where most have something to say that has a column of its own. */
    [data-said] > li > & {
      grid-template-columns: ${nameWidth} minmax(0, 1.7fr) minmax(0, 1fr) minmax(0, 1.5fr);

      > :nth-child(n + 3) {
        grid-column: auto;
      }
    }
  }
`

const When = styled.p.attrs({ 'data-part': 'meta' })`
  font-variant-numeric: tabular-nums;
  color: var(--muted);
`

const Title = styled(EntryTitle)`
  font-family: inherit;
  font-size: clamp(1.125rem, 1.6vw, 1.3125rem);
  font-weight: 600;
  font-stretch: normal;
  line-height: calc(1.3 + var(--diacritics));
  text-wrap: balance;
  overflow-wrap: anywhere;
`

const Place = styled.p.attrs({ 'data-part': 'meta' })`
  color: var(--muted);
  overflow-wrap: anywhere;
`

const Said = styled.div`
  color: var(--muted);

  b {
    color: var(--text);
  }
`
