import { z } from 'zod'
import { label, whole } from '../fields.ts'
import { renamed } from '../formerNames.ts'

const check = (what: string) =>
  z
    .strictObject({
      required: z.boolean().default(false).meta({ description: 'Whether the field must be filled in.' }),
      minLength: renamed(
        { key: 'least' },
        whole(1, 10_000, 'How many characters are the fewest.'),
      ).optional(),
      maxLength: renamed({ key: 'most' }, whole(1, 10_000, 'How many characters are the most.')).optional(),
    })
    .refine(
      ({ minLength = 1, maxLength = minLength }) => minLength <= maxLength,
      'minLength is more than maxLength',
    )
    .prefault({})
    .meta({ description: `What the ${what} must hold to; anything is right, if left out.` })

/** The texts of the form, and what its fields must hold to. */
export const form = z
  .strictObject({
    name: label('Name', 'The label of the first field.'),
    email: label('Email', 'The label of the second field.'),
    message: label('Message', 'The label of the third field.'),
    rows: whole(2, 20, 'How many lines the message field shows.').default(4),
    checks: z
      .strictObject({ name: check('name'), email: check('email address'), message: check('message') })
      .prefault({})
      .meta({ description: 'What each field must hold to. By default nothing is required or limited.' }),
    required: label('Required', 'The mark of a field that must be filled in, beside its label.'),
    minLength: renamed(
      { key: 'least' },
      label('At least {n} characters', 'Shown beside the label; {n} is the minLength of the field.'),
    ),
    maxLength: renamed(
      { key: 'most' },
      label('At most {n} characters', 'Shown beside the label; {n} is the maxLength of the field.'),
    ),
    between: renamed(
      { marks: { least: 'min', most: 'max' } },
      label('{min} to {max} characters', 'Shown beside the label of a field that has both.'),
    ),
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
      'Shown once the mail program was opened; {email} is the owner’s address.',
    ),
  })
  .prefault({})
  .meta({ description: 'The texts of the form, and what its fields must hold to.' })

export type ContactForm = z.output<typeof form>
/** What one field must hold to. */
export type Check = ContactForm['checks']['name']
