import type { Person, ScholarlyArticle } from 'schema-dts'
import type { SectionMetadata } from '../metadata.ts'
import { doiAddress } from './doi.ts'

const isFile = (href: string) => !/^(?:#|[a-z]+:)/i.test(href)

export const metadata = {
  structuredData: (sections, absolute) =>
    sections
      .flatMap(({ items }) => items)
      .map(({ title, authors, venue, year, doi, link }) => {
        const address = doi && doiAddress(doi)
        const { href = '#' } = link ?? {}
        // A file published with the page has an absolute URL only where the page's is known.
        const read = /^https?:/i.test(href) ? href : isFile(href) ? absolute(href) : undefined
        const article = {
          '@type': 'ScholarlyArticle',
          name: title,
          author: authors.map((name): Person => ({ '@type': 'Person', name })),
          datePublished: String(year),
          isPartOf: venue ? { '@type': 'CreativeWork', name: venue } : undefined,
          identifier: doi ? { '@type': 'PropertyValue', propertyID: 'DOI', value: doi } : undefined,
          sameAs: address,
          url: read ?? address,
        } satisfies ScholarlyArticle
        return article
      }),
  resume: ({ items }) => ({
    publications: items.map(({ title, authors, venue, year, doi, link }) => ({
      title,
      authors,
      publisher: venue,
      date: String(year),
      dates: String(year),
      url: link?.href ?? (doi && doiAddress(doi)),
    })),
  }),
} satisfies SectionMetadata<'publications'>
