import { z } from 'zod'
import { period } from '../dates.ts'
import { examples } from '../examples.ts'
import { text } from '../fields.ts'
import { link } from '../links.ts'
import { saysList } from '../resume/lists.ts'
import { head } from './section.ts'

/** What a résumé says of an entry and a timeline has no room for. */
const details = z
  .strictObject({
    about: text('For a job: what the organisation does.').optional(),
    location: text('For a job: the town or region.').optional(),
    highlights: z
      .array(text('One thing that you achieved.'))
      .min(1)
      .optional()
      .meta({ description: 'For a job: what you achieved there.' }),
    area: text('For studies: the subject.').optional(),
    score: text('For studies: the grade, in quotes if it is a number.').optional(),
    courses: z
      .array(text('The name of a course.'))
      .min(1)
      .optional()
      .meta({ description: 'For studies: relevant courses.' }),
  })
  .meta({ description: 'Details that only the résumé shows.' })

const entry = z
  .strictObject({
    title: text('What it was: a job, a degree, a certificate.'),
    organisation: text('Where it was.').optional(),
    dates: text(
      'When it was, in your own words, such as 2021 – 2024. A single year must be in quotes.',
    ).optional(),
    // An entry without dates needs one.
    start: period.start
      .clone()
      .register(examples, { written: true, values: ['2023-09', '2021-03', '2018-10'] })
      .meta({
        description:
          'When it began, such as 2021-03, in place of dates; the page writes it as is usual in its language.',
      }),
    end: period.end.clone().register(examples, { values: ['present', '2023-08', '2021-02'] }),
    text: text('What you did or learnt, in a sentence or two.').optional(),
    link: link.optional().meta({ description: 'Where to read more.' }),
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
          'The part of the résumé that takes over these entries; each of them then needs start or end. Left out, the résumé has none of them.',
      }),
    items: z.array(entry).min(1).meta({
      description:
        'The entries, in the order in which they show, the latest first; the first is marked in the accent colour.',
    }),
  })
  .meta({ description: 'Experience, education or certificates, one after the other.' })
