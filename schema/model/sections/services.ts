import { z } from 'zod'
import { icon, text } from '../fields.ts'
import { head } from './section.ts'

const service = z
  .strictObject({
    icon,
    title: text('What you offer.'),
    description: text('What a client gets, in a sentence or two.'),
  })
  .meta({ description: 'A service: icon, title and description.' })

/** What the owner offers, as cards. */
export const services = z
  .strictObject({
    type: z.literal('services'),
    ...head,
    items: z.array(service).min(1).meta({ description: 'The services, in the order in which they show.' }),
  })
  .meta({ description: 'What you offer, each as a card.' })
