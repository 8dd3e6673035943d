import { z } from 'zod'
import { text, within } from '../fields.ts'
import { head } from './section.ts'

const skill = z
  .strictObject({
    name: text('The name of the skill.'),
    level: within(0, 100, 'How well you command it, in percent.'),
  })
  .meta({ description: 'A skill and its level.' })

/** What the owner commands, as bars. */
export const skills = z
  .strictObject({
    type: z.literal('skills'),
    ...head,
    items: z.array(skill).min(1).meta({ description: 'The skills, in the order in which they show.' }),
  })
  .meta({ description: 'What you command, each as a bar.' })
