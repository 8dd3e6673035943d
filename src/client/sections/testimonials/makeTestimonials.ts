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

/** The least share of the allowed words: 18 of 28. */
const least = 2 / 3

/**
 * How long a paragraph is for each allowed word, in characters with spaces. Few words are long ones, and many are short:
 * as all slides are as high as the tallest, none is much lower. The reserved height is measured for the longest.
 */
const length = { min: 4.1, max: 5.3 }

/** A paragraph of at most `max` words and at least two thirds of them. */
function feedbackOf(maker: SampleMaker, max: number): ResolvedSentence {
  const missOf = (text: ResolvedSentence) => {
    const letters = plain(text).length
    return Math.max(0, max * length.min - letters, letters - max * length.max)
  }
  return maker.nearest(() => maker.feedback(maker.integer(Math.max(1, Math.floor(max * least)), max)), missOf)
}
