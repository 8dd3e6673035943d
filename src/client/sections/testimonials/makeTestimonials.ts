import type { SampleTestimonials } from '../../../../schema/model/sections/testimonials.ts'
import { plain } from '../../../shared/plain.ts'
import type { ResolvedSentence } from '../../../shared/resolved.ts'
import type { SampleMaker } from '../../samples/sampleMaker.ts'
import { interpolate } from '../../ui/interpolate.ts'
import type { TestimonialItem } from './testimonialItem.ts'

/** Makes testimonials of people who do not exist. */
export function makeTestimonials(
  maker: SampleMaker,
  { count, words, avatar, alt }: SampleTestimonials,
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

/** The maximum mean length of a word with its space, in characters: the reserved height is measured for it. */
const wordLength = 7

/** The least share of the allowed words: 18 of 28. */
const least = 2 / 3

/** A paragraph of at most `max` words and at least two thirds of them, made again while it is too long. */
function feedbackOf(maker: SampleMaker, max: number): ResolvedSentence {
  const words = maker.integer(Math.max(1, Math.floor(max * least)), max)
  for (;;) {
    const text = maker.feedback(words)
    if (plain(text).length <= max * wordLength) return text
  }
}
