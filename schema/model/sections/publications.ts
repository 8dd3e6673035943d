import { z } from 'zod'
import { machineText, properName, text, whole } from '../fields.ts'
import { link } from '../links.ts'
import { head, lead } from './section.ts'

/** A DOI: the prefix of a registrant and any suffix (DOI Handbook, 2.2; Crossref’s pattern for modern ones). */
export const doiForm = /^10\.\d{4,9}(?:\.\d+)*\/[^\s<>"]+$/

const publication = z
  .strictObject({
    title: text('The title of the publication.'),
    authors: z
      .array(properName('The name of an author, as it is printed.'))
      .min(1)
      .meta({ description: 'Who wrote it, in the order in which they are printed.' }),
    venue: text('Where it appeared: the journal, the conference, the publisher.').optional(),
    year: whole(1000, 2999, 'The year in which it appeared, or will.'),
    doi: machineText(
      'Its DOI, without https://doi.org/ before it, such as 10.1000/182. The page links to it.',
    )
      .regex(doiForm, 'a DOI such as 10.1000/182, without https://doi.org/ before it')
      .optional()
      .meta({ title: 'DOI', examples: ['10.1000/182'] }),
    link: link
      .extend({ name: text('The words of the link. Left out, the title is the link.').optional() })
      .optional()
      .meta({ description: 'Where it can be read, such as a PDF beside this file.' }),
  })
  .meta({ description: 'A publication: title, authors, venue, year, DOI and link.' })

/** What the owner has published. */
export const publications = z
  .strictObject({
    type: z.literal('publications'),
    ...head,
    text: lead,
    author: properName(
      'Your name as it is written among the authors, such as "M. Lind": it is emphasised. Left out, it is the owner’s name.',
    ).optional(),
    items: z
      .array(publication)
      .min(1)
      .meta({ description: 'The publications, in the order in which they show, the latest first.' }),
  })
  .meta({ description: 'Papers, articles and books, as a dense list with years.' })
