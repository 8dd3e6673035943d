import { z } from 'zod'

/** The address of a server of one's own, without a path: it becomes a part of the content policy. */
const host = (description: string) =>
  z
    .string()
    .trim()
    .regex(
      /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?\/?$/i,
      'the https: address of a server, without a path, such as https://stats.example.com',
    )
    .overwrite((address) => address.toLowerCase().replace(/\/$/, ''))
    .meta({ description, examples: ['https://stats.example.com'] })

const matching = (pattern: RegExp, form: string, description: string) =>
  z.string().trim().regex(pattern, form).meta({ description })

const plausible = z
  .strictObject({
    domain: matching(
      /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/[\w./-]*)?$/i,
      'the domain under which Plausible knows the site, such as example.com',
      'The domain under which Plausible knows the site, such as example.com.',
    ),
    host: host('The address of a Plausible of your own. Left out, it is plausible.io.').optional(),
  })
  .meta({ description: 'Plausible Analytics, in its cloud or on a server of yours.' })

const umami = z
  .strictObject({
    website: matching(
      /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
      'the id of the website in Umami, such as 94db1cb1-74f4-4a40-ad6c-962362670409',
      'The id of the website in Umami.',
    ),
    host: host('The address of an Umami of your own. Left out, it is cloud.umami.is.').optional(),
  })
  .meta({ description: 'Umami, in its cloud or on a server of yours.' })

const goatCounter = z
  .strictObject({
    code: matching(
      /^[a-z0-9-]+$/i,
      'the code of the site in GoatCounter: what stands before .goatcounter.com',
      'The code of the site in GoatCounter: what stands before .goatcounter.com.',
    ).optional(),
    host: host('The address of a GoatCounter of your own, in place of the code.').optional(),
  })
  .refine(
    ({ code, host }) => (code === undefined) !== (host === undefined),
    'it takes either the code of the site or the host of a GoatCounter of your own',
  )
  .meta({ description: 'GoatCounter, by the code of the site or on a server of yours.' })

const cloudflare = z
  .strictObject({
    token: matching(
      /^[0-9a-f]{32}$/i,
      'the token of the site in Cloudflare Web Analytics, of 32 letters and digits',
      'The token of the site in Cloudflare Web Analytics.',
    ),
  })
  .meta({ description: 'Cloudflare Web Analytics.' })

/** The service that counts visits. */
export const analytics = z
  .strictObject({
    plausible: plausible.optional(),
    umami: umami.optional(),
    goatCounter: goatCounter.optional(),
    cloudflare: cloudflare.optional(),
  })
  .refine(
    (services) => Object.values(services).filter(Boolean).length === 1,
    'it takes one service: plausible, umami, goatCounter or cloudflare',
  )
  .meta({
    description:
      'Counts visits with one service, without cookies: plausible, umami, goatCounter or cloudflare. Its script loads when the page is idle, and never for visitors who ask not to be tracked. Left out, nothing is counted.',
  })

export type Analytics = z.output<typeof analytics>
