import { z } from 'zod'
import { icon, sentence, text } from '../fields.ts'
import { inBlocks } from '../kinds.ts'
import { layout } from '../layouts.ts'
import { head } from './section.ts'

const service = z
  .strictObject({
    icon,
    title: text('What you offer.'),
    description: sentence('What a client gets, in a sentence or two.').register(inBlocks, { leads: false }),
  })
  .meta({ description: 'A service: icon, title and description.' })

/** What the owner offers, as cards or a list. */
export const services = z
  .strictObject({
    type: z.literal('services'),
    ...head,
    layout: layout('cards', {
      cards: 'each service on a card that lights up under the pointer',
      list: 'a row across the page for each, under a hairline',
    }),
    items: z.array(service).min(1).meta({ description: 'The services, in the order in which they show.' }),
  })
  .meta({ description: 'What you offer, each on a card or in a row.' })
