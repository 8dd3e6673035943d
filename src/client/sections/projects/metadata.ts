import type { SectionMetadata } from '../metadata.ts'

export const metadata = {
  paint: ({ layout, samples }) => (layout === undefined || samples ? 'tints' : undefined),
  sampleService: ({ samples }) => samples?.image,
  caseStudies: ({ items = [], filter = false }) =>
    items.flatMap(({ page, ...metadata }) =>
      page ? [{ ...metadata, path: page.path, isFiltered: filter }] : [],
    ),
  resume: ({ items = [] }) => ({
    projects: items.map(({ title, description, link, page, links, tags }) => ({
      title,
      description,
      url: link ?? page?.href ?? links?.[0]?.href,
      ...(tags && { keywords: tags }),
    })),
  }),
} satisfies SectionMetadata<'projects'>
