import { dateIn, periodIn } from '../../../../schema/text/languages.ts'
import { linkedWords } from '../readLists.ts'
import type { Dated, Paragraph, Period, Post, Resume, Skip } from '../resume.ts'
import { filled, joinedPoints } from '../resume.ts'
import { escaped } from '../wording.ts'
import { markdownList, type SmallText } from './texts.ts'
import { headOf, labelOf, phraseIn, presentWord, type SectionHead } from './words.ts'

/** A section, or a part of one, as it is written. */
export type Written = Record<string, unknown>

/** What some lists of a résumé become. */
export interface Placed {
  sections: Written[]
  /** Sections that come behind those of all lists. */
  last?: Written[]
  /** Texts that share a section with others. */
  small?: SmallText[]
  /** The lists of `resume`. */
  lists: Record<string, unknown[]>
}

/** An entry of any list that has dates: a post, a course of studies, a certificate, an award, a project. */
export interface Item {
  title?: string
  organisation?: string
  dates?: string
  start?: string
  end?: string
  text?: string
  points?: readonly string[]
  url?: string
  /** What only the résumé says. */
  details?: { about?: string; area?: string; location?: string; score?: string; courses?: readonly string[] }
}

/** The lists that have timelines, in their order. */
type ListName = 'work' | 'volunteering' | 'education' | 'certificates' | 'awards'

/** A list with what it has. */
interface List {
  list: ListName
  items: Item[]
}

/** The keys of an entry in a list of `resume`: what stands there of an item, and under which name, if that is another. */
const keysOf: Record<ListName, readonly string[]> = {
  work: 'title:position organisation about location url dates start end text:summary points:highlights'.split(
    ' ',
  ),
  volunteering:
    'title:position organisation location url dates start end text:summary points:highlights'.split(' '),
  education: 'organisation:institution title:degree url area location score courses dates start end'.split(
    ' ',
  ),
  certificates: 'title organisation:issuer location start:date dates url'.split(' '),
  awards: 'title organisation:awarder location start:date dates textAndPoints:summary'.split(' '),
}

/** What the lists of a résumé that have dates become: `merged` names those that the page shows with others, and `resume` has. */
interface Timelines extends Placed {
  small: SmallText[]
  merged: ListName[]
}

/** The most entries and letters that one scale of years has room for. */
const [mostBars, mostLetters] = [14, 2_400]

/**
 * The timelines of a résumé: all lists on one scale of years, or, where they say too much for that, a timeline each. The
 * résumé takes a list from there if every entry has a title and dates. Any other list is in `resume` as a whole, and the
 * page shows what it can of it.
 */
export function timelinesOf(resume: Resume, skip: Skip): Timelines {
  const all = listsOf(resume).filter(({ items }) => items.length > 0)
  const items = all.flatMap((one) => one.items)
  const letters = items.reduce(
    (sum, { text = '', points = [] }) => sum + text.length + points.join('').length,
    0,
  )
  return items.length <= mostBars && letters <= mostLetters
    ? onOneScale(all, resume, skip)
    : apart(all, resume, skip)
}

/** All lists on one scale of years, and as small texts what has no dates. */
function onOneScale(all: readonly List[], { lang }: Resume, skip: Skip): Timelines {
  const placed: Timelines = { sections: [], lists: {}, small: [], merged: [] }
  const queues: Written[][] = []
  for (const { list, items } of all) {
    if (items.every(isWhole)) {
      queues.push(
        withRoles(items).map(({ resume, ...entry }) => ({ ...entry, resume: { list, ...Object(resume) } })),
      )
      continue
    }
    const listed = items.map((item) => listedItem(list, item)).filter((one) => Object.keys(one).length > 0)
    if (listed.length > 0) {
      placed.lists[list] = listed
      placed.merged.push(list)
    }
    const { beside, undated } = shownBeside(list, items, skip)
    queues.push(withRoles(beside.filter(isDated)))
    if ((list === 'work' || list === 'education') && beside.length > 0 && !beside.some(isDated)) {
      placed.sections.push(shownAlone(headOf(list, lang), beside))
      beside.length = 0
    }
    const small = [...beside.filter((item) => !isDated(item)), ...undated]
    if (small.length > 0) placed.small.push(smallText(list, small, lang))
  }
  const items = mixed(queues)
  const first = all.find((_, index) => (queues[index] ?? []).length > 0)
  if (first)
    placed.sections.unshift({ type: 'timeline', ...headOf(first.list, lang), layout: 'years', items })
  return placed
}

/** Lists of entries in one list, the latest first, with the order of each as it is. */
function mixed(queues: readonly (readonly Written[])[]): Written[] {
  const dated = queues.flatMap((entries, list) => {
    // One whose dates cannot be read stays behind the one before it.
    let last = '9999'
    return entries.map((entry) => {
      const { start, end = start } = (Array.isArray(entry.roles) ? entry.roles[0] : entry) as Item
      const time = end === 'present' ? '9999' : (end ?? last)
      last = time < last ? time : last
      return { entry, time: last, list }
    })
  })
  return dated
    .toSorted((a, b) => (a.time === b.time ? a.list - b.list : a.time < b.time ? 1 : -1))
    .map(({ entry }) => entry)
}

/**
 * A timeline for each list. Short ones the page shows as `small` texts together, since a section of each would stand
 * nearly empty.
 */
function apart(all: readonly List[], resume: Resume, skip: Skip): Timelines {
  const { lang } = resume
  const placed: Timelines = { sections: [], lists: {}, small: [], merged: [] }
  for (const { list, items } of all) {
    const isMerged = list !== 'work' && list !== 'education' && isShort(list, items)
    const head = headOf(list, lang, factOf(list, resume))
    if (!isMerged && items.every(isWhole)) {
      placed.sections.push({ ...timeline(head, items), resume: list })
      continue
    }
    const listed = items.map((item) => listedItem(list, item)).filter((one) => Object.keys(one).length > 0)
    if (listed.length > 0) placed.lists[list] = listed
    if (isMerged) {
      placed.merged.push(list)
      placed.small.push(smallText(list, items, lang))
      continue
    }
    const { beside, undated } = shownBeside(list, items, skip)
    if (beside.length > 0) placed.sections.push(shownAlone(head, beside))
    if (undated.length > 0) placed.small.push(smallText(list, undated, lang))
  }
  return placed
}

/**
 * Since when somebody is where he is now: the year in which the first of his posts there began that follow one another.
 * Undefined where the latest post has ended, or its dates are not known.
 */
export function sinceWhen({ work }: Pick<Resume, 'work'>): { name: string; year: string } | undefined {
  const [{ name, endDate = 'present', dates } = {} as Partial<Post>] = work
  if (name === undefined || endDate !== 'present' || dates !== undefined) return undefined
  const end = work.findIndex((post) => post.name !== name)
  const starts = work.slice(0, end < 0 ? undefined : end).map(({ startDate }) => startDate?.slice(0, 4))
  const year = starts.toSorted()[0]
  return year === undefined || starts.includes(undefined) ? undefined : { name, year }
}

/** What the heading of a list says: where somebody works and since when, and what he learnt last. */
function factOf(list: ListName, resume: Resume): string | undefined {
  const { lang, education } = resume
  const now = list === 'work' ? sinceWhen(resume) : undefined
  if (now) return phraseIn(lang, 'since', now.name, now.year)
  const [{ area, institution } = {}] = list === 'education' ? education : []
  return area && institution && `${area}, ${institution}`
}

/** The lists of a résumé that have dates, in the order of the page. */
function listsOf(resume: Resume): List[] {
  const education = resume.education.map(
    ({ area, location, score, courses, ...one }): Item => ({
      // Studies that lead to no degree are called by their subject.
      title: one.studyType ?? area,
      organisation: one.institution,
      ...periodOf(one),
      text: one.summary,
      points: one.highlights,
      url: one.url,
      details: { area, location, score, courses: some(courses) },
    }),
  )
  const certificates = resume.certificates.map(({ name, issuer, location, summary, highlights, ...one }) => ({
    title: name,
    organisation: issuer,
    ...dayOf(one),
    text: summary,
    points: highlights,
    url: one.url,
    details: { location },
  }))
  const awards = resume.awards.map(({ title, awarder, location, summary, highlights, ...one }) => ({
    title,
    organisation: awarder,
    ...dayOf(one),
    text: summary,
    points: highlights,
    url: one.url,
    details: { location },
  }))
  return [
    { list: 'work', items: resume.work.map(post) },
    { list: 'volunteering', items: resume.volunteer.map(post) },
    { list: 'education', items: education },
    { list: 'certificates', items: certificates },
    { list: 'awards', items: awards },
  ]
}

const post = ({ name, position, location, description, url, summary, highlights, ...when }: Post): Item => ({
  title: position,
  organisation: name,
  ...periodOf(when),
  text: summary,
  points: highlights,
  url,
  details: { about: description, location },
})

const dayOf = ({ date, dates }: Dated) => ({ dates, start: date })

/** Whether a timeline can show an entry: it has a title, and dates or words for them. */
const isWhole = (item: Item) => item.title !== undefined && isDated(item)

/** An entry as its list in `resume` has it. */
function listedItem(list: ListName, item: Item): Written {
  const { points = [], text, details } = item
  const values: Written = {
    ...item,
    ...details,
    points: some(points),
    textAndPoints: points.length > 0 ? joinedPoints([text, ...points]) : text,
  }
  // Studies without a degree are called by their subject.
  if (list === 'education' && item.title === details?.area) values.title = undefined
  const written: Written = {}
  for (const key of keysOf[list]) {
    const [from = '', to = from] = key.split(':')
    written[to] = values[from]
  }
  return filled(written)
}

/** The parts of an entry for which a list in `resume` has no key, by their names in an input. */
function unlisted(list: ListName, { text, points = [], url, details }: Item): [name: string, text: string][] {
  const has = (key: string) => keysOf[list].some((one) => one.split(':')[0] === key)
  const parts: [string, string][] = []
  if (text && !has('text') && !has('textAndPoints')) parts.push(['summary', text])
  if (points.length > 0 && !has('points') && !has('textAndPoints'))
    parts.push(['points', joinedPoints(points) ?? ''])
  if (url && !has('url')) parts.push(['url', url])
  if (details?.about && !has('about')) parts.push(['description', details.about])
  return parts
}

/**
 * What the page shows of entries that the résumé has in a list of its own: in a section, and as a text what has no dates
 * where others have some. Lists what none of them says.
 */
function shownBeside(
  list: ListName,
  items: readonly Item[],
  skip: Skip,
): { beside: Item[]; undated: Item[] } {
  // One without a title has its organisation as the title.
  const named = items.map((item): Item => {
    if (item.title !== undefined) return item
    return { ...item, title: item.organisation, organisation: undefined }
  })
  // A list that has no dates at all is shown without a timeline.
  const mayLackDates =
    list === 'certificates' || list === 'awards' || !named.some((item) => item.title && isDated(item))
  const beside: Item[] = []
  const undated: Item[] = []
  for (const [index, item] of named.entries()) {
    const { area } = item.details ?? {}
    const shown = { ...item, details: area === item.title ? undefined : { area } }
    if (item.title !== undefined) (mayLackDates || isDated(item) ? beside : undated).push(shown)
    for (const [name, text] of unlisted(list, item))
      if (item.title === undefined || name === 'description')
        skip(
          `${list}[${index}].${name}`,
          text,
          'there is no place for it where an entry has no title or dates',
        )
  }
  return { beside, undated }
}

/** The dates of an entry. An end before its start is a mistake of the input, and left out. */
export function periodOf({ startDate, endDate, dates }: Period) {
  const start = startDate === 'present' ? undefined : startDate
  return filled({ dates, start, end: isBefore(endDate, start) ? undefined : endDate })
}

/** Whether an end lies before a start, as far as both are exact: 2021 is not before 2021-03. */
export function isBefore(end: string | undefined, start: string | undefined): boolean {
  if (end === undefined || start === undefined || end === 'present') return false
  const length = Math.min(end.length, start.length)
  return end.slice(0, length) < start.slice(0, length)
}

/**
 * Reverses a list that runs from the earliest to the latest. Any other order is the owner’s own. An entry whose dates
 * cannot be read stays between its neighbours.
 */
export function latestFirst<T extends Period>(entries: readonly T[]): T[] {
  const ordered = entries.filter(({ startDate, endDate, dates }) => startDate ?? endDate ?? !dates)
  const starts = ordered.map(({ startDate, endDate }) => startDate ?? endDate)
  const ends = ordered.map(({ startDate, endDate }) =>
    endDate === 'present' ? '9999' : (endDate ?? startDate),
  )
  return rises(starts) && rises(ends) && starts[0] !== starts.at(-1) ? entries.toReversed() : [...entries]
}

const rises = (dates: readonly (string | undefined)[]) =>
  dates.every((date, index) => date !== undefined && (dates[index - 1] ?? '') <= date)

/** The most entries and letters of a list for which a section of its own would stand nearly empty. */
const [fewEntries, fewLetters] = [2, 160]

/** Whether a list has few entries that say little, all of which a small text has room for. */
const isShort = (list: ListName, items: readonly Item[]) =>
  items.length > 0 &&
  items.length <= fewEntries &&
  items.every(
    (item) =>
      isWhole(item) &&
      unlisted(list, item).every(([name]) => name === 'url') &&
      [item.text, ...(item.points ?? [])].join(' ').length <= fewLetters,
  )

/** A short list as a text: a line for each entry, with what it is, where and when it was. */
export function smallText(
  list: ListName | 'publications',
  items: readonly Item[],
  lang: string | undefined,
): SmallText {
  const lines = items.map(({ title = '', organisation, text, points = [], url, details, ...when }) => {
    const by = [details?.area, organisation].filter((one) => one !== undefined).map(escaped)
    const place = [...by, whenOf(when, lang)].filter(Boolean).join(' · ')
    const more = joinedPoints([text, ...points])
    const words = url ? title : `**${escaped(title)}**`
    return linkedWords(words, url, more ? joinedPoints([place, more], ' ') : place)
  })
  return { heading: labelOf(list, lang), text: markdownList(lines) }
}

/** A time in words; where a language has none for what goes on, its start alone. */
export function whenOf({ dates, start, end }: Pick<Item, 'dates' | 'start' | 'end'>, lang = 'en'): string {
  if (dates !== undefined) return escaped(dates)
  const present = presentWord(lang)
  if (end === 'present' && present === undefined) return start ? `${dateIn(lang, start)} –` : ''
  return periodIn(lang, { start, end }, present ?? '')
}

const isDated = ({ start, end, dates }: Item) => (start ?? end ?? dates) !== undefined

/** The most letters of a text in a row. */
const terse = 110

/** A timeline. Several entries that say so little that a line for each is enough are in rows. */
function timeline(head: SectionHead, items: readonly Item[]): Written {
  const areTerse =
    items.length > 1 &&
    items.every(({ text = '', points = [] }) => points.length === 0 && text.length <= terse)
  return { type: 'timeline', ...head, layout: areTerse ? 'rows' : undefined, items: withRoles(items) }
}

/**
 * Entries that the résumé has in a list of its own, as the page shows them: a timeline, if all have dates, or else a
 * list of their names, descriptions and links.
 */
export function shownAlone(head: SectionHead, items: readonly Item[]): Written {
  if (items.every(isDated)) return timeline(head, items)
  const paragraphs = items.map(({ title = '', organisation, text, points = [], url, details }): Paragraph => {
    const done = points.length > 0 ? joinedPoints([text, ...points]) : text
    const by = [details?.area, organisation]
      .filter((one) => one !== undefined)
      .map(escaped)
      .join(' · ')
    const description = done ? joinedPoints([by, done], ' ') : by
    return linkedWords(url ? title : escaped(title), url, description || undefined)
  })
  return { type: 'prose', ...head, text: markdownList(paragraphs) }
}

/**
 * The entries of a timeline, of which those that follow one another at the same organisation become its roles. An
 * organisation is the same where its name and its link are.
 */
function withRoles(items: readonly Item[]): Written[] {
  const runs: Item[][] = []
  for (const item of items) {
    const run = runs.at(-1)
    const before = run?.[0]
    const isSame =
      before?.organisation !== undefined &&
      before.organisation === item.organisation &&
      before.url === item.url
    if (isSame) run?.push(item)
    else runs.push([item])
  }
  return runs.map((run) => {
    const [item = {}] = run
    return run.length > 1
      ? employer(run)
      : { title: item.title, organisation: item.organisation, ...role(item) }
  })
}

/** What an entry of a timeline says beside its title and its organisation. */
const role = ({ dates, start, end, text, points = [], url, details = {} }: Item): Written => ({
  dates,
  start,
  end,
  text,
  points: some(points),
  link: url && { href: url },
  resume: unlessEmpty(details),
})

/** Several roles at one organisation, to which belongs what is the same for all of them. */
function employer(items: readonly Item[]): Written {
  const [{ organisation, url, details: { about, location } = {} } = {}] = items
  const sharesAbout = items.every(({ details }) => details?.about === about)
  const sharesLocation = items.every(({ details }) => details?.location === location)
  return {
    organisation,
    link: url && { href: url },
    roles: items.map((item) => {
      const details = { ...item.details }
      if (sharesAbout) delete details.about
      if (sharesLocation) delete details.location
      return { title: item.title, ...role({ ...item, url: undefined, details }) }
    }),
    resume: unlessEmpty({
      about: sharesAbout ? about : undefined,
      location: sharesLocation ? location : undefined,
    }),
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
