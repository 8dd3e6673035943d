import { z } from 'zod'
import { href, pictureSource, properName } from '../fields.ts'
import { oneColour } from '../kinds.ts'
import { shownSizes } from '../shownSize.ts'
import { head, lead } from './section.ts'

const logo = z
  .strictObject({
    name: properName('Whose logo it is: read out by screen readers, and shown if the logo does not load.'),
    src: pictureSource.meta({
      description:
        'The logo: best an SVG file beside this one, or a PNG or WebP. Only its shape is shown, in one colour; in a file without transparency, the shape is what differs in colour from the corners.',
      examples: ['images/client.svg'],
    }),
    link: href.optional(),
  })
  .register(shownSizes, { width: 160, height: 40, fit: 'area' })
  .register(oneColour, { oneColour: true })
  .meta({ description: 'A logo: the name, the file, and where it leads.' })

/** For whom the owner has worked. */
export const logos = z
  .strictObject({
    type: z.literal('logos'),
    ...head,
    text: lead,
    items: z.array(logo).min(1).meta({ description: 'The logos, in the order in which they show.' }),
  })
  .meta({ description: 'Logos of clients or employers, all in one colour.' })
