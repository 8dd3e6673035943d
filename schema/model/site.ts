import { z } from 'zod'
import { mailPattern } from './address.ts'
import { iconFile, text } from './fields.ts'
import { perLanguage } from './kinds.ts'
import { verification } from './verification.ts'

const home = 'the address of the folder that the page is served from, such as https://example.com/portfolio/'

/** Whether an address can be that of the page: a folder, with nothing behind it and nobody's password in it. */
function isHome(address: string): boolean {
  if (!URL.canParse(address)) return true // reported as of the wrong form already
  const { username, password, pathname } = new URL(address)
  return !(/[?#]/.test(address) || username || password || /\.\w+$/.test(pathname))
}

/** The address as browsers write it, with the slash that folders end with. */
function normalized(address: string): string {
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  if (!url.pathname.endsWith('/')) url.pathname += '/'
  return url.href
}

/** Who and what the page is: its title, its language, its owner. */
export const site = z
  .strictObject({
    title: text('The title of the page, for browser tabs, search results and link previews.'),
    description: text('One or two sentences for search results and link previews.'),
    url: z
      .url({ protocol: /^https?$/, error: 'an address that begins with https://' })
      .refine(isHome, `it must be ${home}, without ?, # or the name of a file`)
      .overwrite(normalized)
      .optional()
      .meta({
        description:
          'The public address of the page, such as https://example.com/ or, below a path, https://example.com/portfolio/. Left out, whatever needs it, such as the sitemap, is not written.',
      }),
    icon: iconFile(
      'The icon of the page for tabs and home screens: a square svg or png file beside this one. Left out, one is drawn from your initials and the accent.',
    ).optional(),
    lang: z
      .string()
      .regex(/^[a-zA-Z]{2,3}(?:-[a-zA-Z0-9]{2,8})*$/, 'a language tag, such as en or pt-BR')
      .default('en')
      .meta({ description: 'The language of the page as a BCP 47 tag, such as en or pt-BR.' }),
    dir: z.enum(['ltr', 'rtl']).default('ltr').register(perLanguage, { differs: true }).meta({
      description: 'The direction of writing: ltr, or rtl for Arabic, Hebrew and others.',
    }),
    typography: z.boolean().default(true).register(perLanguage, { differs: true }).meta({
      description:
        'Whether straight quotation marks, apostrophes and hyphens between words or years are set as the language of the page sets them, with its no-break spaces. Code, addresses and forms never are. false leaves texts as they are written.',
    }),
    owner: z
      .strictObject({
        name: text('Your name, at the left of the header.'),
        role: text(
          'What you are, in two or three words, such as Freelance Web Developer; for search engines and link previews.',
        ).optional(),
        email: z
          .email({ pattern: mailPattern, error: 'an e-mail address, such as you@example.com' })
          .optional()
          .meta({
            description: 'The address that the contact form writes to, if it is not sent to a server.',
          }),
      })
      .meta({ description: 'Whose page it is.' }),
    verification: verification.optional(),
  })
  .meta({ description: 'Who and what the page is.' })
