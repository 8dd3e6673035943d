import { z } from 'zod'
import { period } from '../dates.ts'
import { text } from '../fields.ts'
import { link } from '../links.ts'
import { saysList } from '../resume/lists.ts'
import { head } from './section.ts'

/** What a résumé says of an entry and a timeline has no room for. */
const details = z
  .strictObject({
    about: text('Of a post: what the organisation does.').optional(),
    location: text('Of a post: the town or region.').optional(),
    highlights: z
      .array(text('One thing that you achieved.'))
      .min(1)
      .optional()
      .meta({ description: 'Of a post: what you achieved there.' }),
    area: text('Of studies: the subject.').optional(),
    score: text('Of studies: the grade, in quotes where it is a number.').optional(),
    courses: z
      .array(text('The name of a course.'))
      .min(1)
      .optional()
      .meta({ description: 'Of studies: courses that matter.' }),
  })
  .meta({ description: 'What only the résumé says of it.' })

const entry = z
  .strictObject({
    title: text('What it was: a post, a degree, a certificate.'),
    organisation: text('Where it was.').optional(),
    dates: text(
      'When it was, in your own words, such as 2021 – 2024. In quotes where it is a single year.',
    ).optional(),
    start: period.start.meta({
      description:
        'When it began, such as 2021-03, in place of dates: the page writes it as its language does.',
    }),
    end: period.end,
    text: text('What you did or learnt, in a sentence or two.').optional(),
    link: link.optional().meta({ description: 'Where one can read more.' }),
    resume: details.optional(),
  })
  .meta({
    description: 'An entry of a timeline: title, organisation, dates or start and end, text and link.',
  })

/** Entries in the order of time: posts, degrees, certificates. */
export const timeline = z
  .strictObject({
    type: z.literal('timeline'),
    ...head,
    resume: z
      .enum(['work', 'education', 'volunteering', 'certificates', 'awards'])
      .register(saysList, {})
      .optional()
      .meta({
        description:
          'What the entries are in the résumé, which then takes them from here; they need start or end. Left out, the résumé has none of them.',
      }),
    items: z.array(entry).min(1).meta({
      description: 'The entries, in the order in which they show; the first, the latest, has the accent.',
    }),
  })
  .meta({ description: 'Experience, education or certificates, one after the other.' })
