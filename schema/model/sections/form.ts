import { z } from 'zod'
import { label, whole } from '../fields.ts'

const check = (what: string) =>
  z
    .strictObject({
      required: z.boolean().default(false).meta({ description: 'Whether the field must be filled in.' }),
      minLength: whole(1, 10_000, 'The smallest number of characters allowed.').optional(),
      maxLength: whole(1, 10_000, 'The largest number of characters allowed.').optional(),
    })
    .refine(
      ({ minLength = 1, maxLength = minLength }) => minLength <= maxLength,
      'minLength is more than maxLength',
    )
    .prefault({})
    .meta({ description: `The limits of the ${what}; without them anything is accepted.` })

/** The texts of the form, and what its fields must hold to. */
export const form = z
  .strictObject({
    name: label('form.name', 'The label of the first field.'),
    email: label('form.email', 'The label of the second field.'),
    message: label('form.message', 'The label of the third field.'),
    rows: whole(2, 20, 'How many lines the message field shows.').default(4),
    checks: z
      .strictObject({ name: check('name'), email: check('email address'), message: check('message') })
      .prefault({})
      .meta({ description: 'The limits of each field. By default nothing is required or limited.' }),
    required: label('form.required', 'What stands beside the label of a field that must be filled in.'),
    minLength: label('form.minLength', 'Shown beside the label; {n} is the minLength of the field.'),
    maxLength: label('form.maxLength', 'Shown beside the label; {n} is the maxLength of the field.'),
    between: label(
      'form.between',
      'Shown beside the label of a field that has both; {min} and {max} are its minLength and maxLength.',
    ),
    action: label('form.action', 'The button.'),
    subject: label('form.subject', 'The subject of the mail; {name} and {email} are what the visitor typed.'),
    subjectUnnamed: label('form.subjectUnnamed', 'The subject of the mail when the visitor typed no name.'),
    body: label(
      'form.body',
      'The text of the mail; {message}, {name} and {email} are what the visitor typed.',
    ),
    empty: label('form.empty', 'Shown when the button is pressed and nothing is written in any field.'),
    opened: label('form.opened', 'Shown once the mail program was opened; {email} is the owner’s address.'),
    copy: label('form.copy', 'The button, below that, which copies the message.'),
    copied: label('form.copied', 'The same button once the message was copied.'),
  })
  .prefault({})
  .meta({ description: 'The texts of the form, and the limits of its fields.' })

export type ContactFormOptions = z.output<typeof form>
/** The checks of one field. */
export type Check = ContactFormOptions['checks']['name']
