import type { FAQPage, Question } from 'schema-dts'
import type { SectionFacts } from '../facts.ts'

/** An answer with whole addresses, where they are known: what shows it elsewhere knows nothing of the page. */
const withWholeLinks = (html: string, absolute: (address: string) => string | undefined) =>
  html.replace(/ href="([^"]*)"/g, (written, href: string) => {
    const whole = absolute(href.replaceAll('&amp;', '&'))
    return whole === undefined ? written : ` href="${whole.replaceAll('&', '&amp;')}"`
  })

export const facts = {
  // A page may have one FAQPage only, so that of several sections holds all of their questions.
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
} satisfies SectionFacts<'faq'>
