import type { SectionFacts } from '../facts.ts'

export const facts = {
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
