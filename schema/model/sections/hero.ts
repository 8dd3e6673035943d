import { z } from 'zod'
import { art } from '../art.ts'
import { anchorId, heading, label, sentence } from '../fields.ts'
import { layout } from '../layouts.ts'
import { link } from '../links.ts'
import { ground, usualPlaces } from './section.ts'

/** The first screen. */
export const hero = z
  .strictObject({
    type: z.literal('hero'),
    id: anchorId,
    label: label('start.label', 'The name of the link to this section in the header, if nav is left out.'),
    headline: heading('The greeting, the only h1 of the page. A part between *asterisks* has the accent.'),
    tagline: sentence('One or two sentences below the headline.').optional(),
    action: link.meta({ description: 'The button.' }),
    note: sentence('A few quiet words beside the button, such as when you are free.').optional(),
    scroll: link.optional().meta({
      description:
        'The arrow at the foot of the first screen; a screen reader says its name. Left out, there is none.',
    }),
    art,
    ground,
    layout: layout('start', {
      start: 'the words at the start of the line',
      centred: 'the words in the middle, below what is shown',
    }),
  })
  .register(usualPlaces, { place: 'first' })
  .meta({ description: 'The first screen: headline, tagline, button and art.' })
