import { z } from 'zod'
import { markdown, text } from '../fields.ts'
import { head, lead } from './section.ts'

const item = z
  .strictObject({
    question: text('The question, as a visitor would ask it.'),
    answer: markdown.clone(),
    open: z.boolean().default(false).meta({
      title: 'Open at first',
      description: 'Whether the answer shows from the start.',
      default: false,
    }),
  })
  .meta({ description: 'A question and its answer.' })

/** Questions that are asked often, each of which unfolds its answer. */
export const faq = z
  .strictObject({
    type: z.literal('faq'),
    ...head,
    text: lead,
    items: z.array(item).min(1).meta({ description: 'The questions, in the order in which they show.' }),
  })
  .meta({ description: 'Questions whose answers unfold; search engines read them too.' })
