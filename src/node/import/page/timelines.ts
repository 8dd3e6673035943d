import type { Period } from '../dates.ts'
import { firstSentences } from '../resume/sentences.ts'
import type { Post, Publication, Resume } from '../resume.ts'
import { filled } from '../values.ts'
import { manyPublications } from './look.ts'
import { headOf, labelOf } from './words.ts'

/** A section, or a part of one, as it is written. */
export type Written = Record<string, unknown>

/** The lists that timelines have. */
type ListName = 'work' | 'volunteering' | 'education' | 'certificates' | 'awards' | 'publications'

/** An entry of any list that has dates: a post, a course of studies, a certificate, an award. */
interface Item {
  list: ListName
  title: string | undefined
  organisation?: string | undefined
  dates?: string | undefined
  start?: string | undefined
  end?: string | undefined
  text?: string | undefined
  points?: readonly string[]
  url?: string | undefined
  /** What only the résumé says, but for the subject of studies. */
  details: Written
}

/** Posts and studies as a timeline, in which what is near is large. */
export function careerOf({ work, education, lang }: Resume): Written[] {
  const posts = work.map((one) => postItem(one, 'work'))
  const studies = education.map(
    ({ studyType, area, institution, location, score, courses, ...one }): Item => {
      const [title, organisation] = titled(studyType ?? area, institution)
      const details = { area, location, score, courses: some(courses) }
      return {
        list: 'education',
        title,
        organisation,
        ...datesOf(one),
        text: one.summary,
        points: one.highlights,
        url: one.url,
        details,
      }
    },
  )
  const items = withRoles(inBrief(latestFirst(posts, withCurrent(studies, posts))))
  return items.length > 0 ? [{ type: 'timeline', ...headOf('work', lang), layout: 'near', items }] : []
}

/** Up to how many posts a life is short enough that each says much, and how many are told in full of a longer one. */
const [fewPosts, mostTold] = [3, 4]

/** How long all points of a post may be that stand side by side, in letters. */
const shortPoints = 480

/** Posts with as many points as the page has room for, the fewer, the more posts there are; the résumé has all of them. */
function inBrief(items: readonly Item[]): Item[] {
  const posts = items.filter(({ list }) => list === 'work')
  return items.map((item) => {
    const index = posts.indexOf(item)
    if (index === -1) return item
    if (index >= mostTold) return withPoints(item, item.text === undefined ? 1 : 0)
    const isShort = posts.length <= fewPosts && (item.points ?? []).join('').length <= shortPoints
    const [mostOfFirst, mostOfOthers] = isShort ? [6, 4] : [3, 2]
    return withPoints(item, index === 0 ? mostOfFirst : mostOfOthers)
  })
}

/** An entry with its first points; the résumé alone has the others. */
function withPoints({ points = [], details, ...item }: Item, most: number): Item {
  const highlights = some(points.slice(most))
  return { ...item, points: points.slice(0, most), details: { ...details, highlights } }
}

/** Studies, of which those without an end go on if nothing has begun since. */
function withCurrent(studies: readonly Item[], posts: readonly Item[]): Item[] {
  const starts = [...studies, ...posts].map(({ start = '' }) => start)
  const latest = starts.reduce((one, other) => (other > one ? other : one), '')
  return studies.map((item) => {
    const goesOn = item.start !== undefined && item.start === latest && !item.end && !item.dates
    return goesOn ? { ...item, end: 'present' } : item
  })
}

/** Work as a volunteer, certificates, awards and a few publications in rows. */
export function rowSections({ volunteer, certificates, awards, publications, lang }: Resume): Written[] {
  const all: Record<Exclude<ListName, 'work' | 'education'>, Item[]> = {
    publications: publications.length < manyPublications ? publications.map(publicationItem) : [],
    volunteering: volunteer.map((one) => withPoints(postItem(one, 'volunteering'), 2)),
    certificates: certificates.map((one) => givenItem(one, 'certificates')),
    awards: awards.map((one) => givenItem(one, 'awards')),
  }
  const lists = Object.values(all)
    .map((items) => items.filter(({ title }) => title !== undefined))
    .filter((items) => items.length > 0)
  const names = lists.flatMap(([item]) => (item ? [item.list] : []))
  const [first] = names
  if (first === undefined) return []
  const heading = new Intl.ListFormat(lang ?? 'en').format(names.map((name) => labelOf(name, lang)))
  return [
    {
      type: 'timeline',
      id: first,
      label: heading,
      heading,
      layout: 'rows',
      items: withRoles(latestFirst(...lists)),
    },
  ]
}

function postItem(
  { name, position, description, location, url, summary, highlights, ...when }: Post,
  list: ListName,
): Item {
  const [title, organisation] = titled(position, name)
  const details = { about: description, location }
  return { list, title, organisation, ...datesOf(when), text: summary, points: highlights, url, details }
}

const givenItem = (
  { title, by, location, date, dates, summary, highlights, url }: Resume['awards'][number],
  list: ListName,
): Item => ({
  list,
  title,
  organisation: by,
  dates,
  start: date,
  text: summary,
  points: highlights,
  url,
  details: { location },
})

/** What of an abstract a row has room for. */
export const briefAbstract = (abstract: string): string => firstSentences(abstract, 160)

const publicationItem = ({
  name,
  publisher,
  authors,
  doi,
  url,
  summary,
  date,
  dates,
}: Publication): Item => ({
  list: 'publications',
  title: name,
  organisation: [publisher, authors.join(', ')].filter(Boolean).join(' · ') || undefined,
  dates,
  start: date,
  text: summary && briefAbstract(summary),
  url: url ?? (doi && `https://doi.org/${doi}`),
  details: {},
})

/** Publications of which one has no year, in rows. */
export const publicationRows = (publications: readonly Publication[]): Written[] =>
  withRoles(latestFirst(publications.map(publicationItem)))

/**
 * A title and an organisation; the organisation is the title of what has none, or the same one. Some say it again behind
 * the title.
 */
function titled(written: string | undefined, organisation: string | undefined): (string | undefined)[] {
  const [, title = written, again] = /^(.*\S)(?:\s+[–—@|-]\s*|,\s+)(\S.*)$/u.exec(written ?? '') ?? []
  const isSame = (text: string | undefined) => text?.toLowerCase() === organisation?.toLowerCase()
  if (written === undefined || isSame(written)) return [organisation, undefined]
  return [again !== undefined && isSame(again) ? title : written, organisation]
}

/** The dates of an entry. An end before its start is a mistake of the input, and left out. */
export function datesOf({ startDate, endDate, dates }: Period) {
  const start = startDate === 'present' ? undefined : startDate
  return { dates, start, end: isBefore(endDate, start) ? undefined : endDate }
}

/** Whether an end lies before a start, as far as both are exact: 2021 is not before 2021-03. */
function isBefore(end: string | undefined, start: string | undefined): boolean {
  if (end === undefined || start === undefined || end === 'present') return false
  const length = Math.min(end.length, start.length)
  return end.slice(0, length) < start.slice(0, length)
}

/** When an entry ended, so that it can be compared; what goes on is the latest. */
const endOf = ({ start, end = start }: Item) => (end === 'present' ? '9999' : end)

/**
 * Lists of entries in one, the latest end first, and of two with one end the latest start; of those that go on, a list
 * has the one first that counts most. What has no time stays behind the one before it, and never before what has one.
 */
function latestFirst(...lists: readonly Item[][]): Item[] {
  const isDated = lists.flat().some(({ start, end, dates }) => start ?? end ?? dates)
  const timed = lists.flatMap((items, list) => {
    let time = isDated ? '' : '9999'
    return items.map((item) => {
      time = endOf(item) ?? (item.dates && time === '' ? '9999' : time)
      return { item, time, start: item.start ?? '', list }
    })
  })
  const ordered = timed.toSorted((a, b) => {
    const isChosen = a.list === b.list && a.time === '9999'
    return compared(b.time, a.time) || (isChosen ? 0 : compared(b.start, a.start))
  })
  return ordered.map(({ item }) => item).filter(({ title }) => title !== undefined)
}

const compared = (one: string, other: string) => Number(one > other) - Number(one < other)

/**
 * The entries of a timeline, of which those that follow one another at the same organisation become its roles. An
 * organisation is the same where its name and its link are.
 */
function withRoles(items: readonly Item[]): Written[] {
  const runs: [Item, ...Item[]][] = []
  for (const item of items) {
    const run = runs.at(-1)
    const isSame = item.organisation !== undefined && run?.[0].organisation === item.organisation
    if (run && isSame && run[0].url === item.url && run[0].list === item.list) run.push(item)
    else runs.push([item])
  }
  return runs.map(([item, ...more]) => (more.length > 0 ? employer([item, ...more]) : entry(item)))
}

const entry = (item: Item): Written => {
  const { resume, ...role } = roleOf(item)
  return {
    title: item.title,
    organisation: item.organisation,
    ...role,
    resume: { list: item.list, ...Object(resume) },
  }
}

/** What an entry of a timeline says beside its title and its organisation. */
const roleOf = ({ dates, start, end, text, points, url, details }: Item): Written => ({
  dates,
  start,
  end,
  text,
  points: some(points),
  link: url && { href: url },
  resume: unlessEmpty(details),
})

/** Several roles at one organisation, to which belongs what is the same for all of them. */
function employer(items: readonly [Item, ...Item[]]): Written {
  const [{ list, organisation, url, details }] = items
  const shared = ['about', 'location'].filter((key) =>
    items.every((item) => item.details[key] === details[key]),
  )
  const without = (all: Written) =>
    Object.fromEntries(Object.entries(all).filter(([key]) => !shared.includes(key)))
  return {
    organisation,
    link: url && { href: url },
    roles: items.map((item) => ({
      title: item.title,
      ...roleOf({ ...item, url: undefined, details: without(item.details) }),
    })),
    resume: filled({ list, ...Object.fromEntries(shared.map((key) => [key, details[key]])) }),
  }
}

/** A list, or undefined in place of an empty one, which a portfolio cannot have. */
export const some = <T>(list: readonly T[] = []): readonly T[] | undefined =>
  list.length > 0 ? list : undefined

/** What a group says, or undefined if that is nothing. */
export function unlessEmpty(group: object): Written | undefined {
  const said = filled({ ...group })
  return Object.keys(said).length > 0 ? said : undefined
}
