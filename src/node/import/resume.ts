import { z } from 'zod'
import { displayName } from '../../../schema/text/languages.ts'
import { bullet, pointsIn, withoutBullet } from '../../../schema/text/sentence.ts'
import { isGroup, own } from '../../../schema/yaml/valueAt.ts'
import { dayOf, periodOf } from './dates.ts'
import { networkName, networkOf, profileAt, spelt } from './formats/networks.ts'
import type { Phrase } from './page/words.ts'
import { entriesOf, gathered, groupsIn, isEmpty, plainKey, textsIn } from './values.ts'
import {
  escaped,
  isFileName,
  nameWording,
  plainWording,
  safeLink,
  sentenceWording,
  withoutLinks,
} from './wording.ts'

// What every format becomes: JSON Resume, each key with the other names that were met for it, that of JSON Resume first.
// What has another form than its field, or no field, is not in it; `unplaced.ts` lists what of a file is on no page.

/** A field: what is read of all values that stand under its names. */
const field = <T>(read: (found: readonly unknown[]) => T) =>
  z.custom<readonly unknown[]>(Array.isArray).transform(read)

/** An entry with some fields, each with its other names. */
function entry<Shape extends Record<string, z.ZodType>>(
  shape: Shape,
  names: Partial<Record<keyof Shape & string, string>> = {},
) {
  const all: Record<string, string> = {}
  for (const key in shape) all[key] = names[key] ?? ''
  return z.preprocess((value) => gathered([value].flat(), all), z.object(shape))
}

/** The first text, without markup. */
const text = field((found) => {
  for (const value of found) {
    const texts = textsIn(value, nameWording)
    if (texts.length > 0) return texts.join(', ')
  }
  return undefined
})

/** All texts of lists, without markup; a text alone is a list of one. */
const texts = field((found) => unique(textsIn(found, nameWording)))

/** Sentences, which keep their inline Markdown: a second one is a second paragraph. */
const sentence = field((found) => unique(textsIn(found, sentenceWording)).join('\n\n') || undefined)

const sentences = field((found) => unique(textsIn(found, sentenceWording)))

/** Short words in lists, or in one text with commas between them. */
const keywords = field((found) =>
  unique(
    found.flatMap((value) =>
      textsIn(value, nameWording).flatMap(typeof value === 'string' ? keywordsOf : String),
    ),
  ),
)

/** A text that is a list where its value is one, and else running text. */
const summary = field((found) => {
  const [points, running] = [found.filter(Array.isArray), found.filter((value) => !Array.isArray(value))]
  return {
    text: unique(textsIn(running, sentenceWording)).join('\n\n') || undefined,
    points: unique(textsIn(points, sentenceWording)),
  }
})

/** Addresses to which a link may lead; an object has one below `href` or the like. */
const links = field((found) => {
  const addresses = found.flat().map((value) => {
    const address = isGroup(value) ? gathered([value], { href: 'url link' }).href[0] : value
    return typeof address === 'string' ? safeLink(address) : undefined
  })
  return unique(addresses.filter((address) => address !== undefined))
})

/** A name, and the address to which it or a word of it is a link in Markdown. */
const linked = field((found) => {
  const [value] = found
  const { words, addresses } = withoutLinks(typeof value === 'string' ? plainWording(value) : '')
  const name = addresses.length > 0 ? nameWording(words) : textsIn(value, nameWording).join(', ')
  return { name: name || undefined, urls: addresses.map(safeLink).filter((url) => url !== undefined) }
})

/** A place, in one text, which may be a link, or in parts. */
const place = field((found) => {
  const [parts] = groupsIn(found)
  if (!parts) return linked.parse(found)
  const keys = ['address', 'city', 'region', 'state', 'country', 'countryCode']
  return {
    name: keys.flatMap((key) => textsIn(own(parts, key), nameWording)).join(', ') || undefined,
    urls: [],
  }
})

/** Both ends of a period in one text, or two in a list, of which an empty one goes on. */
const ends = field((found) =>
  found.flatMap((value) =>
    Array.isArray(value) && value.length === 2 && isEmpty(value[1])
      ? textsIn(value[0], (start) => `${start} – present`)
      : textsIn(value, nameWording),
  ),
)

/** The fields of a period: a start and an end, or both at once. */
const period = {
  startDate: texts,
  endDate: texts,
  dates: ends,
  current: field(([value]) => value === true || value === 'true'),
}
const periodNames = {
  startDate: 'start from begin startedOn dateStart startYear',
  endDate: 'end to until finishedOn dateEnd endYear stopDate finishDate',
  dates: 'date period duration year years when timeframe time workTime',
  current: 'isCurrent currentlyWorking',
}

/** The field of a day. */
const day = { date: texts }
const dayNames = `dates period year when releaseDate published publishedOn issueDate issued issuedOn startDate start awardTime startedOn`

const address = 'website link href companyUrl companyLink credentialUrl demo homepage visitLink event_url'
const code = 'github repository repo sourceCode source'
const points =
  'achievements responsibilities bullets points accomplishments tasks bulletPoints features descBullets'

/** Texts about a post or another entry. Some files have points as lines of the text; words about it come behind them. */
function saidOf(
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

/** A text whose lines are numbered, with bullets in place of the numbers. */
function withBullets(text: string): string {
  const number = /^[^\S\n]*\d{1,2}[.、)）]\s*(?=\S)/gmu
  return (text.match(number) ?? []).length > 1 ? text.replace(number, '- ') : text
}

/** A post, paid or not. One without an end goes on. */
const post = entry(
  {
    name: linked,
    position: text,
    location: place,
    description: sentence,
    url: links,
    summary,
    highlights: sentences,
    keywords: texts,
    ...period,
  },
  {
    name: 'company employer organization organisation companyName institution entity',
    position: 'role title jobTitle designation departmentName',
    location: 'place city',
    url: `${address} ${code}`,
    summary: 'desc details workDesc text',
    highlights: points,
    keywords: 'technologies techStack stack tags areas',
    ...periodNames,
  },
).transform(({ name, position, location, description, url, summary, highlights, keywords, ...when }) => ({
  name: name.name,
  position,
  location: location.name,
  description,
  url: [...url, ...name.urls, ...location.urls][0],
  ...periodOf(when, true),
  ...saidOf(summary, highlights, keywords),
}))

/** A course of studies. */
const study = entry(
  {
    institution: linked,
    location: place,
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
    location: 'place city',
    area: 'field major fieldOfStudy subject program programme',
    studyType: 'degree degreeName title qualification level position subHeader academicDegree',
    score: 'gpa grade grades',
    summary: 'description notes thesis desc details activities',
    highlights: points,
    courses: 'coursework relevantCourses modules',
    url: address,
    ...periodNames,
    dates: `${periodNames.dates} eduTime`,
  },
).transform(
  ({
    institution,
    location,
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
  }) => ({
    ...study,
    studyType: studyType ?? degree,
    institution: institution.name ?? school,
    location: location.name,
    url: [...url, ...institution.urls, ...location.urls][0],
    ...periodOf({ startDate, endDate, dates, current }, false),
    ...saidOf(summary, highlights),
  }),
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
    name: 'title project projectName workName',
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
    return {
      ...project,
      name: name.name,
      location: location.name,
      description: said.summary,
      highlights: said.highlights,
      url: addresses[0] ?? links[0]?.url,
      links: [...others, ...links.slice(addresses.length > 0 ? 0 : 1)],
      image: pictureIn([image]),
      ...periodOf({ startDate, endDate, dates, current }, false),
    }
  },
)

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

const skill = entry(
  {
    name: text,
    level: text,
    keywords,
    percent: field(([value]) => (typeof value === 'number' ? value : undefined)),
  },
  {
    name: skillName,
    level: 'proficiency rating skillLevel',
    keywords: 'items skills list values technologies tools details skillDesc',
  },
)

const language = entry(
  { language: text, fluency: texts },
  { language: 'name lang label', fluency: 'level proficiency experience details keywords' },
).transform(({ language, fluency }) => ({
  // Some write the code of a language.
  language:
    language && /^[a-z]{2,3}$/.test(language) ? (displayName('language', language) ?? language) : language,
  fluency: fluency.join(', ') || undefined,
}))

const interest = entry({ name: text, keywords }, { name: 'title interest label', keywords: 'items details' })

const referenceText = 'reference quote text recommendation feedback summary'

const reference = entry(
  { reference: sentence, name: text, relationship: text },
  { reference: referenceText, name: 'author from person' },
).transform(({ reference, name, relationship }) => ({
  reference,
  name: [name, relationship].filter(Boolean).join(', ') || undefined,
}))

/** The lists of JSON Resume: their entries, the other names of each, and those of the key under which entries have theirs. */
const lists = {
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
  languages: { entry: language, names: 'language spokenLanguages', named: 'language name lang' },
  interests: { entry: interest, names: 'interest hobbies', named: 'name title interest' },
  references: { entry: reference, names: 'reference recommendations testimonials', named: referenceText },
  projects: {
    entry: project,
    names: 'project personalProjects sideProjects projectList workList',
    named: 'name title project',
  },
}

/** Lists of skills that have the name of their group as a key. */
const skillGroups = 'softSkills hardSkills programming programmingLanguages frameworks tools databases'

const basicsNames =
  'basic personal personalInfo personalInformation personalDetails profile info header generalInformation'
const contactNames = 'contacts contactInfo'

/** The person, of all groups that say something of him. */
const person = entry(
  {
    name: field(fullNameIn),
    firstName: text,
    lastName: text,
    label: text,
    tagline: sentence,
    image: field(pictureIn),
    email: texts,
    phone: texts,
    url: links,
    summary: sentence,
    location: field(locationIn),
    address: field(locationIn),
    profiles: field((found) => found),
  },
  {
    name: 'fullName',
    firstName: 'givenName given',
    lastName: 'surname familyName family',
    label: 'headline title role position jobTitle profession positionTitle',
    image: 'picture photo avatar',
    email: 'mail emailAddress',
    phone: 'telephone mobile phoneNumber tel',
    url: 'website homepage site',
    summary: 'about bio objective aboutMe description intro profileSummary careerSummary careerProfile',
    location: 'workPlace city',
    profiles: 'social socials socialMedia networks links accounts',
  },
)

/** A name, in one text or in parts. */
function fullNameIn(found: readonly unknown[]): string | undefined {
  const [parts] = groupsIn(found)
  if (!parts) return text.parse(found)
  const named = gathered([parts], {
    first: 'firstName given',
    middle: 'middleName',
    last: 'lastName family surname',
  })
  return textsIn(Object.values(named), nameWording).join(' ') || undefined
}

/** The https: address of a picture, or the path of a file from the folder of the input; no picture in the file itself. */
function pictureIn([value]: readonly unknown[]): string | undefined {
  const written = String(
    isGroup(value) ? (own(value, 'url') ?? own(value, 'src') ?? '') : (value ?? ''),
  ).trim()
  const path = written.replaceAll('\\', '/').replace(/^\.?\/+/, '')
  const address = safeLink(written)
  if (address !== undefined) return /^https:/i.test(address) ? address : undefined
  return isFileName(path) && !/^[a-z][a-z+.-]*:|(?:^|\/)\.\.\//i.test(path) ? path : undefined
}

type Place = Partial<Record<'address' | 'postalCode' | 'city' | 'countryCode' | 'region', string>>

function locationIn(found: readonly unknown[]): Place {
  const [group] = groupsIn(found)
  if (!group) return placeIn(textsIn(found[0], nameWording)[0])
  const parts = entry(
    { address: text, postalCode: text, city: text, countryCode: text, region: text },
    { address: 'street road', countryCode: 'country', region: 'state', postalCode: 'postCode zipCode zip' },
  ).parse(group)
  // Many write a place as the address, which then has no number.
  const isPlace = parts.city === undefined && parts.address !== undefined && !/\d/.test(parts.address)
  return filled(isPlace ? { ...parts, city: parts.address, address: undefined } : parts)
}

/** A place in one text, in which a number with words before a comma is that of a house: `1 Harbour Road, 1234 Lagos`. */
function placeIn(text: string | undefined): Place {
  const [, address, place] = /^([^,，]*\p{L}[^,，]*)[,，]\s*(.+)$/u.exec(text ?? '') ?? []
  if (!address || !place || !/\d/.test(address)) return filled({ city: text })
  const city = place.split(/\s+/).filter((word) => !/\d/.test(word))
  return filled({ address, city: city.join(' ') || undefined })
}

/** An address in one text, of which a street may be all. */
const withoutStreet = ({ city, ...place }: Place): Place =>
  filled(city && /\d/.test(city) && !place.address ? { ...place, address: city } : { ...place, city })

/** Whether an account is a telephone number, which is as private as one that is called so. */
export const isTelephone = ({ username = '', url = '' }: Profile): boolean =>
  /^tel:|^https:\/\/(?:wa\.me|(?:\w+\.)?whatsapp\.com)\//i.test(url) ||
  (url === '' && /^[+0][\d\s()./-]{6,}$/.test(username))

/** An account of the owner’s. */
export interface Profile {
  network: string
  username?: string | undefined
  url?: string | undefined
}

const networkNames = 'network name label platform site title txt'

function profilesIn(values: readonly unknown[]): Profile[] {
  const profile = entry(
    { network: text, username: text, url: links },
    { network: networkNames, username: 'user handle', url: 'link href' },
  )
  return entriesOf(values, networkNames, 'username').map((one) => {
    const { network = '', username, url } = profile.parse(one)
    const address = url[0] ?? profileAt(network, username)
    const isAddress = username !== undefined && safeLink(username) !== undefined
    return { network: spelt(network), username: isAddress ? undefined : username, url: address }
  })
}

/** Accounts under the names of their networks, in a group that says how to reach somebody. */
function accountsIn(group: Readonly<Record<string, unknown>>): Profile[] {
  const all: Profile[] = []
  for (const [key, value] of Object.entries(group)) {
    const network = networkName(key)
    if (network === undefined || isEmpty(value) || Array.isArray(value)) continue
    const [one] = profilesIn([isGroup(value) ? { ...value, network } : { network, username: value }])
    if (one?.url ?? one?.username) all.push({ ...one, network })
  }
  return all
}

/** Texts under a heading in the owner’s words; others have a phrase in the language of the page. */
export interface HeadedText {
  heading: string | { phrase: Phrase }
  paragraphs: Paragraph[]
}

/** A sentence, which may have inline Markdown, or a link with its words and a sentence about it. */
export type Paragraph = string | { words: string; url: string; text?: string | undefined }

/** What a portfolio says and a résumé does not. */
export interface More {
  /** A BCP 47 tag; undefined if the input does not have it. */
  lang?: string | undefined
  /** Whether the name is only that of an account. */
  isNameGuessed?: boolean
  headline?: string | undefined
  title?: string | undefined
  description?: string | undefined
  accent?: string | undefined
  resumeFile?: string | undefined
  contact?: string | undefined
  /** Texts under headings of their own that fit nothing else. */
  texts?: HeadedText[]
}

/** Whether data has something of a résumé at its top: the person, or one of the lists. */
export function isResume(data: object): boolean {
  const found = gathered([data], { basics: basicsNames, ...namesOfLists })
  return Object.values(found).some((values) => values.some((value) => typeof value === 'object'))
}

export type Resume = ReturnType<typeof readResume>
export type Post = Resume['work'][number]
export type Publication = Resume['publications'][number]
export type ResumeProject = Resume['projects'][number]
export type Skill = Resume['skills'][number]

/** Reads a JSON Resume, and whatever is near one: any other names of its keys, in any order, flat or in groups. */
export function readResume(data: object, more: More = {}) {
  const { basics } = gathered([data], { basics: basicsNames })
  const groups = groupsIn(basics)
  const contacts = [...groups, data].flatMap((holder) =>
    groupsIn(gathered([holder], { contact: contactNames }).contact),
  )
  const known = person.parse([...groups, data, ...contacts])
  const all = gathered([data], namesOfLists)
  const read = <Entry extends z.ZodType<object>>(
    list: { entry: Entry; named?: string },
    found: readonly unknown[],
  ) =>
    entriesOf(found, list.named)
      .map((one): z.output<Entry> => list.entry.parse(one))
      .filter(saysAnything)
  // Under its own name, a description of work is that of the company.
  const [ownWork, ...work] = own(data, 'work') === undefined ? [undefined, ...all.work] : all.work
  const grouped = Object.entries(data).filter(([key]) =>
    skillGroups.split(' ').some((name) => plainKey(name) === plainKey(key)),
  )
  const isProfile = ({ url, network }: Profile) => url !== undefined || network !== ''
  const profiles = [
    ...profilesIn(known.profiles),
    ...[...groups, ...contacts, data].flatMap((group) => accountsIn({ ...group })),
  ]
  const telephone = profiles.find(isTelephone)
  const mails = profiles.map(({ url = '' }) => url).filter((url) => url.startsWith('mailto:'))
  return {
    ...known,
    ...more,
    texts: more.texts ?? ownLists(data),
    name: known.name ?? ([known.firstName, known.lastName].filter(Boolean).join(' ') || undefined),
    email: [...known.email, ...mails][0]?.replace(/^mailto:/i, ''),
    location: isEmpty(known.location) ? withoutStreet(known.address) : known.location,
    phone: (known.phone[0] ?? telephone?.username ?? telephone?.url)?.replace(/^tel:/i, ''),
    url: known.url[0],
    profiles: profiles.filter((one) => isProfile(one) && !one.url?.startsWith('mailto:')),
    work: [...read(lists.work, [ownWork]), ...read(lists.work, work).map(described)],
    volunteer: read(lists.volunteer, all.volunteer).map(described),
    education: read(lists.education, all.education),
    awards: withName(read(lists.awards, all.awards), 'title'),
    certificates: withName(read(lists.certificates, all.certificates), 'title'),
    publications: withName(read(lists.publications, all.publications), 'name'),
    skills: [
      ...withName(read(lists.skills, all.skills), 'name'),
      ...grouped.map(([key, value]) => skill.parse({ name: headingOf(key), keywords: value })),
    ],
    languages: withName(read(lists.languages, all.languages), 'language'),
    interests: read(lists.interests, all.interests).flatMap(({ name, keywords }) =>
      name === undefined
        ? keywords.map((name) => ({ name, keywords: [] as string[] }))
        : [{ name, keywords }],
    ),
    references: withName(read(lists.references, all.references), 'reference'),
    projects: withName(read(lists.projects, all.projects), 'name'),
  }
}

/** The usual names of all lists. */
const namesOfLists = Object.fromEntries(
  Object.entries(lists).map(([key, { names }]) => [key, names]),
) as Record<keyof typeof lists, string> // Which has the same keys.

/** Lists with names of the owner’s that say what was done where or when, as texts under these names. */
function ownLists(data: object): HeadedText[] {
  const usual = new Set(
    [basicsNames, contactNames, skillGroups, ...Object.entries(namesOfLists).flat()]
      .flatMap((names) => names.split(' '))
      .map(plainKey),
  )
  const texts: HeadedText[] = []
  for (const [key, value] of Object.entries(data)) {
    if (usual.has(plainKey(key)) || !Array.isArray(value)) continue
    const paragraphs = groupsIn(value).flatMap((one) => {
      const { position, name, location, startDate, endDate, dates, summary, highlights } = post.parse(one)
      const years = [startDate, endDate === 'present' ? '' : endDate].map((date) => date?.slice(0, 4))
      const when = dates ?? [...new Set(years)].filter((year) => year !== undefined).join('–')
      const where = [position, name, location, when].filter(Boolean)
      const said = joinedPoints([summary, ...highlights], ' ')
      const isTold = (position ?? name) !== undefined && (said !== undefined || where.length > 1)
      return isTold ? [[escaped(where.join(', ')), said].filter(Boolean).join(': ')] : []
    })
    if (paragraphs.length > 0) texts.push({ heading: headingOf(key), paragraphs })
  }
  return texts
}

/** Whether an entry has any of its fields. */
const saysAnything = (one: object) =>
  Object.values(one).some((value) => (Array.isArray(value) ? value.length > 0 : value !== undefined))

/** Entries that have a name, without which they are none. */
const withName = <Entry extends object, Name extends keyof Entry>(entries: readonly Entry[], name: Name) =>
  entries.filter(
    (one): one is Entry & Record<Name, Exclude<Entry[Name], undefined>> => one[name] !== undefined,
  )

/** A post that has nothing but a description, which then says what was done. */
const described = (one: z.output<typeof post>): z.output<typeof post> =>
  one.description === undefined || one.summary !== undefined
    ? one
    : { ...one, description: undefined, ...saidOf({ text: one.description, points: one.highlights }) }

/** A key as a heading: `soft_skills` is Soft Skills. */
export const headingOf = (key: string): string =>
  key
    .replaceAll('_', ' ')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())

/** A comma or another separator between parts, and none in brackets. */
const outerComma = /\s*(?:[,;、，；|]|\s[·•]\s)\s*(?![^()（）]*[)）])/

/** The parts of a text that is a list of short ones; any other text as one entry. */
export function keywordsOf(text: string): string[] {
  const parts = text.split(outerComma).map((part) => part.replace(/^and\s+/, ''))
  const isList = parts.every((part) => part.length <= 40)
  return (isList ? parts : [text]).filter(Boolean)
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]

/** Joins sentences and points, each with a full stop; undefined if there are none. */
export function joinedPoints(points: readonly (string | undefined)[], between = '\n'): string | undefined {
  const sentences = points
    .filter((point) => point !== undefined && point !== '')
    .map((point) => point + missingStop(`${point}`))
  if (sentences.length === 0) return undefined
  return between === ' ' ? inOneLine(sentences.join('\n')) : sentences.join(between)
}

/** A text on one line. Behind the full stop of Chinese and Japanese stands no blank. */
export const inOneLine = (text: string): string =>
  text.replace(/(?<=[。！？])\s*\n\s*/gu, '').replace(/\s*\n\s*/g, ' ')

/** A text in which the points of a list are sentences of the paragraph above them, for places that show no lists. */
export function withoutLists(text: string): string {
  // A single line that begins with a hyphen is no list.
  if (text.split('\n').filter((line) => bullet.test(line)).length < 2) return text
  const lines: string[] = []
  // An indented line goes on with the point above it.
  for (const line of text.replace(/\n[ \t]+(?=[\p{L}\p{N}])/gu, ' ').split('\n')) {
    if (!bullet.test(line)) {
      lines.push(line)
      continue
    }
    while (lines.at(-1)?.trim() === '') lines.pop()
    lines.push(joinedPoints([lines.pop()?.trim(), line.replace(bullet, '').trim()], ' ') ?? '')
  }
  return lines.join('\n')
}

/** The full stop that a sentence lacks, in its script; Thai has none, and none stands behind an address or a link. */
function missingStop(sentence: string): string {
  if (/(?:\w:\/\/\S+|\]\(\S+\))$/.test(sentence)) return ''
  const [last] = /(?:\p{L}\p{M}*|\p{N}|\))$/u.exec(sentence) ?? []
  if (last === undefined || /\p{Script=Thai}/u.test(last)) return ''
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(last)) return '。'
  return /[\p{Script=Devanagari}\p{Script=Bengali}]/u.test(last) ? '।' : '.'
}

/** An object without the keys whose value is undefined. */
export function filled<T extends object>(value: T): T {
  const defined = Object.entries(value).filter(([, one]) => one !== undefined)
  return Object.fromEntries(defined) as T // The same object less what was undefined in it.
}
