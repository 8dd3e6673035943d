import type { SectionFacts } from '../facts.ts'

export const facts = {
  sampleService: ({ samples }) => samples?.avatar,
  smallPictures: ['avatar'],
} satisfies SectionFacts<'testimonials'>
