import type { SectionFacts } from '../facts.ts'

export const facts = {
  sampleService: ({ samples }) => samples?.image,
} satisfies SectionFacts<'projects'>
