import { Fragment } from 'react'
import { styled } from 'styled-components'
import { headingId, postId } from '../../../shared/ids.ts'
import { plain } from '../../../shared/plain.ts'
import { punctuationIn } from '../../../shared/punctuation.ts'
import type { ResolvedHeading, ResolvedSection, ResolvedSentence } from '../../../shared/resolved.ts'
import { useContent } from '../../content.ts'
import { broad } from '../../theme/breakpoints.ts'
import { Frame, Hidden, SectionFrame } from '../../ui/frames.ts'
import { Beside, Room, SideName } from '../../ui/NamedSection.tsx'
import { figured } from '../../ui/text/figures.tsx'
import { EntryTitle, isPlain, SectionHeader, TwoColumns } from '../../ui/text/SectionHeader.tsx'
import { foreign } from '../../ui/text/words.tsx'
import { withKeys } from '../../ui/withKeys.ts'
import { Named, NamedLink, namesOf } from './entryParts.tsx'
import { type Post, postsOf, subjectOf, toldOf } from './posts.ts'
import { Rows } from './Rows.tsx'

/**
 * A career seen from now: type and colour recede together from the present, as wide as the page, to rows of all that is
 * far.
 */
export default function TimelineNear({ section }: { section: ResolvedSection<'timeline'> }) {
  const { id, heading, now, alsoNow, before } = section
  const { told, rest } = toldOf(postsOf(section))
  const rows = [
    { name: alsoNow, posts: rest.filter(({ isCurrent }) => isCurrent) },
    { name: before, posts: rest.filter(({ isCurrent }) => !isCurrent) },
  ].filter(({ posts }) => posts.length > 0)
  const wordFor = (post: Post, index: number) => (post.isCurrent ? (index === 0 ? now : alsoNow) : undefined)
  return (
    <>
      {isPlain(section) ? (
        // The posts speak for themselves.
        <Hidden as={`h${heading.level}`} id={headingId(id)} data-plain="">
          {section.label}
        </Hidden>
      ) : (
        <SectionFrame>
          <SectionHeader {...section} />
        </SectionFrame>
      )}
      <List data-few={told.length + rest.length <= fewPosts ? '' : undefined}>
        {told.map((post, index) => (
          <Ground key={post.index} id={postId(id, post.index)} data-near={index}>
            <Told post={post} word={wordFor(post, index)} below={heading} />
          </Ground>
        ))}
      </List>
      {rows.map(({ name, posts }) => (
        <Rest key={name}>
          <Beside
            name={
              <SideName as={heading.level === 1 ? 'h2' : 'h3'} data-rank="label">
                {name}
              </SideName>
            }
          >
            <Rows isBrief section={id} posts={posts} below={heading} />
          </Beside>
        </Rest>
      ))}
    </>
  )
}

interface Props {
  post: Post
  /** What stands in place of its years. */
  word: string | undefined
  below: ResolvedHeading
}

/** The word or the years above, and beside them what it was, where, and what there is to say. */
function Told({ post, word, below }: Props) {
  const { title, texts, points = [], link, dates = '', years = dates, lasted } = post
  const { stop } = punctuationIn(useContent().site.lang)
  const names = namesOf({ ...post, title: subjectOf(post) })
  return (
    <Frame>
      <Columns data-part="entry">
        <When data-part="meta">
          <strong {...foreign(word ?? years)}>{word ?? years}</strong>
          {word && <span {...foreign(dates)}>{dates}</span>}
          {lasted && <span>{lasted}</span>}
        </When>
        <Said>
          <Title
            $below={below}
            data-bare={texts.length + points.length === 0 && title.length <= mostInLarge ? '' : undefined}
            data-long={title.length > mostInTitle ? '' : undefined}
            style={{ '--longest': longestWord(names.title.text) }}
            {...foreign(title)}
          >
            <Named {...names.title} />
          </Title>
          <Where>
            {names.place && (
              <strong data-part="meta" {...foreign(names.place.text)}>
                <Named {...names.place} />
              </strong>
            )}
            {names.place && texts.length > 0 && !/\p{Po}$/u.test(names.place.text) && stop.trimEnd()}
            {withKeys(texts, plain).map(([key, text]) => (
              <Fragment key={key}>
                {' '}
                <span data-part="text" {...foreign(text)}>
                  {figured(text)}
                </span>
              </Fragment>
            ))}
          </Where>
          {points.length > 0 && (
            <Points
              data-count={points.length === 4 ? 2 : Math.min(3, points.length)}
              style={{ '--columns': columnsOf(points) }}
            >
              {withKeys(points, plain).map(([key, point]) => (
                <li key={key} {...foreign(point)}>
                  {figured(point)}
                </li>
              ))}
            </Points>
          )}
          <NamedLink link={link} />
        </Said>
      </Columns>
    </Frame>
  )
}

const Rest = styled(Room)`
  padding-block-start: var(--space-8);
`

const List = styled.ol.attrs({ 'data-part': 'list' })`
  --accent: currentcolor;
`

/** Three columns that are the wider, the more stands in them. */
const columnsOf = (points: readonly ResolvedSentence[]) =>
  points
    .slice(0, 3)
    .map(
      (point) =>
        `minmax(0, ${Math.max(0.92, Math.min(1.35, Math.sqrt(plain(point).length / 55))).toFixed(2)}fr)`,
    )
    .join(' ')

/** Up to how many posts a career has no need of much height. */
const fewPosts = 2

/** Up to how many letters a title is larger that stands alone. */
const mostInLarge = 24

/** From how many letters on a title is a sentence, and no larger than that of the post before. */
const mostInTitle = 56

/** How many letters the longest word has, of those that browsers break between no two letters. */
const longestWord = (text: string) =>
  Math.max(
    1,
    ...(text.match(/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}]+/gu) ?? []).map(
      (word) => word.length,
    ),
  )

/** How much smaller each is than the one before it: the title, what is said, points, and the space above and below. */
const sizes = [
  [
    'clamp(2.75rem, 8vw, 7.375rem)',
    'clamp(1.25rem, 2vw, 1.75rem)',
    'clamp(1.25rem, 2.1vw, 1.9375rem)',
    '4.5rem',
  ],
  [
    'clamp(2.375rem, 5.2vw, 4.75rem)',
    'clamp(1.125rem, 1.6vw, 1.375rem)',
    'clamp(1.125rem, 1.5vw, 1.3125rem)',
    '3.5rem',
  ],
  ['clamp(2rem, 3.7vw, 3.375rem)', '1.1875rem', '1.1875rem', '2.75rem'],
  ['clamp(1.6875rem, 2.7vw, 2.375rem)', '1.0625rem', '1.0625rem', '2.25rem'],
  ['clamp(1.5rem, 2.1vw, 1.875rem)', '1.0625rem', '1.0625rem', '2.25rem'],
]

const receding = sizes
  .map(
    ([title, where, point, space], index) => `
      &[data-near='${index}'] {
        --title: ${title};
        --where: ${where};
        --point: ${point};
        --space: ${space};
        --ground: var(--career-${index});
        --text: var(--on-career-${index});
      }
    `,
  )
  .join('')

const Ground = styled.li`
  ${receding}
  --muted: var(--text);
  --raised: var(--ground);
  padding-block: calc(0.72 * var(--space));
  background: var(--ground);
  color: var(--text);
  scroll-margin-block-start: var(--header);

  @media ${broad} {
    padding-block: var(--space);
  }

  [data-few] > & {
    padding-block: calc(0.7 * var(--space));
  }

  @media print {
    --space: 1rem;
    --text: inherit;
    background: none;
    break-inside: avoid;
  }
`

const Columns = styled(TwoColumns)`
  gap: var(--space-2) var(--space-3);

  > * {
    min-inline-size: 0;
  }
`

const Said = styled.div`
  container-type: inline-size;
`

/** On phones on one line. */
const When = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 0.75em;
  font-size: var(--type-small);
  font-variant-numeric: tabular-nums;

  > strong {
    font: var(--display-weight) max(1.125rem, 0.34 * var(--title)) / 1.1 var(--display);
    font-stretch: var(--display-width);
    font-variant-numeric: lining-nums tabular-nums;
  }

  @media ${broad} {
    display: block;

    > * {
      display: block;
    }

    > strong {
      margin-block-end: var(--space-1);
    }
  }
`

const Title = styled(EntryTitle)`
  max-inline-size: 14.5em;
  margin-inline-start: -0.03em;
  /* A long word makes its title smaller before it breaks. */
  font-size: min(var(--title), 12vw, max(1.5rem, 100cqi / (0.58 * var(--longest))));
  line-height: calc(0.98 + var(--diacritics));
  letter-spacing: var(--tight);
  overflow-wrap: anywhere;

  [data-near='0'] &[data-bare] {
    --title: clamp(3rem, 10.5vw, 9.5rem);
  }

  [data-few] > [data-near] &[data-bare] {
    --title: clamp(2.25rem, 6.2vw, 5.75rem);
  }

  [data-few] > [data-near='1'] &[data-bare] {
    --title: clamp(1.875rem, 4.4vw, 4rem);
  }

  &[data-long] {
    --title: clamp(1.5rem, 3.7vw, 3.375rem);
  }
`

const Where = styled.p`
  max-inline-size: 24em;
  margin-block-start: 0.7em;
  font-size: var(--where);
  line-height: 1.35;

  > strong {
    font-weight: 600;
  }
`

/**
 * Side by side, or below one another on phones; three have columns of their own where they are near. Widths are in em:
 * those in ch would change as fonts arrive.
 */
const Points = styled.ul`
  display: grid;
  column-gap: var(--space-3);
  margin-block-start: calc(0.42 * var(--space));
  font-size: var(--point);
  line-height: 1.36;

  > li {
    max-inline-size: 28em;
    padding-block: var(--space-1h) var(--space-2);
    border-block-start: var(--hairline) solid color-mix(in oklab, currentcolor 38%, transparent);
  }

  [data-near='0'] & > li {
    border-block-start: var(--stroke) solid;
  }

  @media ${broad} {
    &:not([data-count='1']) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    [data-near='0'] &[data-count='3'] {
      grid-template-columns: var(--columns);
    }
  }
`
