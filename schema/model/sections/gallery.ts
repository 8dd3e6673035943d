import { z } from 'zod'
import { picture, sentence, whole } from '../fields.ts'
import { layout } from '../layouts.ts'
import { shownSizes } from '../shownSize.ts'
import { head, lead } from './section.ts'

const side = (name: string) => {
  const description = `The ${name} of the picture in px, for one at an https: address; that of a file is measured.`
  return whole(1, 20_000, description).optional().meta({ description })
}

const item = picture
  .extend({
    caption: sentence('A line below the picture.').optional(),
    width: side('width'),
    height: side('height'),
  })
  .register(shownSizes, { width: 640, height: 430, fit: 'area' })
  .meta({ description: 'A picture of the gallery: path, alternative text and caption.' })

/** Pictures to be looked at. */
export const gallery = z
  .strictObject({
    type: z.literal('gallery'),
    ...head,
    text: lead,
    layout: layout('rows', {
      rows: 'in rows that the pictures fill, one below another',
      walk: 'side by side, about two thirds of the screen high, for a series through which one walks sideways',
    }),
    items: z.array(item).min(1).meta({
      description: 'The pictures, in the order in which they show; each keeps its own proportions.',
    }),
  })
  .meta({ description: 'Pictures with captions, each in its own proportions.' })
