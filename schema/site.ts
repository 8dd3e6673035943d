import { z } from 'zod'
import { text } from './fields.ts'

/** Who and what the page is: its title, its language, its owner. */
export const site = z
  .strictObject({
    title: text('The title of the page, for browser tabs, search results and link previews.'),
    description: text('One or two sentences for search results and link previews.'),
    url: z
      .url({ protocol: /^https?$/, error: 'an address that begins with https://' })
      .optional()
      .meta({
        description:
          'The public address of the page, such as https://example.com/. Left out, nothing that needs it is written.',
      }),
    lang: z
      .string()
      .regex(/^[a-zA-Z]{2,3}(?:-[a-zA-Z0-9]{2,8})*$/, 'a language tag, such as en or pt-BR')
      .default('en')
      .meta({ description: 'The language of the page as a BCP 47 tag, such as en or pt-BR.', default: 'en' }),
    dir: z.enum(['ltr', 'rtl']).default('ltr').meta({
      description: 'The direction of writing: ltr, or rtl for Arabic, Hebrew and others.',
      default: 'ltr',
    }),
    owner: z
      .strictObject({
        name: text('Your name: the mark at the left of the header.'),
        email: z
          .email('an e-mail address, such as you@example.com')
          .meta({ description: 'Where the contact form writes to.' }),
      })
      .meta({ description: 'Whose page it is.' }),
  })
  .meta({ description: 'Who and what the page is.' })
