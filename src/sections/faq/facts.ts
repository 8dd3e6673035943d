import type { FAQPage, Question } from 'schema-dts'
import type { SectionFacts } from '../facts.ts'

export const facts = {
  // A page may have one FAQPage only, so that of several sections holds all of their questions.
  structuredData: (sections) => {
    const questions = sections.flatMap(({ items }) =>
      items.map(
        ({ question, answer }): Question => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer.html },
        }),
      ),
    )
    const page = { '@type': 'FAQPage', mainEntity: questions } satisfies FAQPage
    return [page]
  },
} satisfies SectionFacts<'faq'>
