import type { SectionFacts } from '../facts.ts'

export const facts = {
  owner: ({ layout, items = [], groups = [] }) => ({
    knowsAbout: layout === 'groups' ? groups.flatMap(({ items }) => items) : items.map(({ name }) => name),
  }),
} satisfies SectionFacts<'skills'>
