import { z } from 'zod'
import { anchorId, heading, sentence, text } from '../fields.ts'
import { inBlocks } from '../kinds.ts'
import { delivery } from './delivery.ts'
import { form } from './form.ts'
import { ground, usualPlaces } from './section.ts'

/** How to reach the owner: the form and the profiles. */
export const contact = z
  .strictObject({
    type: z.literal('contact'),
    id: anchorId,
    label: text('The small name of the section, above its heading.'),
    heading: heading('The heading of the section.'),
    ground,
    text: sentence('A sentence below the heading.').register(inBlocks, { leads: false }).optional(),
    delivery,
    form,
  })
  .register(usualPlaces, { place: 'last' })
  .meta({ description: 'How to reach you: the form and your profiles.' })
