import { styled } from 'styled-components'
import type { SampleOptions } from '../../../../schema/model/sections/testimonials.ts'
import { plain } from '../../../shared/plain.ts'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { Enter } from '../../motion/Enter.tsx'
import { broad, wide } from '../../theme/breakpoints.ts'
import { SectionFrame } from '../../ui/frames.ts'
import { SectionHeader } from '../../ui/text/SectionHeader.tsx'
import { foreign } from '../../ui/text/words.tsx'
import { withKeys } from '../../ui/withKeys.ts'
import { Author, lettersWide, quoted, SampleTestimonials, type TestimonialItem } from './testimonial.tsx'

/** How many words of a sample fit on a line of a column, and how many lines its author and the space between take. */
const wordsOfLine = 5
const linesAround = 7

/** What clients said, all at once: the YAML's own testimonials, or samples made on each load. */
export default function TestimonialsWall({ section }: { section: ResolvedSection<'testimonials'> }) {
  const { items = [] } = section
  if (items.length === 1)
    return (
      <SectionFrame>
        <SectionHeader {...section} hasWords>
          <Wall section={section} items={items} />
        </SectionHeader>
      </SectionFrame>
    )
  return (
    <SectionFrame>
      <SectionHeader {...section} />
      {__SAMPLES__ && section.samples ? (
        <Reserved style={rowsOf(section.samples)}>
          <SampleTestimonials options={section.samples}>
            {(made) => <Wall section={section} items={made} />}
          </SampleTestimonials>
        </Reserved>
      ) : (
        <Wall section={section} items={items} />
      )}
    </SectionFrame>
  )
}

/** The number of rows of the samples in one, two or three columns, and the number of lines of each sample. */
const rowsOf = ({ count, words }: SampleOptions) => ({
  '--one': count,
  '--two': Math.ceil(count / 2),
  '--three': Math.ceil(count / 3),
  '--lines': Math.ceil(words / wordsOfLine) + linesAround,
})

/** About as tall as the samples can be in one, two or three columns, so that nothing moves when they arrive. */
const Reserved = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  --rows: var(--one);
  min-block-size: calc(var(--type-lead) * (1.5 + var(--diacritics)) * var(--lines) * var(--rows));

  @media ${wide} {
    --rows: var(--two);
  }

  @media ${broad} {
    --rows: var(--three);
  }
`

interface Props {
  section: ResolvedSection<'testimonials'>
  items: readonly TestimonialItem[]
}

/** After this many entries the delay of the entrance begins anew. */
const staggered = 3

/** All testimonials in columns, each under a hairline and with its own height. */
function Wall({ section: { quote }, items }: Props) {
  const count = items.length
  // Up to three stand in one row, where different sizes would look like an accident.
  const longest =
    count <= 3 ? Math.max(...items.map(({ feedback }) => lettersWide(plain(feedback)))) : undefined
  return (
    <List data-part="list" data-count={Math.min(count, 3)} data-long={count > 3 ? '' : undefined}>
      {withKeys(items, ({ name }) => name).map(([key, item], index) => (
        <li key={key}>
          <Enter from={{ y: 1, scale: 0.97 }} index={index % staggered}>
            <WallTestimonial item={item} quote={quote} isAlone={count === 1} longest={longest} />
          </Enter>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  column-gap: var(--space-between);
  /* The space below each entry, but not that below the last ones. */
  margin-block-end: calc(-1 * var(--space-between));

  > li {
    break-inside: avoid;
    padding-block-end: var(--space-between);
  }

  @media ${wide} {
    &[data-count='2'],
    &[data-long] {
      columns: 2;
    }
  }

  @media ${broad} {
    &[data-count='3'] {
      columns: 3;
    }
  }
`

/** The maximum width of a testimonial, in small letters, for the large and the middle size. */
const maxShort = 90
const maxMiddle = 220

interface TestimonialProps {
  item: TestimonialItem
  /** The quotation marks around `{feedback}`. */
  quote: string
  /** Whether it is the only one: it needs no line, and is large. */
  isAlone: boolean
  /** The width of the longest testimonial, in small letters, where the whole wall is set in one size. */
  longest: number | undefined
}

/** One testimonial of a wall: the shorter, the larger. */
function WallTestimonial({ item, quote, isAlone, longest }: TestimonialProps) {
  const { feedback } = item
  const width = longest ?? lettersWide(plain(feedback))
  const size = width <= maxShort ? 'large' : width <= maxMiddle ? 'middle' : 'small'
  return (
    <Whole data-alone={isAlone}>
      <Quote data-size={isAlone && size !== 'small' ? 'alone' : size}>
        <p {...foreign(feedback)}>{quoted(feedback, quote)}</p>
      </Quote>
      <Foot item={item} />
    </Whole>
  )
}

const Whole = styled.figure`
  &[data-alone='false'] {
    padding-block-start: var(--space-3);
    border-block-start: var(--hairline) solid var(--border);
  }
`

const Quote = styled.blockquote`
  max-inline-size: var(--measure);
  line-height: 1.55;
  text-wrap: pretty;

  &[data-size='middle'] {
    font-size: var(--type-lead);
    line-height: calc(1.4 + var(--diacritics));
  }

  &[data-size='large'] {
    font-size: var(--type-card);
    font-weight: 500;
    line-height: calc(1.2 + var(--diacritics));
  }

  &[data-size='alone'] {
    max-inline-size: var(--headline);
    font-size: var(--type-quote);
    font-weight: 500;
    line-height: calc(1.25 + var(--diacritics));
    letter-spacing: var(--tight-quote);
  }
`

const Foot = styled(Author)`
  --avatar: var(--target);
  margin-block-start: var(--space-3);
  font-size: var(--type-label);
`
