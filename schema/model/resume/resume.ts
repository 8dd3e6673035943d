import { z } from 'zod'
import { sentence } from '../fields.ts'
import { contact } from './contact.ts'
import * as entries from './entries.ts'

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
    projects: many(entries.project, 'Projects, if no section of projects has them.'),
    skills: many(entries.skill, 'Skills, if no section of skills has them.'),
    awards: many(entries.award, 'Awards, if no timeline with resume: awards has them.'),
    certificates: many(
      entries.certificate,
      'Certificates, if no timeline with resume: certificates has them.',
    ),
    publications: many(entries.publication, 'Publications, if no section of publications has them.'),
    languages: many(entries.language, 'The languages that you speak.'),
    interests: many(entries.interest, 'What you like to do.'),
    references: many(entries.reference, 'What others say of you.'),
  })
  .meta({
    description:
      'Your résumé, as a page at resume/, as resume.pdf and as resume.json. What sections already list is taken from them: skills, projects, publications, and timelines that have the key resume. So resume.pdf says what the page says, in each language, and is never out of date; a PDF that you made yourself, such as files/cv.pdf, is published as it is when a link leads to it, with this key or without.',
  })

export type Resume = z.output<typeof resume>
