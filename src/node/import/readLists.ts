import { pointsIn, withoutBullet } from '../../../schema/text/sentence.ts'
import { dayIn, periodIn } from './dates.ts'
import type { Entry } from './entry.ts'
import {
  type Award,
  type Certificate,
  type Education,
  filled,
  joinedPoints,
  type Paragraph,
  type Post,
  type Publication,
  type Resume,
  type ResumeProject,
  type Skill,
} from './resume.ts'

// The lists of a résumé, read from entries of all formats. Each key stands with all names that were met, that of JSON
// Resume first. A format may read keys of its own before it hands its entries on; what nobody reads is listed.

const addresses =
  'url website link href companyUrl companyLink credentialUrl demo homepage github repository repo'
const points =
  'highlights achievements responsibilities bullets points accomplishments tasks bulletPoints features descBullets'

/** Posts, paid or not. A post without an end goes on. */
export function postsOf(entries: readonly Entry[], about?: string): Post[] {
  return each(entries, (one) => {
    const name = one.linked('name company employer organization organisation companyName institution')
    const place = placeIn(one)
    // In the work of JSON Resume, a description is that of the company; elsewhere it says what was done.
    const aboutKey = about ?? (one.has('summary') ? 'description' : '')
    const summary = aboutKey === 'description' ? 'summary desc' : 'summary description desc'
    return {
      name: name.words,
      position: one.text('position role title jobTitle designation'),
      location: place.words,
      description: aboutKey ? one.sentence(aboutKey) : undefined,
      url: addressIn(one, name.url, place.url),
      ...periodIn(one, true),
      ...withKeywords(textsIn(one, summary), one.texts('keywords technologies techStack stack tags')),
    }
  })
}

/**
 * Courses of studies.
 *
 * @param goesOn whether studies without an end go on
 */
export function studiesOf(entries: readonly Entry[], goesOn = false): Education[] {
  return each(entries, (one) => {
    const name = one.linked('institution school university college name organization schoolName company')
    const place = placeIn(one)
    const { summary, highlights } = textsIn(one, 'summary description notes thesis desc')
    const activities = one.sentence('activities')
    return {
      institution: name.words,
      url: addressIn(one, name.url, place.url),
      area: one.text('area field major fieldOfStudy subject program programme'),
      studyType: one.text('studyType degree degreeName title qualification level position subHeader'),
      ...periodIn(one, goesOn),
      score: one.text('score gpa grade grades'),
      summary: activities === undefined ? summary : joinedPoints([summary, activities]),
      highlights,
      location: place.words,
      courses: one.texts('courses coursework relevantCourses modules'),
    }
  })
}

export function awardsOf(entries: readonly Entry[]): Award[] {
  return eachLinked(entries, 'title name award', (one, title, link) => ({
    title,
    ...dayIn(one),
    awarder: one.text('awarder issuer organization organisation by from institution'),
    ...placeAndAddress(one, link),
    ...summaryIn(one, 'summary description subtitle'),
  }))
}

export function certificatesOf(entries: readonly Entry[]): Certificate[] {
  return eachLinked(entries, 'name title certificate', (one, name, link) => ({
    name,
    ...dayIn(one),
    issuer: one.text('issuer authority organization organisation awarder by institution provider body'),
    ...placeAndAddress(one, link),
    ...textsIn(one, 'summary description'),
  }))
}

export function publicationsOf(entries: readonly Entry[]): Publication[] {
  return eachLinked(entries, 'name title', (one, name, link) => ({
    name,
    publisher:
      one.text('publisher venue journal conference publication publishedIn') ??
      (one.texts('conferenceName journalName').join(', ') || undefined),
    ...dayIn(one),
    url: addressIn(one, link),
    summary: one.sentence('summary description abstract'),
    authors: authorsIn(one),
    doi: one.text('doi')?.replace(/^https?:\/\/doi\.org\//i, ''),
  }))
}

/** Authors in a list, or in one text with commas between them. */
function authorsIn(one: Entry): string[] {
  const isText = typeof one.peek('authors author') === 'string'
  const authors = one.texts('authors author')
  return isText
    ? authors
        .join(', ')
        .split(/\s*(?:,|;|\band\b)\s*/)
        .filter(Boolean)
    : authors
}

const skillName = 'name category group title type area skill label'

export function skillsOf(entries: readonly Entry[]): Skill[] {
  return eachNamed(entries, skillName, (one, name) => ({
    name,
    level: one.text('level proficiency rating'),
    keywords: keywordsIn(one, 'keywords items skills list values technologies tools details'),
  }))
}

export function languagesOf(entries: readonly Entry[]): Resume['languages'] {
  return eachNamed(entries, 'language name lang label', (one, language) => ({
    language,
    fluency:
      [one.text('fluency level proficiency details'), ...one.texts('keywords')].filter(Boolean).join(', ') ||
      undefined,
  }))
}

export function interestsOf(entries: readonly Entry[]): Resume['interests'] {
  return eachNamed(entries, 'name title interest label', (one, name) => ({
    name,
    keywords: keywordsIn(one, 'keywords items details'),
  }))
}

const referenceText = 'reference quote text recommendation feedback summary'

export function referencesOf(entries: readonly Entry[]): Resume['references'] {
  return eachNamed(entries, referenceText, (one, reference) => ({
    reference,
    name:
      [one.text('name author from person'), one.text('relationship')].filter(Boolean).join(', ') || undefined,
  }))
}

/** Projects; `goesOn` as for studies. */
export function projectsOf(entries: readonly Entry[], goesOn = false): ResumeProject[] {
  return eachLinked(entries, 'name title project projectName', (one, name, link) => {
    const { summary, highlights } = textsIn(one, 'description summary projectDesc')
    return {
      name,
      description: summary,
      highlights,
      keywords: one.texts('keywords technologies tech techStack stack tags tools skills'),
      ...periodIn(one, goesOn),
      ...placeAndAddress(one, link),
      image: one.picture('image imageUrl'),
      roles: one.texts('roles role'),
      entity: one.text('entity organization organisation company client'),
      type: one.text('type'),
    }
  })
}

/** The names of the lists of JSON Resume, and of the keys under which their entries have names. */
export const listNames = {
  work: 'works experience experiences workExperience workExperiences professionalExperience employment employmentHistory workHistory jobs positions',
  volunteer: 'volunteering volunteers volunteerWork volunteerExperience',
  education: 'education educations studies schools academics',
  awards: 'awards award honors honours prizes honorsAndAwards',
  certificates: 'certificates certificate certifications certification certs licenses',
  publications: 'publications publication papers',
  skills: 'skills skill technicalSkills skillset technologies',
  languages: 'languages language spokenLanguages',
  interests: 'interests interest hobbies',
  references: 'references reference recommendations testimonials',
  projects: 'projects project personalProjects sideProjects',
}

/** Reads the lists of a file that has those of JSON Resume, under their own or other usual names. */
export function readLists(root: Entry, resume: Resume): void {
  resume.work = [...postsOf(root.list('work'), 'description'), ...postsOf(root.list(listNames.work))]
  resume.volunteer = [
    ...postsOf(root.list('volunteer'), 'description'),
    ...postsOf(root.list(listNames.volunteer)),
  ]
  resume.education = studiesOf(root.list(listNames.education))
  resume.awards = awardsOf(root.list(listNames.awards, 'title name award'))
  resume.certificates = certificatesOf(root.list(listNames.certificates, 'name title certificate'))
  resume.publications = publicationsOf(root.list(listNames.publications, 'name title'))
  resume.skills = skillsOf(root.list(listNames.skills, skillName))
  resume.languages = languagesOf(root.list(listNames.languages, 'language name lang'))
  resume.interests = interestsOf(root.list(listNames.interests, 'name title interest'))
  resume.references = referencesOf(root.list(listNames.references, referenceText))
  resume.projects = projectsOf(root.list(listNames.projects, 'name title project'))
}

/**
 * What `read` makes of each entry of a list. An entry of which that is undefined is no entry of the résumé.
 *
 * @param why the reason for which keys that are not read have no place
 */
export function each<T extends object>(
  entries: readonly Entry[],
  read: (one: Entry) => T | undefined,
  why?: string,
): T[] {
  const all: T[] = []
  for (const one of entries) {
    const found = read(one)
    one.done(why)
    if (found !== undefined) all.push(filled(found))
  }
  return all
}

/** What is read of entries that have a name; any other has no place as a whole. */
function eachNamed<T extends object>(
  entries: readonly Entry[],
  names: string,
  read: (one: Entry, name: string) => T,
): T[] {
  return entries.flatMap((one) => {
    const name = one.text(names)
    if (name === undefined) one.done(`it has no ${names.split(' ')[0]}`)
    return name === undefined ? [] : each([one], () => read(one, name))
  })
}

/** The same where a name may be a link. */
function eachLinked<T extends object>(
  entries: readonly Entry[],
  names: string,
  read: (one: Entry, name: string, link: string | undefined) => T,
): T[] {
  return entries.flatMap((one) => {
    const { words, url } = one.linked(names)
    if (words === undefined) one.done(`it has no ${names.split(' ')[0]}`)
    return words === undefined ? [] : each([one], () => read(one, words, url))
  })
}

/** The summary and the highlights. Some files have the highlights as points of a list within the summary. */
function textsIn(one: Entry, summaries: string): Texts {
  const { summary, highlights } = summaryIn(one, summaries)
  const within = pointsIn(summary ?? '')
  return highlights.length === 0 && within.highlights.length > 0 ? within : { summary, highlights }
}

/** The words about a post, behind its points. */
const withKeywords = ({ summary, highlights }: Texts, keywords: readonly string[]): Texts => ({
  summary,
  highlights: keywords.length > 0 ? [...highlights, keywords.join(', ')] : highlights,
})

interface Texts {
  summary?: string | undefined
  highlights: string[]
}

/** The summary as it is written, and the highlights. */
function summaryIn(one: Entry, summaries: string): Texts {
  const areDetailsText = typeof one.peek('details') === 'string'
  const names = areDetailsText ? `${summaries} details` : summaries
  const areSummariesPoints = Array.isArray(one.peek(names))
  const texts = [...new Set(one.sentences(names))]
  const highlights = one.sentences(areDetailsText ? points : `${points} details`)
  return {
    summary: areSummariesPoints ? undefined : texts.join('\n\n') || undefined,
    highlights: [...(areSummariesPoints ? texts : []), ...highlights].map(withoutBullet),
  }
}

/** A place, as one text, which may be a link, or in parts. */
function placeIn(one: Entry): { words?: string | undefined; url?: string | undefined } {
  const [parts] = one.groups('location')
  if (!parts) return one.linked('location place city')
  const texts = ['address', 'city', 'region', 'state', 'country', 'countryCode'].map((name) =>
    parts.text(name),
  )
  parts.done()
  return { words: texts.filter(Boolean).join(', ') || undefined }
}

/** The address of an entry, or one to which its name or place leads; it has only one. */
function addressIn(one: Entry, ...links: readonly (string | undefined)[]): string | undefined {
  const [url, ...others] = [one.link(addresses), ...links].filter((link) => link !== undefined)
  for (const other of others) if (other !== url) one.skip('link', other, 'each has one link')
  return url
}

function placeAndAddress(one: Entry, link: string | undefined) {
  const place = placeIn(one)
  return { location: place.words, url: addressIn(one, link, place.url) }
}

/** A comma or another separator between parts, and none in brackets. */
const outerComma = /\s*(?:[,;、，；|]|\s[·•]\s)\s*(?![^()（）]*[)）])/

/** Short words in lists, or in one text with commas between them; any other text is one of them. */
export function keywordsIn(one: Entry, names: string): string[] {
  const isText = typeof one.peek(names) === 'string'
  const texts = one.texts(names)
  return isText ? texts.flatMap(keywordsOf) : texts
}

/** The parts of a text that is a list of short ones; any other text as one entry. */
export function keywordsOf(text: string): string[] {
  const parts = text.split(outerComma).map((part) => part.replace(/^and\s+/, ''))
  const isList = parts.every((part) => part.length <= 40)
  return (isList ? parts : [text]).filter(Boolean)
}

/** An entry of a list of links: its words, linked where there is an address, and a sentence about it. */
export const linkedWords = (words: string, url: string | undefined, text: string | undefined): Paragraph =>
  url ? filled({ words, url, text }) : [words, text].filter(Boolean).join(colonBehind(words))

/** The colon behind words, which is wide behind Chinese and Japanese. */
export const colonBehind = (words: string): string =>
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}）」』】](?:\*\*)?$/u.test(words) ? '：' : ': '

/** Takes the e-mail address or the telephone number from a key; the page has one of each, others are listed as not placed. */
export function takeContact(resume: Resume, which: 'email' | 'phone', one: Entry, key: string): void {
  for (const text of one.texts(key)) {
    const plain = text.replace(/^(?:mailto|tel):/i, '')
    if (resume[which] === undefined) resume[which] = plain
    else if (plain !== resume[which])
      one.skip(key, text, which === 'email' ? 'the page has one address' : 'the page has one number')
  }
}
