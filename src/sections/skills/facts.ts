import type { SectionFacts } from '../facts.ts'

export const facts = {
  owner: ({ layout, items = [], groups = [] }) => ({
    knowsAbout: layout === 'groups' ? groups.flatMap(({ items }) => items) : items.map(({ name }) => name),
  }),
  resume: ({ items = [], groups = [] }) => ({
    skills: [
      ...items.map(({ name }) => ({ name })),
      ...groups.map(({ name, level, items }) => ({ name, level, keywords: items })),
    ],
  }),
} satisfies SectionFacts<'skills'>
