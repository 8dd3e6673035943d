import type { z } from 'zod'
import { isGroup } from '../../../schema/yaml/valueAt.ts'
import { isFillerName } from './fillers.ts'
import { sectionKind } from './formats/sectionKinds.ts'
import type { Phrase } from './page/words.ts'
import { lists, post, rolesIn, saidOf, skill, skillGroups } from './resume/entries.ts'
import { links, periodNames } from './resume/fields.ts'
import {
  accountsIn,
  isTelephone,
  type Profile,
  partedName,
  person,
  personNames,
  profilesIn,
  withoutStreet,
} from './resume/person.ts'
import { headingOf, joinedPoints } from './resume/sentences.ts'
import { entriesOf, gathered, groupsIn, isEmpty, plainKey, textsIn } from './values.ts'
import { isFileName, safeLink, sentenceWording } from './wording.ts'

// What every format becomes: JSON Resume. Its entries and the person stand in resume/.
// What has another form than its field, or no field, is not in it; `unplaced.ts` lists what of a file is on no page.

const basicsNames =
  'basic personal personalInfo personalInformation personalDetails profile info header generalInformation'
const contactNames = 'contacts contactInfo'

/**
 * Texts under a heading in the owner’s words; others have a phrase in the language of the page, or the key under which
 * they stand in their file.
 */
export interface HeadedText {
  heading: string | { phrase: Phrase } | { key: string }
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
  const named = groupsIn(gathered([data], { basics: basicsNames }).basics)
  const others = groupsIn(Object.values(data)).filter((one) => !named.includes(one) && isOfPerson(one))
  const groups = [...named, ...others]
  const contacts = [...groups, data].flatMap((holder) =>
    groupsIn(gathered([holder], { contact: contactNames }).contact),
  )
  const known = person.parse([...groups, data, ...contacts.map(reachedBy)])
  const all = gathered([data, ...groups], namesOfLists)
  const unknown = Object.entries(data).filter(
    ([key, value]) =>
      !groups.includes(Object(value)) && (!usualKeys.has(plainKey(key)) || isLines(key, value)),
  )
  const own = unknown.filter(([key, value]) => {
    const list = listNamed(key)
    const entries = entriesOf([value]).filter((one) => one !== value)
    const isPosts = list === undefined && entries.filter(isPost).length * 2 > entries.length
    if (entries.length > 0 && (list ?? isPosts)) all[list ?? 'work'].push(value)
    return entries.length === 0 || (!list && !isPosts)
  })
  const read = <Entry extends z.ZodType<object>>(
    list: { entry: Entry; named?: string },
    found: readonly unknown[],
  ) =>
    withoutRepeats(entriesOf(found, list.named))
      .filter((one) => !isOfTemplate(one))
      .map((one): z.output<Entry> => list.entry.parse(one))
      .filter(saysAnything)
  const posts = (found: readonly unknown[]) => read(lists.work, entriesOf(found).flatMap(rolesIn))
  // Under its own name, a description of work is that of the company.
  const [ownWork, ...work] = 'work' in data ? all.work : [undefined, ...all.work]
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
  const { name, role } = partedName(
    known.name ?? ([known.firstName, known.lastName].filter(Boolean).join(' ') || undefined),
  )
  const publications = withName(read(lists.publications, all.publications), 'name')
  // A link to a list of them elsewhere.
  const elsewhere = publications.length === 1 ? publications.filter(isLinkAlone) : []
  return {
    ...known,
    ...more,
    texts: more.texts ?? own.flatMap(textsUnder),
    name,
    label: known.label ?? role,
    email: [...known.email, ...mails][0]?.replace(/^mailto:/i, ''),
    location: isEmpty(known.location) ? withoutStreet(known.address) : known.location,
    phone: (known.phone[0] ?? telephone?.username ?? telephone?.url)?.replace(/^tel:/i, ''),
    url: known.url[0],
    profiles: [
      ...profiles.filter((one) => isProfile(one) && !one.url?.startsWith('mailto:')),
      ...elsewhere.map(({ name, url }): Profile => ({ network: name, url })),
    ],
    work: [...posts([ownWork]), ...posts(work).map(described)],
    volunteer: posts(all.volunteer).map(described),
    education: read(lists.education, all.education),
    awards: withName(read(lists.awards, all.awards), 'title'),
    certificates: withName(read(lists.certificates, all.certificates), 'title'),
    publications: publications.filter((one) => !elsewhere.includes(one)),
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

/** All keys that are known. */
const usualKeys: ReadonlySet<string> = new Set(
  [
    'footer resumeTitle',
    basicsNames,
    contactNames,
    skillGroups,
    ...Object.entries({ ...namesOfLists, ...personNames }).flat(),
  ]
    .flatMap((names) => names.split(' '))
    .map(plainKey),
)

/** The list that a key of the owner's is one of, by its words in any language. */
function listNamed(key: string): keyof typeof lists | undefined {
  const kind = sectionKind(key)
  if (kind === 'volunteering') return 'volunteer'
  return kind === 'summary' ? undefined : kind
}

/** Whether lines of text stand in place of entries that have no names. */
const isLines = (key: string, value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((one) => typeof one === 'string') &&
  ['work', 'volunteer', 'education'].some(
    (list) => gathered([{ [key]: value }], namesOfLists)[list as 'work'].length > 0,
  )

/** Whether an entry of a list with a name of the owner's is a post: with an employer and a period. */
function isPost(one: object): boolean {
  const { name, startDate, endDate } = post.parse(one)
  return [name, startDate, endDate].every(Boolean) && startDate !== endDate
}

/** Whether a group says how to reach somebody, and so is of the person, whatever it is called. */
const isOfPerson = (group: object): boolean =>
  [group, ...groupsIn(Object.values(group))].some(
    (one) => gathered([one], { email: 'mail' }).email.length > 0,
  )

/** What a group of contacts says of the person: how to reach him, and none of his words. */
function reachedBy(contact: object): object {
  const words = ['name', 'label', 'title', 'description', 'text', 'type']
  return Object.fromEntries(Object.entries(contact).filter(([key]) => !words.includes(plainKey(key))))
}

/** Whether an entry is one of a template, by what it is called. */
const isOfTemplate = (one: object): boolean =>
  gathered([one], { name: entryNames }).name.some((name) => typeof name === 'string' && isFillerName(name))

const entryNames =
  'title company companyName organization organisation employer institution school university position role projectName award publication certificate'

/** Entries of which none says all over again what another one says. */
function withoutRepeats<Entry extends object>(entries: readonly Entry[]): Entry[] {
  const seen = new Map(entries.map((one) => [JSON.stringify(one), one]))
  return [...seen.values()]
}

/** The longest text that stands before the colon of a line. */
const longestPart = 80

/** A list under a name of the owner's as a text: a line for each entry, with its title first and its dates last. */
function textsUnder([key, value]: [string, unknown]): HeadedText[] {
  // A group with a file says how a program lists what is in that.
  const isOfFile = isGroup(value) && Object.values(value).some((one) => isFileName(String(one)))
  if (isOfFile) return []
  const list = isGroup(value) ? entriesOf([value]) : [value].flat()
  const paragraphs = list.flatMap((one) => {
    if (isGroup(one)) return lineOf(one)
    return typeof one === 'string' && /\s/.test(one.trim()) ? textsIn(one, sentenceWording) : []
  })
  return paragraphs.length > 0 ? [{ heading: { key: headingOf(key) }, paragraphs }] : []
}

function lineOf(one: object): string[] {
  const { title, startDate, endDate, dates } = gathered([one], {
    ...periodNames,
    title: 'name position role text details label event',
  })
  const when = [...dates, ...startDate, ...endDate]
  const rest = Object.values(one).filter((part) => !title.includes(part) && !when.includes(part))
  const parts = rest.filter((part) => typeof part !== 'string' || !(safeLink(part) ?? isFileName(part)))
  const [url] = links.parse(rest.filter((part) => !parts.includes(part)))
  const [words, ...said] = [title, parts, dates, [startDate, endDate].flat().join(' – ')].flatMap((part) =>
    textsIn(part, sentenceWording),
  )
  if (title.length === 0 || words === undefined || (said.length === 0 && !url)) return []
  const named = url && !words.includes('](') ? `[${words}](<${url}>)` : words
  const short = [named, ...said.filter((part) => !isLong(part))].join(', ')
  return [[short, joinedPoints(said.filter(isLong), ' ')].filter(Boolean).join(': ')]
}

const isLong = (text: string) => text.length > longestPart || /[.!?。]$/.test(text)

/** Whether a publication says nothing but what it is called, and where it is. */
const isLinkAlone = ({ name, url, ...rest }: z.output<typeof lists.publications.entry>) =>
  url !== undefined && !saysAnything(rest)

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
