import type { SectionFacts } from '../facts.ts'

export const facts = {
  uses: ({ samples }) => (samples ? ['__SAMPLES__'] : []),
  sampleService: ({ samples }) => samples?.avatar,
  smallPictures: ['avatar'],
} satisfies SectionFacts<'testimonials'>
