import { z } from 'zod'
import { period } from '../dates.ts'
import { label, sentence, text } from '../fields.ts'
import { inBlocks, typedBullets } from '../kinds.ts'
import { layout } from '../layouts.ts'
import { link } from '../links.ts'
import { head } from './section.ts'

/** A list of the résumé that has entries of a timeline. */
const list = z.enum(['work', 'education', 'volunteering', 'certificates', 'awards', 'publications'])

/** What a résumé says of an entry and a timeline has no room for, but for the subject of studies. */
const details = z
  .strictObject({
    about: sentence('For a job: what the organisation does.').optional(),
    location: text('The town or region.').optional(),
    highlights: z
      .array(sentence('One thing that you achieved.'))
      .min(1)
      .optional()
      .meta({ description: 'For a job: what you achieved there, behind the points of the entry.' }),
    area: text('For studies: the subject, which the page shows too.').optional(),
    score: text('For studies: the grade, in quotes if it is a number.').optional(),
    courses: z
      .array(text('The name of a course.'))
      .min(1)
      .optional()
      .meta({ description: 'For studies: relevant courses.' }),
  })
  .meta({
    title: 'In the résumé',
    description: 'Details for the résumé, which the page does not show, but for the subject of studies.',
  })

/** What was done: a text, and points of a list. */
const textAndPoints = {
  text: sentence('What you did or learnt, in a sentence or two; lines that begin with - become points.')
    .register(typedBullets, { list: 'points' })
    .register(inBlocks, { leads: false })
    .optional(),
  points: z
    .array(sentence('One thing that you did or achieved.'))
    .min(1)
    .optional()
    .meta({ description: 'What you did or achieved, as a list.' }),
}

const when = {
  ...period,
  start: period.start.meta({
    description:
      'When it began, such as 2021-03; the page writes its month and year as is usual in its language.',
  }),
}

const role = z
  .strictObject({
    title: text('What you were.'),
    ...when,
    ...textAndPoints,
    resume: details.optional(),
  })
  .meta({ description: 'A role: title, dates or start and end, text and points.' })

const entry = z
  .strictObject({
    title: text('What it was: a job, a degree, a certificate.').optional(),
    organisation: text('Where it was.').optional(),
    ...when,
    ...textAndPoints,
    link: link
      .extend({
        name: text(
          'The words of the link. Left out, the organisation is the link, or else the title.',
        ).optional(),
      })
      .optional()
      .meta({ description: 'Where to read more.' }),
    roles: z.array(role).min(1).optional().meta({
      description:
        'Several roles at one organisation, below its name, the latest first. Without roles an entry needs its title; with them the organisation is required, and title and points stand in each role.',
    }),
    resume: details
      .extend({
        list: list.optional().meta({
          title: 'Part of the résumé',
          description: 'The part of the résumé that takes over this entry, where its section has no resume.',
        }),
      })
      .meta(details.meta() ?? {})
      .optional(),
  })
  .meta({
    description:
      'An entry of a timeline: title, organisation, dates or start and end, text, points and link; or an organisation and several roles there.',
  })

/** Entries in the order of time: posts, degrees, certificates. */
export const timeline = z
  .strictObject({
    type: z.literal('timeline'),
    ...head,
    layout: layout('axis', {
      axis: 'the entries along an axis of time, for those that say much',
      rows: 'a line for each entry, for many short ones',
      near: 'what is near is large: the present across the page, then up to four more with something to say, and all else as rows; for several lists together',
    }),
    resume: list.optional().meta({
      title: 'Part of the résumé',
      description:
        'The part of the résumé that takes over these entries. Left out, the résumé has those alone that say their list themselves.',
    }),
    now: label('timeline.now', 'Above what still goes on, in the layout near.'),
    alsoNow: label('timeline.alsoNow', 'Above what goes on beside it.'),
    before: label('timeline.before', 'Beside the rows that follow.'),
    items: z.array(entry).min(1).meta({
      description:
        'The entries, in the order in which they show, the latest first; the first is marked in the accent colour.',
    }),
  })
  .meta({ description: 'Experience, education or certificates, one after the other.' })
