import { z } from 'zod'
import { heading, label } from './fields.ts'

/** What the page says at an address that does not exist. */
export const notFound = z
  .strictObject({
    title: label('Page Not Found', 'The title of the page for an address that does not exist.'),
    heading: heading('Its heading. A part between *asterisks* has the accent.').prefault('Nothing *Here.*'),
    text: label(
      'The page that you asked for has moved, or was never made. The rest is where it belongs.',
      'A sentence below the heading.',
    ),
    action: label('To the Start', 'The link to the page itself.'),
  })
  .prefault({})
  .meta({ description: 'What the page says at an address that does not exist.' })
