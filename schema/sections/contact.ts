import { z } from 'zod'
import { anchorId, label, text, whole } from '../fields.ts'

const form = z
  .strictObject({
    name: label('Name', 'The label of the first field.'),
    email: label('Email', 'The label of the second field.'),
    message: label('Message', 'The label of the third field.'),
    rows: whole(2, 20, 'How many lines the message field shows.')
      .default(4)
      .meta({ description: 'How many lines the message field shows.', default: 4 }),
    action: label('Send Message', 'The button.'),
    subject: label('A message from {name}', 'The subject of the mail; {name} is what the visitor typed.'),
    subjectUnnamed: label(
      'A message from your portfolio',
      'The subject of the mail when the visitor typed no name.',
    ),
    body: label(
      '{message}\n\n{name}\n{email}',
      'The text of the mail; {message}, {name} and {email} are what the visitor typed.',
    ),
    opened: label(
      'Your mail program should now show the message, ready to send. If it does not, write to {email}.',
      'Said once the mail program was asked to open; {email} is the owner’s address.',
    ),
  })
  .prefault({})
  .meta({ description: 'The words of the form.' })

/** How to reach the owner: the form and the profiles. */
export const contact = z
  .strictObject({
    type: z.literal('contact'),
    id: anchorId,
    label: text('The small name of the section, above its heading.'),
    heading: text('The heading of the section.'),
    text: text('A sentence below the heading.')
      .optional()
      .meta({ description: 'A sentence below the heading.' }),
    form,
  })
  .meta({ description: 'How to reach you: the form and your profiles.' })

export type ContactForm = z.output<typeof form>
