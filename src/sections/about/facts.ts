import type { SectionFacts } from '../facts.ts'

export const facts = {
  owner: ({ portrait }) => ({ image: portrait.src }),
} satisfies SectionFacts<'about'>
