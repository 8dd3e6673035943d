import { z } from 'zod'
import { text, within } from '../fields.ts'
import { layout, shownIn } from '../layouts.ts'
import { saysList } from '../resume/lists.ts'
import { head } from './section.ts'

const skill = z
  .strictObject({
    name: text('The name of the skill.'),
    level: shownIn(
      { layouts: ['bars'], mayStay: true },
      within(0, 100, 'How well you command it, in percent; only bars show it.'),
    ),
  })
  .meta({ description: 'A skill and its level.' })

const group = z
  .strictObject({
    name: text('What they have in common.'),
    level: text(
      'How well you command them, in a word, such as Advanced; only the résumé says it.',
    ).optional(),
    items: z
      .array(text('The name of a skill.'))
      .min(1)
      .meta({ description: 'The names of the skills, in the order in which they show.' }),
  })
  .meta({ description: 'Some skills under a name.' })

/** The skills of the owner, as bars, or by name alone. */
export const skills = z
  .strictObject({
    type: z.literal('skills'),
    ...head,
    layout: layout('bars', {
      bars: 'each skill with its level, as a bar',
      tags: 'their names alone, large, one after the other',
      groups: 'names under names, such as languages and tools, written under groups',
    }),
    items: shownIn(
      { layouts: ['bars', 'tags'] },
      z
        .array(skill)
        .min(1)
        .register(saysList, { list: 'skills' })
        .meta({ description: 'The skills, in the order in which they show.' }),
    ),
    groups: shownIn(
      { layouts: ['groups'] },
      z
        .array(group)
        .min(1)
        .register(saysList, { list: 'skills' })
        .meta({ description: 'The groups of the layout groups, in their order.' }),
    ),
  })
  .meta({ description: 'What you command, each as a bar or by its name.' })
