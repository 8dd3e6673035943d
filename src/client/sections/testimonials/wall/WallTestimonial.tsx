import { styled } from 'styled-components'
import { plain } from '../../../../shared/plain.ts'
import { foreign } from '../../../ui/foreign.ts'
import { Author } from '../Author.tsx'
import { quoted } from '../quoted.tsx'
import type { TestimonialItem } from '../testimonialItem.ts'
import { lettersWide } from '../testimonialItem.ts'

/** The maximum width of a testimonial, in small letters, for the large and the middle size. */
const maxShort = 90
const maxMiddle = 220

interface Props {
  item: TestimonialItem
  /** The quotation marks around `{feedback}`. */
  quote: string
  /** Whether it is the only one: it needs no line, and is large. */
  isAlone: boolean
  /** The width of the longest testimonial, in small letters, where the whole wall is set in one size. */
  longest: number | undefined
}

/** One testimonial of a wall: the shorter, the larger. */
export function WallTestimonial({ item, quote, isAlone, longest }: Props) {
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
    letter-spacing: var(--tight-small);
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
