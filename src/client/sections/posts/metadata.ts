import type { BlogPosting } from 'schema-dts'
import type { SectionMetadata } from '../metadata.ts'

export const metadata = {
  letters: ({ entries }) => entries.map(({ title, date }) => title + (date?.shown ?? '')).join(''),
  structuredData: (sections) =>
    sections
      .flatMap(({ entries }) => entries)
      .map(({ title, link, date }) => {
        const post = {
          '@type': 'BlogPosting',
          headline: title,
          url: link,
          datePublished: date?.day,
        } satisfies BlogPosting
        return post
      }),
} satisfies SectionMetadata<'posts'>
