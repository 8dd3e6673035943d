import { z } from 'zod'
import { sentence, text, whole } from './fields.ts'
import { link } from './links.ts'

const group = z
  .strictObject({
    title: text('What the links of the group are about, in a word or two.'),
    links: z.array(link).min(1).max(20).meta({ description: 'The links of the group: 1 to 20.' }),
  })
  .meta({ description: 'Links that belong together, below a title.' })

/** The foot of the page. */
export const footer = z
  .strictObject({
    links: whole(
      0,
      20,
      'How many links of nav the footer repeats, counted from the first. Without a header it repeats all of them.',
    ).default(5),
    groups: z.array(group).min(1).max(6).optional().meta({
      description:
        'Links of your own, in groups: 1 to 6, side by side where there is room. Left out, there are none.',
    }),
    copyright: sentence('The copyright line.'),
  })
  .meta({ description: 'The foot of the page.' })

export type FooterGroup = z.output<typeof group>
