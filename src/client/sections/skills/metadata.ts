import type { SectionMetadata } from '../metadata.ts'

export const metadata = {
  paint: ({ layout }) => (layout === 'strata' ? 'strata' : undefined),
  owner: ({ layout, items = [], groups = [] }) => ({
    knowsAbout: layout === 'groups' ? groups.flatMap(({ items }) => items) : items.map(({ name }) => name),
  }),
  resume: ({ layout, items = [], groups = [] }) => ({
    skills:
      layout === 'groups'
        ? groups.map(({ name, level, items }) => ({ name, level, keywords: items }))
        : items.map(({ name }) => ({ name })),
  }),
} satisfies SectionMetadata<'skills'>
