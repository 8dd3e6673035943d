import type { SectionFacts } from '../facts.ts'
import { isLong } from './testimonialItem.ts'

export const facts = {
  uses: ({ samples, items = [] }) => [
    ...(samples ? ['__SAMPLES__' as const] : []),
    ...(items.some(({ feedback }) => isLong(feedback)) ? ['__LONG_VOICES__' as const] : []),
  ],
  sampleService: ({ samples }) => samples?.avatar,
  smallPictures: ['avatar'],
} satisfies SectionFacts<'testimonials'>
