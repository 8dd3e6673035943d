import type { z } from 'zod'
import { displayName } from '../../../../schema/text/languages.ts'
import { pointsIn, withoutBullet } from '../../../../schema/text/sentence.ts'
import { dayOf, periodOf } from '../dates.ts'
import { networkOf } from '../formats/networks.ts'
import { gathered, groupsIn, textsIn, unique } from '../values.ts'
import { nameWording, safeLink } from '../wording.ts'
import {
  address,
  code,
  day,
  dayNames,
  entry,
  field,
  keywords,
  linked,
  links,
  period,
  periodNames,
  place,
  points,
  sentence,
  sentences,
  summary,
  text,
  texts,
} from './fields.ts'
import { pictureIn } from './person.ts'
import { keywordsOf, withBullets } from './sentences.ts'

// The entries of a résumé's lists, each key with the other names that were met for it, that of JSON Resume first.

/** Texts about a post or another entry. Some files have points as lines of the text; words about it come behind them. */
export function saidOf(
  { text: written, points: own }: z.output<typeof summary>,
  highlights: readonly string[] = [],
  words: readonly string[] = [],
) {
  const all = unique([...own, ...highlights].map(withoutBullet))
  const within = pointsIn(withBullets(written ?? ''))
  const said =
    all.length === 0 && within.highlights.length > 0 ? within : { summary: written, highlights: all }
  const behind = words.length > 0 ? [...said.highlights, words.join(', ')] : said.highlights
  return { summary: said.summary, highlights: behind }
}

/** Who it was for, and where: a place beside no name and no town is what some call the one, beside a name the other. */
function nameAndPlace(
  name: Name,
  location: Name,
  where: Name,
): { name?: string | undefined; location?: string | undefined } {
  return name.name === undefined
    ? { name: where.name, location: location.name }
    : { name: name.name, location: location.name ?? where.name }
}

type Name = z.output<typeof linked>

/** A post, paid or not. One without an end goes on. */
export const post = entry(
  {
    name: linked,
    position: text,
    location: place,
    where: place,
    description: summary,
    url: links,
    summary,
    highlights: sentences,
    keywords: texts,
    ...period,
  },
  {
    name: 'company employer organization organisation companyName institution entity',
    position: 'role title jobTitle designation departmentName',
    location: 'city',
    where: 'place',
    url: `${address} ${code}`,
    summary: 'desc details workDesc text inlineDetail',
    highlights: points,
    keywords: 'technologies techStack stack tags areas',
    ...periodNames,
  },
).transform(
  ({ name, position, location, where, description, url, summary, highlights, keywords, ...when }) => ({
    ...nameAndPlace(name, location, where),
    position,
    description: description.text,
    url: [...url, ...name.urls, ...location.urls, ...where.urls][0],
    ...periodOf(when, true),
    ...saidOf(summary, [...description.points, ...highlights], keywords),
  }),
)

/** A course of studies. */
const study = entry(
  {
    institution: linked,
    location: place,
    where: place,
    area: text,
    studyType: text,
    score: text,
    summary,
    highlights: sentences,
    courses: texts,
    url: links,
    what: texts,
    ...period,
  },
  {
    institution: 'school university college name organization schoolName company',
    location: 'city',
    where: 'place',
    area: 'field major fieldOfStudy subject program programme',
    studyType: 'degree degreeName title qualification level position subHeader academicDegree role',
    score: 'gpa grade grades overallGpa',
    summary: 'description notes note thesis desc details activities',
    highlights: `${points} honors honours awards`,
    courses: 'coursework relevantCourses modules',
    url: address,
    ...periodNames,
    dates: `${periodNames.dates} eduTime`,
  },
).transform(
  ({
    institution,
    location,
    where,
    studyType,
    what: [degree, school],
    url,
    summary,
    highlights,
    startDate,
    endDate,
    dates,
    current,
    ...study
  }) => {
    const { name = school, location: town } = nameAndPlace(institution, location, where)
    return {
      ...study,
      studyType: studyType ?? degree,
      institution: name,
      location: town,
      url: [...url, ...institution.urls, ...location.urls, ...where.urls][0],
      ...periodOf({ startDate, endDate, dates, current }, false),
      ...saidOf(summary, highlights),
    }
  },
)

/** What somebody was given: an award or a certificate. */
const given = entry(
  { title: linked, by: text, location: place, url: links, summary, highlights: sentences, ...day },
  {
    title: 'name award awardInfo certificate',
    by: 'awarder issuer authority organization organisation from institution provider body',
    location: 'place city',
    url: address,
    summary: 'description subtitle details',
    highlights: points,
    date: dayNames,
  },
).transform(({ title, by, location, url, summary, highlights, date }) => ({
  title: title.name,
  by,
  location: location.name,
  url: [...title.urls, ...location.urls, ...url][0],
  ...dayOf(date),
  ...saidOf(summary, highlights),
}))

/** A year at the end of the place where something appeared. */
const yearBehind = /[\s,(]+((?:19|20)\d{2})\)?$/

const publication = entry(
  {
    name: linked,
    publisher: texts,
    url: links,
    summary: sentence,
    authors: field((found) => found),
    doi: text,
    ...day,
  },
  {
    name: 'title',
    publisher: 'venue journal conference publication publishedIn conferenceName journalName',
    url: address,
    summary: 'description abstract',
    authors: 'author',
    date: dayNames,
  },
).transform(({ name, publisher, url, summary, authors, doi, date }) => {
  const venue = publisher.join(', ') || undefined
  const [, year] = date.length === 0 ? (yearBehind.exec(venue ?? '') ?? []) : []
  return {
    name: name.name,
    publisher: year === undefined ? venue : venue?.replace(yearBehind, ''),
    ...dayOf(year === undefined ? date : [year]),
    url: [...name.urls, ...url][0],
    summary,
    authors: authors.flatMap((value) => {
      const all = textsIn(value, nameWording)
      return typeof value === 'string'
        ? all
            .join(', ')
            .split(/\s*(?:,|;|\band\b)\s*/)
            .filter(Boolean)
        : all
    }),
    doi: doi?.replace(/^https?:\/\/doi\.org\//i, ''),
  }
})

const project = entry(
  {
    name: linked,
    description: summary,
    highlights: sentences,
    keywords: texts,
    location: place,
    url: links,
    code: links,
    links: field(linksWithWords),
    image: text,
    roles: texts,
    entity: text,
    type: text,
    heading: text,
    ...period,
  },
  {
    name: 'title project projectName projectTitle workName',
    description: 'summary projectDesc projectContent workDesc details',
    highlights: points,
    keywords: 'technologies tech techStack stack tags tools skills',
    location: 'place city',
    url: address,
    code,
    links: 'footerLink',
    image: 'imageUrl',
    roles: 'role projectRole',
    entity: 'organization organisation company client',
    ...periodNames,
    dates: `${periodNames.dates} projectTime`,
  },
).transform(
  ({
    name,
    description,
    highlights,
    location,
    url,
    code,
    links,
    image,
    startDate,
    endDate,
    dates,
    current,
    ...project
  }) => {
    const addresses = [...name.urls, ...location.urls, ...url, ...code]
    const others = addresses.slice(1).map((other) => ({ name: networkOf(other), url: other }))
    const said = saidOf(description, highlights)
    const hasDate = [...startDate, ...endDate, ...dates].length > 0
    const [title, year] = hasDate ? [name.name] : withoutYear(name.name)
    return {
      ...project,
      // Some say what it was as their role in it.
      name: title ?? project.roles[0],
      roles: title === undefined ? project.roles.slice(1) : project.roles,
      location: location.name,
      description: said.summary,
      highlights: said.highlights,
      url: addresses[0] ?? links[0]?.url,
      links: [...others, ...links.slice(addresses.length > 0 ? 0 : 1)],
      image: pictureIn([image]),
      ...periodOf({ startDate, endDate, dates: year ? [year] : dates, current }, false),
    }
  },
)

/** A title, and the years before or behind it. */
function withoutYear(title: string | undefined): (string | undefined)[] {
  const years = String.raw`((?:19|20)\d{2}(?:\s?[–-]\s?(?:(?:19|20)\d{2}|\p{L}+))?)`
  const before = new RegExp(String.raw`^[([]?${years}[)\]]?\s*[:|–-]\s+(\S.*)$`, 'u').exec(title ?? '')
  if (before) return [before[2], before[1]]
  const behind = new RegExp(String.raw`^(.*\S)\s*(?:[([]${years}[)\]]|[,|–]\s${years})$`, 'u').exec(
    title ?? '',
  )
  return behind ? [behind[1], behind[2] ?? behind[3]] : [title]
}

/** Links with words of their own. */
function linksWithWords(found: readonly unknown[]): { name: string; url: string }[] {
  const all: { name: string; url: string }[] = []
  for (const one of groupsIn(found.flat())) {
    const { name, url } = gathered([one], { name: 'label text', url: 'href link' })
    const address = typeof url[0] === 'string' ? safeLink(url[0]) : undefined
    if (address) all.push({ name: textsIn(name[0], nameWording)[0] ?? '', url: address })
  }
  return all
}

const skillName = 'name category group title type area skill label skillName'

export const skill = entry(
  {
    name: text,
    level: text,
    keywords,
    percent: field(([value]) => (typeof value === 'number' ? value : undefined)),
  },
  {
    name: skillName,
    level: 'proficiency rating skillLevel',
    keywords: 'items skills list values technologies tools details skillDesc description',
  },
).transform(({ name, keywords, ...skill }) => {
  // Some have the skills as the name, and as the only skill what they are.
  const names = keywordsOf(name ?? '')
  const isSwapped = names.length > 1 && keywords.length === 1 && name?.includes(',')
  return isSwapped ? { ...skill, name: keywords[0], keywords: names } : { ...skill, name, keywords }
})

const language = entry(
  { language: text, fluency: texts },
  { language: 'name lang label idiom', fluency: 'level proficiency experience details keywords' },
).transform(({ language, fluency }) => ({
  // Some write the code of a language.
  language:
    language && /^[a-z]{2,3}$/.test(language) ? (displayName('language', language) ?? language) : language,
  fluency: fluency.join(', ') || undefined,
}))

const interest = entry(
  { name: text, keywords },
  { name: 'title interest label item', keywords: 'items details' },
)

const referenceText = 'reference quote text recommendation feedback summary'

const reference = entry(
  { reference: sentence, name: text, relationship: text },
  { reference: referenceText, name: 'author from person' },
).transform(({ reference, name, relationship }) => ({
  reference,
  name: [name, relationship].filter(Boolean).join(', ') || undefined,
}))

/** The posts of an entry that has them as roles at one employer; what it says of all stands in the first. */
export function rolesIn(one: object): object[] {
  const { roles, said } = gathered([one], { roles: 'positions', said: 'summary description highlights' })
  const all = groupsIn(roles.flat())
  if (all.length === 0) return [one]
  const employer = Object.entries(one).filter(([, value]) => !roles.includes(value) && !said.includes(value))
  return all.map(({ name, ...role }, index) => ({
    ...Object.fromEntries(employer),
    ...(name !== undefined && { position: name }),
    ...role,
    ...(index === 0 && { details: said.length === 1 ? said[0] : said }),
  }))
}

/** The lists of JSON Resume: their entries, the other names of each, and those of the key under which entries have theirs. */
export const lists = {
  work: {
    entry: post,
    names:
      'works experience experiences workExperience workExperiences professionalExperience employment employmentHistory workHistory jobs positions workExpList',
  },
  volunteer: {
    entry: post,
    names: 'volunteering volunteers volunteerWork volunteerExperience leadership extracurriculars',
  },
  education: { entry: study, names: 'educations studies schools academics educationList' },
  awards: {
    entry: given,
    names: 'award honors honours prizes honorsAndAwards awardList',
    named: 'title name award',
  },
  certificates: {
    entry: given,
    names: 'certificate certifications certification certs licenses',
    named: 'title name certificate',
  },
  publications: { entry: publication, names: 'publication papers', named: 'name title' },
  skills: {
    entry: skill,
    names: 'skill technicalSkills skillset technologies skillGroups skillList',
    named: skillName,
  },
  languages: { entry: language, names: 'language spokenLanguages', named: 'language name lang idiom' },
  interests: { entry: interest, names: 'interest hobbies', named: 'name title interest item' },
  references: { entry: reference, names: 'reference recommendations testimonials', named: referenceText },
  projects: {
    entry: project,
    names: 'project personalProjects sideProjects projectList workList',
    named: 'name title project projectName projectTitle workName',
  },
}

/** Lists of skills that have the name of their group as a key. */
export const skillGroups = 'softSkills hardSkills programming programmingLanguages frameworks tools databases'
