import { z } from 'zod'
import { text, within } from '../fields.ts'
import { layout, shownIn } from '../layouts.ts'
import { head } from './section.ts'

const skill = z
  .strictObject({
    name: text('The name of the skill.'),
    level: shownIn(
      { layouts: ['bars', 'strata'], mayStay: true },
      within(0, 100, 'How well you know it, in percent; shown only by the layouts bars and strata.'),
    ),
  })
  .meta({ description: 'A skill and its level.' })

const group = z
  .strictObject({
    name: text('What the skills of the group have in common.'),
    level: text('How well you know them, in a word, such as Advanced; shown only in the résumé.').optional(),
    items: z
      .array(text('The name of a skill.'))
      .min(1)
      .meta({ description: 'The names of the skills, in the order in which they show.' }),
  })
  .meta({ description: 'A group of skills and its name.' })

/** The skills of the owner, as bars, or by name alone. */
export const skills = z
  .strictObject({
    type: z.literal('skills'),
    ...head,
    layout: layout('bars', {
      bars: 'each skill with its level, as a bar',
      strata: 'each skill with its level, as a layer across the page, one on the other',
      tags: 'only their names, large, one after the other',
      groups: 'their names in groups, such as languages and tools, written under groups',
    }),
    items: shownIn(
      { layouts: ['bars', 'strata', 'tags'] },
      z.array(skill).min(1).meta({ description: 'The skills, in the order in which they show.' }),
    ),
    groups: shownIn(
      { layouts: ['groups'] },
      z.array(group).min(1).meta({
        description: 'The groups of skills, for the layout groups, in the order in which they show.',
      }),
    ),
  })
  .meta({ description: 'Your skills, each as a bar or by name.' })
