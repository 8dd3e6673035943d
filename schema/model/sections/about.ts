import { z } from 'zod'
import { icon, picture, sentence, text } from '../fields.ts'
import { inBlocks } from '../kinds.ts'
import { layout, shownIn } from '../layouts.ts'
import { shownSizes } from '../shownSize.ts'
import { head } from './section.ts'

const fact = z
  .strictObject({ icon, title: text('What the fact is about.'), text: sentence('The fact.') })
  .meta({ description: 'A fact card: icon, title and text.' })

/** Who the owner is. */
export const about = z
  .strictObject({
    type: z.literal('about'),
    ...head,
    layout: layout('start', {
      start: 'the portrait stands before the words',
      end: 'the portrait stands after them',
      above:
        'the portrait stands above the words and is shown whole, for a wide one, such as a group picture',
      none: 'the words alone, without a portrait',
    }),
    paragraphs: z
      .array(sentence('A paragraph.').register(inBlocks, { leads: false }))
      .min(1)
      .register(inBlocks, { leads: true })
      .meta({ description: 'The biography; its first sentence is set larger.' }),
    portrait: shownIn(
      { layouts: ['start', 'end', 'above'] },
      picture
        .extend({
          caption: sentence('A line below the portrait.').optional(),
        })
        .register(shownSizes, {
          width: 690,
          height: 862,
          fit: 'cover',
          whole: { layout: 'above', room: { width: 896, height: 576, fit: 'contain' } },
        })
        .meta({
          description:
            'The portrait: path, alternative text and caption. Required, except for the layout none.',
        }),
    ),
    facts: z.array(fact).default([]).meta({ description: 'Fact cards.' }),
  })
  .meta({ description: 'Who you are: portrait, biography and facts.' })
