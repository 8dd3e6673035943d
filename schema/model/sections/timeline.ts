import { z } from 'zod'
import { text } from '../fields.ts'
import { link } from '../links.ts'
import { head } from './section.ts'

const entry = z
  .strictObject({
    title: text('What it was: a post, a degree, a certificate.'),
    organisation: text('Where it was.').optional(),
    dates: text('When it was, in your own words, such as 2021 – 2024. In quotes where it is a single year.'),
    text: text('What you did or learnt, in a sentence or two.').optional(),
    link: link.optional().meta({ description: 'Where one can read more.' }),
  })
  .meta({ description: 'An entry of a timeline: title, organisation, dates, text and link.' })

/** What came after what: posts, degrees, certificates. */
export const timeline = z
  .strictObject({
    type: z.literal('timeline'),
    ...head,
    items: z.array(entry).min(1).meta({
      description: 'The entries, in the order in which they show; the first, the latest, has the accent.',
    }),
  })
  .meta({ description: 'Experience, education or certificates, one after the other.' })
