import type { SectionFacts } from '../facts.ts'

export const facts = {
  headline: ({ headline }) => headline,
} satisfies SectionFacts<'hero'>
