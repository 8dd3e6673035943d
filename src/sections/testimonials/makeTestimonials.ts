import type { SampleTestimonials } from '../../../schema/model/sections/testimonials.ts'
import type { SampleMaker } from '../../samples/sampleMaker.ts'
import { interpolate } from '../../ui/interpolate.ts'
import type { TestimonialItem } from './testimonialItem.ts'

/** Makes testimonials of people who do not exist. */
export function makeTestimonials(
  maker: SampleMaker,
  { count, words, avatar, alt }: SampleTestimonials,
): (TestimonialItem & { feedback: string })[] {
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
const wordLength = 7.75

/** A paragraph of at most `max` words and at least three quarters of them, made again while it is too long. */
function feedbackOf(maker: SampleMaker, max: number): string {
  const words = maker.integer(Math.ceil(max * 0.75), max)
  for (;;) {
    const text = paragraph(maker, words)
    if (text.length <= max * wordLength) return text
  }
}

/** The longest sentence of a testimonial, in words. */
const sentenceLength = 10

/** Sentences of at most ten words, together exactly `words` words. */
function paragraph(maker: SampleMaker, words: number): string {
  const sentences: string[] = []
  for (let left = words; left > 0; left -= sentenceLength)
    sentences.push(maker.sentence(Math.min(left, sentenceLength)))
  return sentences.join(' ')
}
