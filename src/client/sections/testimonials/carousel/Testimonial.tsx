import { styled } from 'styled-components'
import { plain } from '../../../../shared/plain.ts'
import { wide } from '../../../theme/breakpoints.ts'
import { foreign } from '../../../ui/foreign.ts'
import { Author } from '../Author.tsx'
import { quoted } from '../quoted.tsx'
import type { TestimonialItem } from '../testimonialItem.ts'
import { isLong } from '../testimonialItem.ts'

interface Props {
  item: TestimonialItem
  /** The quotation marks around `{feedback}`. */
  quote: string
  /**
   * Whether a long quotation is set small. Not for samples: the room reserved for them is measured for large letters.
   */
  mayBeSmall?: boolean
}

/** One testimonial. Its author stands where the controls are: at the foot, or above words that are long on a phone. */
export function Testimonial({ item, quote, mayBeSmall }: Props) {
  const { feedback } = item
  const Words = mayBeSmall && isLong(plain(feedback)) ? LongQuote : Quote
  return (
    <Whole>
      <Words>
        <p {...foreign(feedback)}>{quoted(feedback, quote)}</p>
      </Words>
      <Foot item={item} />
    </Whole>
  )
}

const Whole = styled.figure`
  display: flex;
  flex-direction: column;
  block-size: 100%;
`

const Quote = styled.blockquote`
  font-size: var(--type-quote);
  font-weight: 500;
  line-height: calc(1.25 + var(--diacritics));
  letter-spacing: var(--tight-quote);
  text-wrap: pretty;
`

/**
 * A long quotation in small letters: all slides are as high as the tallest, which would leave a gap below the others.
 */
const LongQuote = styled(Quote).attrs<{ 'data-long'?: string }>({ 'data-long': '' })`
  max-inline-size: var(--measure);
  font-size: var(--type-lead);
  font-weight: 400;
  line-height: calc(1.5 + var(--diacritics));
  letter-spacing: 0;
`

const Foot = styled(Author)`
  --avatar: var(--control);
  min-block-size: var(--control);
  margin-block-start: auto;
  padding-block-start: var(--space-4);

  @media not ${wide} {
    [aria-live]:has(blockquote[data-long]) & {
      order: -1;
      margin-block-start: 0;
      padding-block: 0 var(--space-3);
    }
  }

  /* The controls stand beside it. */
  @media ${wide} {
    [data-long='false'] & {
      box-sizing: content-box;
      padding-inline-end: var(--label);
    }
  }
`
