import { z } from 'zod'
import { href, machineText, properName, text } from '../fields.ts'

const location = z
  .strictObject({
    address: text('Street and number. In JSON Resume: address.').optional(),
    postalCode: machineText('The postal code, in quotes. In JSON Resume: postalCode.').optional(),
    city: text('The town. In JSON Resume: city.').optional(),
    region: text('The state or region. In JSON Resume: region.').optional(),
    countryCode: machineText('The country in two letters, such as SE. In JSON Resume: countryCode.')
      .regex(/^[A-Z]{2}$/, 'a country in two capital letters, such as SE')
      .meta({ examples: ['SE'] })
      .optional(),
  })
  .meta({ description: 'Where you live or work. In JSON Resume: basics.location.' })

const profile = z
  .strictObject({
    network: properName('The name of the network or site. In JSON Resume: network.'),
    username: machineText('Your name there. In JSON Resume: username.').optional(),
    url: href.optional().meta({ description: 'Its address. In JSON Resume: url.' }),
  })
  .meta({ description: 'A profile. In JSON Resume: an entry of basics.profiles.' })

/** How the owner is reached beyond what the page says. */
export const contact = z
  .strictObject({
    phone: machineText('Your telephone number, in quotes. In JSON Resume: basics.phone.').optional(),
    url: href
      .optional()
      .meta({ description: 'Your website, if it is not site.url. In JSON Resume: basics.url.' }),
    location: location.optional(),
    profiles: z.array(profile).min(1).optional().meta({
      description: 'Profiles besides those of socials, which are shown anyway.',
    }),
  })
  .meta({
    description:
      'How to reach you. Name, role and e-mail address are taken from site.owner, and profiles from socials.',
  })
