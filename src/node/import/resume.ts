import type { z } from 'zod'
import { own } from '../../../schema/yaml/valueAt.ts'
import type { Phrase } from './page/words.ts'
import { lists, post, saidOf, skill, skillGroups } from './resume/entries.ts'
import { accountsIn, isTelephone, type Profile, person, profilesIn, withoutStreet } from './resume/person.ts'
import { headingOf, joinedPoints } from './resume/sentences.ts'
import { entriesOf, gathered, groupsIn, isEmpty, plainKey } from './values.ts'
import { escaped } from './wording.ts'

// What every format becomes: JSON Resume. Its entries and the person stand in resume/.
// What has another form than its field, or no field, is not in it; `unplaced.ts` lists what of a file is on no page.

const basicsNames =
  'basic personal personalInfo personalInformation personalDetails profile info header generalInformation'
const contactNames = 'contacts contactInfo'

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
