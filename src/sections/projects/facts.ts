import type { SectionFacts } from '../facts.ts'

export const facts = {
  uses: ({ samples, items = [], filter }) => [
    ...(samples ? ['__SAMPLES__' as const] : []),
    ...(items.some(({ tags }) => tags) ? ['__TAGS__' as const] : []),
    ...(items.some(({ links }) => links) ? ['__FURTHER_LINKS__' as const] : []),
    ...(filter ? ['__FILTER__' as const] : []),
  ],
  sampleService: ({ samples }) => samples?.image,
  caseStudies: ({ items = [], filter = false }) =>
    items.flatMap(({ page, ...facts }) => (page ? [{ ...facts, path: page.path, isFiltered: filter }] : [])),
  resume: ({ items = [] }) => ({
    projects: items.map(({ title, description, link, page, links, tags }) => ({
      title,
      description,
      url: link ?? page?.href ?? links?.[0]?.href,
      ...(tags && { keywords: tags }),
    })),
  }),
} satisfies SectionFacts<'projects'>
