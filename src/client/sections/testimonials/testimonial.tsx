import { Fragment, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { SampleTestimonials as SampleOptions } from '../../../../schema/model/sections/testimonials.ts'
import { dataFrame } from '../../../shared/dataAttributes.ts'
import { plain } from '../../../shared/plain.ts'
import type { ResolvedPicture, ResolvedSentence } from '../../../shared/resolved.ts'
import { Samples } from '../../samples/Samples.tsx'
import type { SampleMaker } from '../../samples/sampleMaker.ts'
import { avatarSizes } from '../../theme/imageSizes.ts'
import { Picture } from '../../ui/pictures/Picture.tsx'
import { sentence } from '../../ui/text/sentence.tsx'
import { foreign, interpolate } from '../../ui/text/words.tsx'

/** A testimonial as it is shown: one of the YAML, or a sample. */
export interface TestimonialItem {
  name: string
  company?: string | undefined
  avatar?: ResolvedPicture | undefined
  feedback: ResolvedSentence
}

/** Capitals, and characters from U+1100 on, such as Chinese, Japanese and Korean: they are as wide as two others. */
const wideLetters = /[\p{Lu}\u{1100}-\u{10FFFF}]/gu

/** The approximate width of a text, in small Latin letters. */
export const lettersWide = (text: string): number => text.replace(wideLetters, 'mm').length

/** Whether the words of a testimonial are too long to be set as large as a quotation. */
export const isLong = (feedback: string): boolean => lettersWide(feedback) > 280

/** The words of a testimonial in the quotation marks of its section, which stand around `{feedback}`. */
export const quoted = (feedback: ResolvedSentence, quote: string): ReactNode =>
  typeof feedback === 'object'
    ? quote.split('{feedback}').map((mark, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the quotation marks never change places
        <Fragment key={index}>
          {index > 0 && sentence(feedback)}
          {mark}
        </Fragment>
      ))
    : interpolate(quote, { feedback })

interface Props {
  item: TestimonialItem
  className?: string
}

/** Who says a testimonial: avatar, name and company. `--avatar` is how large the avatar is. */
export const Author = ({ item: { name, company, avatar }, className }: Props) => (
  <Caption className={className}>
    {avatar && <Avatar isStill picture={avatar} width={48} height={48} sizes={avatarSizes} />}
    <div>
      <Name {...foreign(name)}>{name}</Name>
      {company && <Company {...foreign(company)}>{company}</Company>}
    </div>
  </Caption>
)

const Caption = styled.figcaption`
  display: flex;
  align-items: center;
  gap: var(--space-1h);
  line-height: 1.4;
`

const Avatar = styled(Picture)`
  flex: none;
  inline-size: var(--avatar);
  border-radius: 50%;

  /* A sheet, with one behind it. */
  [${dataFrame}='sheets'] & {
    overflow: visible;
    border-radius: 0;
    box-shadow: var(--nudge) calc(-1 * var(--nudge)) var(--accent);
  }
`

const Name = styled.p`
  font-weight: 600;
`

const Company = styled.p`
  font-size: var(--type-label);
  color: var(--muted);
`

interface SampleProps {
  options: SampleOptions
  /** Renders them once they are made. */
  children: (items: readonly TestimonialItem[]) => ReactNode
}

/** Testimonials that are made on each load, and a notice until then. */
export const SampleTestimonials = ({ options, children }: SampleProps) => (
  <Samples options={options} make={makeTestimonials}>
    {(made, notice) => (made ? children(made) : <Notice>{notice}</Notice>)}
  </Samples>
)

const Notice = styled.div`
  padding-block-start: var(--space-3);
  border-block-start: var(--hairline) solid var(--border);
  color: var(--muted);
`

/** Makes testimonials of people who do not exist. */
export function makeTestimonials(
  maker: SampleMaker,
  { count, words, avatar, alt }: SampleOptions,
): TestimonialItem[] {
  return Array.from({ length: count }, () => {
    const name = maker.person()
    return {
      name,
      company: maker.company(),
      avatar: { src: maker.picture(avatar), alt: interpolate(alt, { name }) },
      feedback: feedbackOf(maker, words),
    }
  })
}

/** The least share of the allowed words: 18 of 28. */
const least = 2 / 3

/**
 * How long a paragraph is for each allowed word, in characters with spaces. Few words are long ones, and many are short:
 * as all slides are as high as the tallest, none is much lower.
 */
const length = { min: 4.1, max: 5.3 }

/** How long the longest sample is, in characters. */
export const mostLetters = ({ words }: Pick<SampleOptions, 'words'>): number => Math.ceil(words * length.max)

/** A paragraph of at most `max` words and at least two thirds of them. */
function feedbackOf(maker: SampleMaker, max: number): ResolvedSentence {
  const missOf = (text: ResolvedSentence) => {
    const letters = plain(text).length
    return Math.max(0, max * length.min - letters, letters - max * length.max)
  }
  return maker.nearest(() => maker.feedback(maker.integer(Math.max(1, Math.floor(max * least)), max)), missOf)
}
