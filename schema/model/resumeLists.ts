import { z } from 'zod'
import { date, dates, period } from './dates.ts'
import { href, sentence, text } from './fields.ts'
import { typedBullets } from './kinds.ts'

const url = (description: string) => href.optional().meta({ description })

/** A list of words, or none. */
export const words = (description: string, entry: string) =>
  z.array(text(entry)).min(1).optional().meta({ description })

const location = text('The town or region.').optional()

const highlights = z.array(sentence('One thing that you achieved.')).min(1).optional().meta({
  description: 'What you achieved there, each in a line of its own. In JSON Resume: highlights.',
})

/** A text whose lines with bullets become highlights. */
const summary = (description: string) =>
  sentence(description).register(typedBullets, { list: 'highlights' }).optional().meta({ description })

/** A post. */
const work = z
  .strictObject({
    position: text('What you were. In JSON Resume: position.').optional(),
    organisation: text('Where. In JSON Resume: name.').optional(),
    about: sentence('What the organisation does, in a few words. In JSON Resume: description.').optional(),
    location: text('The town or region. In JSON Resume: location.').optional(),
    url: url('The page of the organisation. In JSON Resume: url.'),
    ...period,
    summary: summary('What you did, in a sentence or two. In JSON Resume: summary.'),
    highlights,
  })
  .meta({ description: 'A post. In JSON Resume: an entry of work.' })

/** A post without pay. */
const volunteering = z
  .strictObject({
    position: text('What you were. In JSON Resume: position.').optional(),
    organisation: text('For whom. In JSON Resume: organization.').optional(),
    location,
    url: url('The page of the organisation. In JSON Resume: url.'),
    ...period,
    summary: summary('What you did, in a sentence or two. In JSON Resume: summary.'),
    highlights,
  })
  .meta({ description: 'What you did without pay. In JSON Resume: an entry of volunteer.' })

/** A course of studies. */
const education = z
  .strictObject({
    institution: text('The school or university. In JSON Resume: institution.').optional(),
    degree: text('What it led to, such as Bachelor of Arts. In JSON Resume: studyType.').optional(),
    area: text('The subject. In JSON Resume: area.').optional(),
    location,
    url: url('The page of the institution. In JSON Resume: url.'),
    ...period,
    score: text('The grade, in quotes where it is a number. In JSON Resume: score.').optional(),
    courses: words('Courses that matter. In JSON Resume: courses.', 'The name of a course.'),
  })
  .meta({ description: 'A course of studies. In JSON Resume: an entry of education.' })

/** A project that no section of the page shows. */
const project = z
  .strictObject({
    title: text('The name of the project. In JSON Resume: name.'),
    description: summary('What it is, in a sentence or two. In JSON Resume: description.'),
    highlights,
    keywords: words(
      'What it was made with, or what it is about. In JSON Resume: keywords.',
      'A word or two.',
    ),
    roles: words('What you were in it. In JSON Resume: roles.', 'A role, such as Team Lead.'),
    organisation: text('For whom it was made. In JSON Resume: entity.').optional(),
    location,
    kind: text('What it was, such as talk or application. In JSON Resume: type.').optional(),
    url: url('Where it is. In JSON Resume: url.'),
    ...period,
  })
  .meta({ description: 'A project. In JSON Resume: an entry of projects.' })

/** A skill of the owner. */
const skill = z
  .strictObject({
    name: text('What you command. In JSON Resume: name.'),
    level: text('How well, in a word, such as Advanced. In JSON Resume: level.').optional(),
    keywords: words('What belongs to it. In JSON Resume: keywords.', 'A word or two, such as CSS.'),
  })
  .meta({ description: 'A skill. In JSON Resume: an entry of skills.' })

/** An award. */
const award = z
  .strictObject({
    title: text('The name of the award. In JSON Resume: title.'),
    awarder: text('Who gave it. In JSON Resume: awarder.').optional(),
    location,
    dates: dates.optional(),
    date: date('When it was given. In JSON Resume: date.').optional(),
    summary: sentence('What for. In JSON Resume: summary.').optional(),
  })
  .meta({ description: 'An award. In JSON Resume: an entry of awards.' })

/** A certificate. */
const certificate = z
  .strictObject({
    title: text('The name of the certificate. In JSON Resume: name.'),
    issuer: text('Who issued it. In JSON Resume: issuer.').optional(),
    location,
    dates: dates.optional(),
    date: date('When it was issued. In JSON Resume: date.').optional(),
    url: url('Where it can be seen. In JSON Resume: url.'),
  })
  .meta({ description: 'A certificate. In JSON Resume: an entry of certificates.' })

/** A publication. */
const publication = z
  .strictObject({
    title: text('Its title. In JSON Resume: name.'),
    publisher: text('Where it appeared. In JSON Resume: publisher.').optional(),
    dates: dates.optional(),
    date: date('When it appeared. In JSON Resume: releaseDate.').optional(),
    url: url('Where it can be read. In JSON Resume: url.'),
    summary: sentence('What it is about. In JSON Resume: summary.').optional(),
  })
  .meta({ description: 'A publication. In JSON Resume: an entry of publications.' })

/** What an entry says of each list of a résumé that sections of the page may fill. */
export const entries = {
  work,
  education,
  volunteering,
  certificates: certificate,
  awards: award,
  skills: skill,
  projects: project,
  publications: publication,
}

export type SharedList = keyof typeof entries

/** The names of these lists. */
export const sharedLists = Object.keys(entries) as SharedList[] // Which has no other keys.

/** The entries of each of these lists. */
export type SharedLists = { [List in SharedList]: z.output<(typeof entries)[List]>[] }
