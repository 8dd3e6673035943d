import { pointsIn, withoutBullet } from '../../../../schema/text/sentence.ts'
import { isGroup } from '../../../../schema/yaml/valueAt.ts'
import { Entry, entriesOf, namedOf, periodOfText } from '../entry.ts'
import { emptyResume, filled, type Period, type Post, type Resume } from '../resume.ts'
import { nameWording } from '../wording.ts'
import type { Format } from './format.ts'

// Files that are nearly JSON Resumes have its lists and keys under other names: here each key stands with all names
// that were met, its own first.

const names = (all: string) => all.split(' ')

const lists = {
  basics: names(
    'basics basic personal personalInfo personal_info personalInformation personalDetails profile',
  ),
  contact: names('contact contacts contactInfo contact_info'),
  work: names(
    'work works experience experiences workExperience workExperiences work_experience professionalExperience professional_experience employment employmentHistory workHistory jobs positions',
  ),
  volunteer: names(
    'volunteer volunteering volunteers volunteerWork volunteerExperience volunteer_experience',
  ),
  education: names('education educations studies schools academics'),
  awards: names('awards award honors honours prizes honorsAndAwards'),
  certificates: names('certificates certificate certifications certification certs licenses'),
  publications: names('publications publication papers'),
  skills: names('skills skill technicalSkills technical_skills skillset technologies'),
  languages: names('languages language spokenLanguages'),
  interests: names('interests interest hobbies'),
  references: names('references reference recommendations testimonials'),
  projects: names('projects project personalProjects sideProjects'),
}

const url = names('url website link href')
const start = names('startDate start start_date from begin')
const end = names('endDate end end_date to until')
const dates = names('dates date period duration year years when timeframe')
const highlights = names(
  'highlights achievements responsibilities bullets points details accomplishments tasks bulletPoints',
)
const place = names('location place city')

/** Reads a JSON Resume: 1.0.0 and later drafts, the names that keys had before, and others that are often met. */
export const jsonResume: Format<object> = {
  name: 'JSON Resume',
  wording: nameWording,
  fits(data) {
    const isFilled = (name: string) => {
      const value = Object.getOwnPropertyDescriptor(data, name)?.value
      return Array.isArray(value) || isGroup(value)
    }
    const { basics, work, education, skills, projects } = lists
    return [...basics, ...work, ...education, ...skills, ...projects].some(isFilled)
  },
  read(data, context) {
    const root = new Entry(data, '', context)
    const resume = emptyResume()
    readBasics(root, resume)
    resume.work = listIn(root, lists.work).flatMap(({ entries, name }) =>
      entriesOf(entries, (one) =>
        post(
          one,
          names('name company employer organization organisation companyName institution'),
          name === 'work',
        ),
      ),
    )
    resume.volunteer = listIn(root, lists.volunteer).flatMap(({ entries, name }) =>
      entriesOf(entries, (one) =>
        post(one, names('organization name company organisation employer'), name === 'volunteer'),
      ),
    )
    resume.education = listIn(root, lists.education).flatMap(({ entries }) => entriesOf(entries, studies))
    readNamedLists(root, resume)
    readFileData(root)
    root.done()
    return resume
  },
}

/** The personal data, which some files have beside the lists, and some in part in a group of contacts. */
function readBasics(root: Entry, resume: Resume): void {
  const key = lists.basics.find((name) => isGroup(root.peek(name)))
  const basics = key === undefined ? root : root.group(key)
  const holders = [basics]
  for (const holder of new Set([basics, root]))
    for (const name of lists.contact) if (isGroup(holder.peek(name))) holders.push(holder.group(name))
  const holding = (keys: readonly string[]) =>
    holders.find((holder) => keys.some((one) => holder.has(one))) ?? basics
  const text = (all: string) => holding(names(all)).text(...names(all))
  const site = names('url website homepage site')
  const image = names('image picture photo avatar')
  Object.assign(
    resume,
    filled({
      name: text('name fullName full_name fullname'),
      label: text('label headline title role position jobTitle profession tagline'),
      image: holding(image).portrait(...image),
      email: text('email mail e-mail emailAddress')?.replace(/^mailto:/i, ''),
      phone: text('phone telephone mobile phoneNumber tel')?.replace(/^tel:/i, ''),
      url: holding(site).link(...site),
      summary: basics.sentence(...names('summary about bio objective aboutMe description intro')),
    }),
  )
  const located = holding(['location'])
  if (typeof located.peek('location') === 'string')
    resume.location = filled({ city: located.text('location') })
  else {
    const location = located.group('location')
    resume.location = filled({
      address: location.text('address'),
      postalCode: location.text('postalCode'),
      city: location.text('city'),
      countryCode: location.text('countryCode', 'country'),
      region: location.text('region', 'state'),
    })
    location.done()
  }
  const networks = names('network name label platform site title')
  const accounts = names('profiles social socials socialMedia social_media networks links accounts')
  for (const holder of holders)
    for (const { entries } of listIn(holder, accounts, networks, 'url'))
      resume.profiles.push(
        ...entriesOf(entries, (one) => {
          const network = one.text(...networks)
          const username = one.text('username', 'user', 'handle')
          const address = one.link('url', 'link', 'href')
          return network || address ? { network: network ?? '', username, url: address } : undefined
        }),
      )
  for (const holder of holders) if (holder !== root) holder.done()
}

/** The lists of which each entry has a name. */
function readNamedLists(root: Entry, resume: Resume): void {
  const named = <T>(list: keyof typeof lists, keys: string, read: (one: Entry, name: string) => T): T[] =>
    listIn(root, lists[list], names(keys)).flatMap(({ entries }) => namedOf(entries, names(keys), read))
  const day = (one: Entry, ...keys: string[]) =>
    one.date(...keys, ...names('date dates period duration year years when timeframe'))
  resume.awards = named('awards', 'title name award', (one, title) => ({
    title,
    ...day(one),
    awarder: one.text(...names('awarder issuer organization organisation by from institution')),
    url: one.link(...url),
    summary: one.sentence(...names('summary description details')),
  }))
  resume.certificates = named('certificates', 'name title certificate', (one, name) => ({
    name,
    ...day(one, 'issueDate', 'issued'),
    issuer: one.text(...names('issuer authority organization organisation awarder by institution provider')),
    url: one.link(...url, 'credentialUrl'),
  }))
  resume.publications = named('publications', 'name title', (one, name) => ({
    name,
    publisher: one.text(...names('publisher venue journal conference publication publishedIn')),
    ...day(one, 'releaseDate', 'published'),
    url: one.link(...url),
    summary: one.sentence(...names('summary description abstract')),
    authors: one.texts('authors', 'author'),
    doi: one.text('doi'),
  }))
  resume.skills = named('skills', 'name category group title type area skill label', (one, name) => ({
    name,
    level: one.text(...names('level proficiency rating')),
    keywords: one.texts(...names('keywords items skills list values technologies tools details')),
  }))
  resume.languages = named('languages', 'language name lang', (one, language) => ({
    language,
    fluency: one.text(...names('fluency level proficiency')),
  }))
  resume.interests = named('interests', 'name title interest', (one, name) => ({
    name,
    keywords: one.texts(...names('keywords items details')),
  }))
  resume.references = named(
    'references',
    'reference quote text recommendation feedback',
    (one, reference) => ({
      reference,
      name: one.text(...names('name author from person')),
    }),
  )
  resume.projects = named('projects', 'name title project', (one, name) => ({
    name,
    description: one.sentence(...names('description summary details')),
    highlights: one.sentences(...names('highlights bullets points achievements features')).map(withoutBullet),
    keywords: one.texts(...names('keywords technologies tech techStack stack tags tools skills')),
    ...period(one),
    url: one.link(...url, ...names('demo homepage github repository repo')),
    roles: one.texts('roles', 'role'),
    entity: one.text(...names('entity organization organisation company client')),
    type: one.text('type'),
  }))
}

/**
 * A post. In JSON Resume its description is that of the company; elsewhere it says what was done.
 *
 * @param isStandard whether the list has its name of JSON Resume
 */
function post(one: Entry, organisation: readonly string[], isStandard: boolean): Post {
  const isAboutWork = !isStandard && !one.has('summary')
  return {
    name: one.text(...organisation),
    position: one.text(...names('position role title jobTitle job_title designation')),
    location: placeIn(one),
    description: isAboutWork ? undefined : one.sentence('description'),
    url: one.link(...url, 'companyUrl', 'company_url'),
    // A post without an end goes on.
    ...period(one, true),
    ...textsOf(one, isAboutWork ? ['description'] : ['summary']),
  }
}

const studies = (one: Entry) => ({
  institution: one.text(...names('institution school university college name organization')),
  url: one.link(...url),
  area: one.text(...names('area field major fieldOfStudy field_of_study subject program programme')),
  studyType: one.text(...names('studyType degree title qualification level')),
  ...period(one),
  score: one.text(...names('score gpa grade grades')),
  ...textsOf(one, names('summary description notes thesis')),
  location: placeIn(one),
  courses: one.texts('courses', 'coursework', 'relevantCourses', 'modules'),
})

/** The summary and the highlights. Some files have the highlights as points of a list within the summary. */
function textsOf(one: Entry, summaries: readonly string[]): Pick<Post, 'summary' | 'highlights'> {
  const summary = one.sentence(...summaries)
  const done = one.sentences(...highlights).map(withoutBullet)
  const points = pointsIn(summary ?? '')
  return done.length === 0 && points.highlights.length > 0 ? points : { summary, highlights: done }
}

/** A start and an end, or both in one text. */
function period(one: Entry, goesOn = false): Period {
  if (!start.some((key) => one.has(key)) && dates.some((key) => one.has(key)))
    return periodOfText(one.text(...dates))
  const isCurrent = one.peek('current') === true || one.peek('current') === 'true'
  if (isCurrent) one.take('current')
  return one.period(start, end, goesOn || isCurrent)
}

/** A place, as one text or in parts. */
function placeIn(one: Entry): string | undefined {
  if (!isGroup(one.peek('location'))) return one.text(...place)
  const parts = one.group('location')
  const texts = names('address city region state country countryCode').map((part) => parts.text(part))
  parts.done()
  return texts.filter(Boolean).join(', ') || undefined
}

/**
 * The entries of a list under each of its names. Some files have an object of entries by their names in place of it, or
 * names alone.
 *
 * @param keys the keys under which an entry has its name
 * @param value the key of what an object has under a name
 */
function listIn(
  parent: Entry,
  all: readonly string[],
  keys: readonly string[] = [],
  value = 'keywords',
): { name: string; entries: Entry[] }[] {
  return all
    .filter((name) => parent.has(name))
    .map((name) => {
      const list = parent.peek(name)
      const [key] = keys
      if (key === undefined || !isGroup(list) || keys.some((one) => Object.hasOwn(list, one)))
        return { name, entries: parent.list(name, key) }
      const byName = parent.group(name)
      const entries = byName
        .keys()
        .map((one) => new Entry({ [key]: one, [value]: byName.take(one) }, byName.at(one), parent.context))
      return { name, entries }
    })
}

/** Passes over what a résumé says of its own file, such as its schema and version. */
function readFileData(root: Entry): void {
  root.take('$schema')
  if (!isGroup(root.peek('meta'))) return
  const meta = root.group('meta')
  for (const key of ['$schema', 'canonical', 'version', 'lastModified', 'format', 'theme']) meta.take(key)
  meta.done()
}
