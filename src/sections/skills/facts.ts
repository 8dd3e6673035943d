import type { SectionFacts } from '../facts.ts'

export const facts = {
  owner: ({ items }) => ({ knowsAbout: items.map(({ name }) => name) }),
} satisfies SectionFacts<'skills'>
