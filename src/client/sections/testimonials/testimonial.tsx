import { Fragment, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { SampleOptions } from '../../../../schema/model/sections/testimonials.ts'
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
    {avatar && <Avatar isStill picture={avatar} name={name} width={48} height={48} sizes={avatarSizes} />}
    <div>
      <Name data-part="name" {...foreign(name)}>
        {name}
      </Name>
      {company && (
        <Company data-part="meta" {...foreign(company)}>
          {company}
        </Company>
      )}
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
      feedback: maker.feedback(words),
    }
  })
}

/** How long the longest sample is, in characters: few words are long ones, and a whole thought has at most 150. */
export const mostLetters = ({ words }: Pick<SampleOptions, 'words'>): number =>
  Math.min(150, Math.ceil(words * 6.4))
