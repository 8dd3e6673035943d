import type { FAQPage, Question } from 'schema-dts'
import type { SectionMetadata } from '../metadata.ts'

/** An answer with absolute links, where the page's URL is known: search engines show it outside the page. */
const withWholeLinks = (html: string, absolute: (address: string) => string | undefined) =>
  html.replace(/ href="([^"]*)"/g, (written, href: string) => {
    const whole = absolute(href.replaceAll('&amp;', '&'))
    return whole === undefined ? written : ` href="${whole.replaceAll('&', '&amp;')}"`
  })

export const metadata = {
  // A page may have only one FAQPage, so it holds the questions of all sections.
  structuredData: (sections, absolute) => {
    const questions = sections.flatMap(({ items }) =>
      items.map(
        ({ question, answer }): Question => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: withWholeLinks(answer.html, absolute) },
        }),
      ),
    )
    const page = { '@type': 'FAQPage', mainEntity: questions } satisfies FAQPage
    return [page]
  },
} satisfies SectionMetadata<'faq'>
