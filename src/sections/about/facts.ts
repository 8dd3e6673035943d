import type { SectionFacts } from '../facts.ts'

export const facts = {
  owner: ({ layout, portrait }) => (portrait && layout !== 'none' ? { image: portrait.src } : {}),
} satisfies SectionFacts<'about'>
