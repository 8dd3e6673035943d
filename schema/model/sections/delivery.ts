import { z } from 'zod'
import { endpoint, label, machineText } from '../fields.ts'

/** What a form says while and after it sends. */
export const messages = z
  .strictObject({
    sending: label('delivery.sending', 'The button while the message is on its way.'),
    done: label('delivery.done', 'The button once the message has arrived, while the form leaves.'),
    retry: label('delivery.retry', 'The button once the message could not be sent.'),
    thanks: label(
      'delivery.thanks',
      'Stands in the place of the form once the server has accepted the message; {name} is the visitor’s first name.',
    ),
    thanksUnnamed: label('delivery.thanksUnnamed', 'The same for a visitor who typed no name.'),
    sent: label('delivery.sent', 'Shown below the thanks.'),
    marked: label(
      'delivery.marked',
      'Shown when the server rejects single fields; its reasons then stand at those fields.',
    ),
    refused: label(
      'delivery.refused',
      'Shown when the server rejects the message; its reason follows, if it gives one.',
    ),
    failed: label('delivery.failed', 'Shown when the server reports an error of its own.'),
    offline: label('delivery.offline', 'Shown when there is no connection at all.'),
    late: label('delivery.late', 'Shown when the server has not answered in time.'),
    broken: label(
      'delivery.broken',
      'Shown when the connection fails, or the browser may not read the answer.',
    ),
    trapped: label('delivery.trapped', 'Shown when the hidden field for bots was filled in.'),
    kept: label('delivery.kept', 'Added to the message of every failure.'),
    mail: label('delivery.mail', 'The link, after a failure, that opens a mail with what was typed.'),
    honeypot: label('delivery.honeypot', 'The label of the field for bots, which nobody sees.'),
  })
  .prefault({})
  .meta({ description: 'What the form says while it sends and afterwards.' })

/** The fields that every form has. */
const formFields = ['name', 'email', 'message']

const hidden = z
  .strictObject({
    name: machineText('The name of the field, such as access_key.'),
    value: machineText('The value that is sent.'),
  })
  .meta({ description: 'A hidden field: its name and its value.' })

const post = z
  .strictObject({
    endpoint,
    fields: z.array(hidden).default([]).meta({
      description:
        'Hidden fields that are sent along: access_key for Web3Forms, form-name for Netlify (which also gives the form the attributes that Netlify expects), _subject for Formspree.',
    }),
    honeypot: z
      .string()
      .regex(/^[\w-]+$/, 'letters, digits, hyphens and underscores')
      .default('_gotcha')
      .meta({
        description:
          'The name of a field that nobody sees and only bots fill in. Formspree knows it as _gotcha, Web3Forms as botcheck; for Netlify any name will do, since the form states it.',
      }),
    messages,
  })
  .refine(
    ({ fields, honeypot }) => {
      const names = [...formFields, honeypot, ...fields.map(({ name }) => name)]
      return new Set(names).size === names.length
    },
    `two fields have the same name; besides ${formFields.join(', ')} there are the honeypot and the hidden ones`,
  )
  .meta({ description: 'Sends the message to a server; where scripts run, without leaving the page.' })

const mailto = z.literal('mailto').meta({ description: 'Opens the visitor’s mail program with the message.' })

/** How a message reaches the owner. */
export const delivery = z.union([mailto, post]).default('mailto').meta({
  description:
    'How a message reaches you: mailto opens the visitor’s mail program; with an endpoint, the form is sent to a service such as Formspree, Netlify or Web3Forms, or to a server of yours.',
})

/** A message that is sent to a server. */
export type Post = z.output<typeof post>
export type Delivery = z.output<typeof delivery>
