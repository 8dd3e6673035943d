import { z } from 'zod'
import { endpoint, label, text } from '../fields.ts'
import { renamed } from '../formerNames.ts'

const messages = z
  .strictObject({
    sending: label('Sending…', 'The button while the message is on its way.'),
    done: label('Sent', 'The button once the message has arrived, until something is typed again.'),
    retry: label('Try Again', 'The button once the message could not be sent.'),
    sent: label(
      'Thank you, your message has arrived.',
      'Shown when the server has taken the message, and never otherwise.',
    ),
    marked: label(
      'Your message was not accepted yet. Please look at what is marked above.',
      'Shown when the server finds fault with single fields, where its words then stand.',
    ),
    refused: label(
      'The message was not accepted.',
      'Shown when the server refuses; its reason follows, if any.',
    ),
    failed: label(
      'The message could not be delivered: something went wrong at the receiving end.',
      'Shown when the server reports a fault of its own.',
    ),
    offline: label('You are offline, so nothing was sent.', 'Shown when there is no connection at all.'),
    late: label(
      'No answer came within 15 seconds, so it is not certain that your message has arrived.',
      'Shown when the server has not answered in time.',
    ),
    broken: label(
      'The connection broke off before an answer came, so it is not certain that your message has arrived.',
      'Shown when the connection fails, or the answer may not be read.',
    ),
    trapped: label(
      'Nothing was sent: a hidden field was filled in, as programs do. It is empty again; if you wrote this yourself, press the button once more.',
      'Shown when the field that is there for bots was filled in.',
    ),
    kept: label('All that you wrote is still here.', 'Follows the message of every failure.'),
    mail: label('Send It by Mail Instead', 'A link to a mail with what was typed, the way out of a failure.'),
    honeypot: renamed(
      { key: 'trap' },
      label('Leave this field empty', 'The label of the field for bots, which nobody sees.'),
    ),
  })
  .prefault({})
  .meta({ description: 'What the form says while and after it sends.' })

/** The fields that every form has. */
const formFields = ['name', 'email', 'message']

const hidden = z
  .strictObject({
    name: text('The name of the field, such as access_key.'),
    value: text('What is sent with it.'),
  })
  .meta({ description: 'A hidden field: its name and its value.' })

const post = z
  .strictObject({
    endpoint,
    fields: z.array(hidden).default([]).meta({
      description:
        'Hidden fields that are sent along: access_key for Web3Forms, form-name for Netlify (which also marks the form as Netlify wants it), _subject for Formspree.',
    }),
    honeypot: z
      .string()
      .regex(/^[\w-]+$/, 'letters, digits, hyphens and underscores')
      .default('_gotcha')
      .meta({
        description:
          'The name of a field that nobody sees and only bots fill in. Formspree knows it as _gotcha, Web3Forms as botcheck; for Netlify it is named in the form.',
      }),
    messages: renamed({ key: 'words' }, messages),
  })
  .refine(
    ({ fields, honeypot }) => {
      const names = [...formFields, honeypot, ...fields.map(({ name }) => name)]
      return new Set(names).size === names.length
    },
    `two fields have the same name; besides ${formFields.join(', ')} there are the honeypot and the hidden ones`,
  )
  .meta({ description: 'Sends the message to a server, without leaving the page where scripts run.' })

const mailto = z.literal('mailto').meta({ description: 'Opens the visitor’s mail program with the message.' })

/** How a message reaches the owner. */
export const delivery = z.union([mailto, post]).default('mailto').meta({
  description:
    'How a message reaches you: mailto opens the visitor’s mail program; an endpoint takes it as a form, such as Formspree, Netlify, Web3Forms or a server of yours.',
})

/** A message that is sent to a server. */
export type Post = z.output<typeof post>
export type Delivery = z.output<typeof delivery>
