import type { BlogPosting } from 'schema-dts'
import type { SectionFacts } from '../facts.ts'

export const facts = {
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
} satisfies SectionFacts<'posts'>
