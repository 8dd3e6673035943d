import { z } from 'zod'
import { sentence, text } from '../fields.ts'
import { kinds } from '../kinds.ts'
import { spring } from '../motion.ts'
import { stat } from '../stat.ts'
import { head, lead } from './section.ts'

/** The text right before or behind a number. Spaces at its ends stay, as before a unit. */
const beside = (description: string) =>
  z
    .string()
    .regex(/\S/, 'a text that is not blank')
    .max(20)
    .register(kinds, { kind: 'text' })
    .meta({ description, examples: ['+', ' km'] })

const item = z
  .strictObject({
    ...stat,
    prefix: beside('The text directly before the number, such as "€".').optional(),
    suffix: beside(
      'The text directly after the number, such as "+" or "%", or a unit with the space before it, " km".',
    ).optional(),
    label: text('What the number counts, in a few words.'),
    text: sentence('One more sentence about it.').optional(),
  })
  .meta({ description: 'A number with what it counts.' })

/** Stats that tell at a glance what was done. */
export const numbers = z
  .strictObject({
    type: z.literal('numbers'),
    ...head,
    text: lead,
    items: z.array(item).min(1).meta({ description: 'The numbers, in the order in which they show.' }),
    spring: z
      .strictObject(spring(30, 10))
      .prefault({})
      .meta({ description: 'The spring with which they count up.' }),
  })
  .meta({ description: 'Large numbers that count up once, each with what it counts.' })
