import { z } from 'zod'
import { anchorId, heading, sentence } from '../fields.ts'
import { inBlocks } from '../kinds.ts'
import { layout } from '../layouts.ts'
import { delivery } from './delivery.ts'
import { form } from './form.ts'
import { ground, head, usualPlaces } from './section.ts'

/** How to reach the owner: the form and the profiles. */
export const contact = z
  .strictObject({
    type: z.literal('contact'),
    id: anchorId,
    label: head.label,
    heading: heading('The heading of the section.'),
    ground,
    layout: layout('form', {
      form: 'the heading, the form and your profiles',
      address:
        'your address as wide as the page, your profiles below it, and the form only where it is sent to a server',
      letter: 'your profiles below the text, and the form on a sheet of paper beside them',
    }),
    text: sentence('A sentence below the heading.').register(inBlocks, { leads: false }).optional(),
    delivery,
    form,
  })
  .register(usualPlaces, { place: 'last' })
  .meta({ description: 'How to reach you: the form and your profiles.' })
