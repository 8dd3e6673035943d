import { z } from 'zod'
import { href, machineText, properName, sentence, text } from '../model/fields.ts'
import { entries, words } from '../model/resumeLists.ts'

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
const contact = z
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

/** A language that the owner speaks. */
const language = z
  .strictObject({
    name: text('The language. In JSON Resume: language.').meta({ examples: ['Swedish'] }),
    fluency: text('How well you speak it. In JSON Resume: fluency.').optional(),
  })
  .meta({ description: 'A language. In JSON Resume: an entry of languages.' })

/** What the owner likes to do. */
const interest = z
  .strictObject({
    name: text('What it is. In JSON Resume: name.'),
    keywords: words('What of it. In JSON Resume: keywords.', 'A word or two.'),
  })
  .meta({ description: 'An interest. In JSON Resume: an entry of interests.' })

/** What somebody says of the owner. */
const reference = z
  .strictObject({
    name: properName('Who says it. In JSON Resume: name.'),
    text: sentence('What they say. In JSON Resume: reference.').optional(),
  })
  .meta({ description: 'A reference. In JSON Resume: an entry of references.' })

const many = <T extends z.ZodType>(entry: T, description: string) =>
  z.array(entry).min(1).optional().meta({ description })

/** What a résumé says beyond the page. */
export const resume = z
  .strictObject({
    paper: z.enum(['a4', 'letter']).default('a4').meta({ description: 'The size of the pages of the PDF.' }),
    summary: sentence('What you are and do, in a few sentences. In JSON Resume: basics.summary.').optional(),
    contact: contact.optional(),
    work: many(entries.work, 'Jobs, the latest first, if no timeline with resume: work has them.'),
    education: many(
      entries.education,
      'Studies, the latest first, if no timeline with resume: education has them.',
    ),
    volunteering: many(
      entries.volunteering,
      'What you did without pay, if no timeline with resume: volunteering has it.',
    ),
    projects: many(entries.projects, 'Projects, if no section of projects has them.'),
    skills: many(entries.skills, 'Skills, if no section of skills has them.'),
    awards: many(entries.awards, 'Awards, if no timeline with resume: awards has them.'),
    certificates: many(
      entries.certificates,
      'Certificates, if no timeline with resume: certificates has them.',
    ),
    publications: many(entries.publications, 'Publications, if no section of publications has them.'),
    languages: many(language, 'The languages that you speak.'),
    interests: many(interest, 'What you like to do.'),
    references: many(reference, 'What others say of you.'),
  })
  .meta({
    description:
      'Your résumé, as a page at resume/, as resume.pdf and as resume.json. What sections already list is taken from them: skills, projects, publications, and timelines that have the key resume; a list that stands here says it in their place. So resume.pdf says what the page says, in each language, and is never out of date; a PDF that you made yourself, such as files/cv.pdf, is published as it is when a link leads to it, with this key or without.',
  })

export type Resume = z.output<typeof resume>
