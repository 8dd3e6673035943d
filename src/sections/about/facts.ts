import type { SectionFacts } from '../facts.ts'

export const facts = {
  uses: ({ facts }) => (facts.length % 2 ? ['__ODD_FACTS__'] : []),
  owner: ({ layout, portrait }) => (portrait && layout !== 'none' ? { image: portrait.src } : {}),
} satisfies SectionFacts<'about'>
