import { z } from 'zod'
import { heading, label } from './fields.ts'
import { english, standardWords } from './interfaceWords/standard.ts'

/** What the page says at an address that does not exist. */
export const notFound = z
  .strictObject({
    title: label('notFound.title', 'The title of the page for an address that does not exist.'),
    heading: heading('Its heading. A part between *asterisks* has the accent.')
      .register(standardWords, { word: 'notFound.heading' })
      .prefault(english('notFound.heading')),
    text: label('notFound.text', 'A sentence below the heading.'),
    action: label('notFound.action', 'The link to the main page.'),
  })
  .prefault({})
  .meta({ description: 'What the page says at an address that does not exist.' })
