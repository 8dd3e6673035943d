import { isGroup } from '../../../../schema/yaml/valueAt.ts'
import { punctuationIn } from '../../../shared/punctuation.ts'
import { linkedWords } from '../entries.ts'
import type { Dated, Education, LeaveOver, Paragraph, Period, Post, Resume } from '../resume.ts'
import { filled, joinedPoints } from '../resume.ts'
import { escaped } from '../sentences.ts'
import { type HeadingName, headingsOf } from './headings.ts'
import { withRoles } from './roles.ts'
import { type Fact, factOf, fewEntries, latestOf, quietText, type ShortList, together } from './shortLists.ts'
import { markdownList, type SmallText } from './texts.ts'

/** What some lists of a résumé become. */
export interface Written {
  sections: Record<string, unknown>[]
  /** Sections that come behind those of all lists. */
  last?: Record<string, unknown>[]
  /** The lists of `resume`. */
  lists: Record<string, unknown[]>
}

/** An entry in both of its forms. */
interface Both {
  /** As a timeline shows it; undefined if nothing can be its title. */
  shown: Record<string, unknown> | undefined
  /** As `resume` has it. */
  listed: Record<string, unknown>
  /** Whether `shown` has a title, and dates or words for them. */
  isWhole: boolean
  /** What `listed` has no key for, and is left over if `shown` does not show it. */
  only?: Record<string, string | undefined>
}

/** What the lists of a résumé that have dates become. */
export interface Timelines extends Written {
  /** Short lists that share a text with others, each below its name. */
  small: SmallText[]
  /** Lists of a single entry, as facts beside the summary. */
  facts: Fact[]
  /** The lists that the page shows together with others. */
  merged: HeadingName[]
}

/**
 * The timelines of a résumé. A list of which every entry has a title and dates is in its timeline alone, from
 * which the résumé takes it. Any other list is in `resume` as a whole, and the page shows what it can of it. So are
 * short lists, which the page shows together.
 *
 * @param hasSummary whether the page has a summary, beside which facts can stand
 */
export function timelinesOf(
  resume: Resume,
  person: string,
  hasSummary: boolean,
  leaveOver: LeaveOver,
): Timelines {
  const { lang } = resume
  const written: Timelines = { sections: [], lists: {}, small: [], facts: [], merged: [] }
  const all = bothForms(resume)
  const isAlone = resume.work.length + resume.projects.length + resume.publications.length === 0
  const short = all
    .filter(({ list, entries }) => list !== 'work' && !(list === 'education' && isAlone) && isShort(entries))
    .map(
      ({ list, entries }): ShortList => ({
        list,
        shown: entries.flatMap(({ shown }) => (shown ? [withSubject(shown, lang)] : [])),
        listed: entries.map(({ listed }) => listed),
      }),
    )
  const told = short.flatMap((one) => {
    const fact = hasSummary ? factOf(one, lang) : undefined
    return fact ? [{ ...one, fact }] : []
  })
  written.facts = told.map(({ fact }) => fact)
  const rest = short.filter(({ list }) => !told.some((one) => one.list === list))
  const { learnt, quiet } = together(rest, person)
  for (const { list, listed } of [...told, ...learnt, ...quiet]) {
    written.lists[list] = listed
    written.merged.push(list)
  }
  written.small = quiet.map((one) => quietText(one, lang))
  const add = (list: HeadingName, entries: readonly Both[]) => {
    if (entries.length === 0) return
    const isWhole = entries.every(({ isWhole }) => isWhole)
    const shown = entries.flatMap(({ shown }) => (shown ? [shown] : []))
    if (isWhole) {
      written.sections.push({ ...timeline(headOf(list, resume.lang), shown), resume: list })
      return
    }
    // A list that has no dates at all is shown without a timeline.
    const mayLackDates =
      list === 'certificates' ||
      list === 'awards' ||
      !entries.some(({ shown }) => shown !== undefined && isDated(shown))
    const isShown = (entry: Both['shown']) => entry !== undefined && (mayLackDates || isDated(entry))
    const listed = entries.map((entry) => entry.listed).filter((entry) => Object.keys(entry).length > 0)
    if (listed.length > 0) written.lists[list] = listed
    for (const [index, { shown, only = {} }] of entries.entries()) {
      if (shown && !isShown(shown))
        leaveOver(
          `${list}[${index}]`,
          String(shown.title),
          'it stands in the résumé alone: a timeline shows what has dates',
        )
      for (const [key, text] of Object.entries(only))
        if (text && !(isShown(shown) && key in showing))
          leaveOver(
            `${list}[${index}].${key}`,
            text,
            'there is no place for it where an entry has no title or dates',
          )
    }
    const alone = shown.filter(isShown).map(({ resume: _, ...entry }) => entry)
    if (alone.length > 0) written.sections.push(shownAlone(headOf(list, resume.lang), alone))
  }
  for (const { list, entries } of all)
    if (!written.merged.includes(list)) add(list, entries)
    else if (list === 'education' && learnt.length > 0)
      written.sections.push(timeline(headOf(list, lang), latestOf(learnt)))
  return written
}

/** The lists of a résumé that may have dates, in their order, in both of their forms. */
function bothForms(resume: Resume): { list: HeadingName; entries: Both[] }[] {
  return [
    { list: 'work', entries: resume.work.map(post) },
    { list: 'volunteering', entries: resume.volunteer.map(volunteering) },
    { list: 'education', entries: resume.education.map(studies) },
    {
      list: 'certificates',
      entries: resume.certificates.map(({ name: title, issuer, highlights = [], ...one }) => {
        const { location, date, dates, url, summary } = one
        return both(
          onOneDay({ ...one, title, organisation: issuer, highlights }),
          { title, issuer, location, date, dates, url },
          { summary, points: joinedPoints(highlights) },
        )
      }),
    },
    {
      list: 'awards',
      entries: resume.awards.map(({ title, awarder, highlights = [], ...one }) => {
        const { location, date, dates, url, summary } = one
        const words = highlights.length > 0 ? joinedPoints([summary, ...highlights]) : summary
        return both(
          onOneDay({ ...one, title, organisation: awarder, highlights }),
          { title, awarder, location, date, dates, summary: words },
          { url },
        )
      }),
    },
  ]
}

/** The most letters of what is said of an entry among others. */
const fewLetters = 160

/** Whether a list has few entries that say little, all of which another form has room for. */
const isShort = (entries: readonly Both[]) =>
  entries.length > 0 &&
  entries.length <= fewEntries &&
  entries.every(
    ({ shown = {}, isWhole, only = {} }) =>
      isWhole &&
      Object.entries(only).every(([key, text]) => !text || key === 'url') &&
      [shown.text, shown.points].flat().join(' ').length <= fewLetters,
  )

/** An entry without what only the résumé says, but with the subject of studies behind the degree. */
function withSubject({ resume, ...shown }: Shown, lang: string | undefined): Shown {
  const area = isGroup(resume) && 'area' in resume ? resume.area : undefined
  if (typeof area !== 'string' || String(shown.title).includes(area)) return shown
  return { ...shown, title: `${shown.title}${punctuationIn(lang ?? 'en').comma}${area}` }
}

/** The keys of `only` that a timeline shows. */
const showing = { summary: true, points: true, url: true }

/** Both forms of an entry. One without a title has its organisation as the title, and is not whole. */
function both(
  shown: Record<string, unknown>,
  listed: Record<string, unknown>,
  only: Both['only'] = {},
): Both {
  const { title, organisation } = shown
  const isWhole = title !== undefined && isDated(shown)
  const named = title === undefined ? { ...shown, title: organisation, organisation: undefined } : shown
  return {
    shown: named.title === undefined ? undefined : filled(named),
    listed: filled(listed),
    isWhole,
    only,
  }
}

/** A certificate or an award as a timeline shows it. */
const onOneDay = ({
  title,
  organisation,
  location,
  date,
  dates,
  summary,
  highlights,
  url,
}: Dated & { title: string; highlights: readonly string[] } & Partial<
    Record<'organisation' | 'location' | 'summary' | 'url', string | undefined>
  >): Shown => ({
  title,
  organisation,
  start: date,
  dates,
  text: summary,
  points: some(highlights),
  link: linkOf(url),
  resume: at(location),
})

function post({ name, position, location, description, url, summary, highlights, ...when }: Post): Both {
  const details = filled({ about: description, location })
  const points = some(highlights)
  const period = periodOf(when)
  return both(
    {
      title: position,
      organisation: name,
      ...period,
      text: summary,
      points,
      link: linkOf(url),
      resume: unlessEmpty(details),
    },
    { position, organisation: name, ...details, url, ...period, summary, highlights: points },
  )
}

function volunteering(one: Post): Both {
  const { listed, only, ...other } = post(one)
  // `resume.volunteering` has no key for it.
  const { about: _, ...rest } = listed
  return { ...other, listed: rest, only: { ...only, description: one.description } }
}

function studies({
  institution,
  url,
  location,
  area,
  studyType,
  score,
  summary,
  highlights = [],
  courses,
  ...when
}: Education): Both {
  const details = filled({ area, location, score, courses: some(courses) })
  const period = periodOf(when)
  return both(
    {
      // Studies that lead to no degree are called by their subject.
      title: studyType ?? area,
      organisation: institution,
      ...period,
      text: summary,
      points: some(highlights),
      link: linkOf(url),
      resume: unlessEmpty(details),
    },
    { institution, degree: studyType, url, ...details, ...period },
    { summary, points: joinedPoints(highlights) },
  )
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

/** A link of an entry, which then is on its organisation or its title; undefined without an address. */
export const linkOf = (url: string | undefined) => (url ? { href: url } : undefined)

/** A link named after its host; undefined without an address. */
export function linkTo(url: string | undefined): { name: string; href: string } | undefined {
  return (url && { name: new URL(url).hostname.replace(/^www\./, '') || url, href: url }) || undefined
}

type Shown = Record<string, unknown>

const isDated = ({ start, end, dates }: Shown) => (start ?? end ?? dates) !== undefined

/** The id, the small name and the heading of a section. */
interface Head {
  id: string
  label: string
  heading: string
}

/** The head of a section in a language. */
export const headOf = (id: HeadingName, lang: string | undefined): Head => ({ id, ...headingsOf(id, lang) })

const timeline = (head: Head, items: readonly Shown[]): Shown =>
  filled({ type: 'timeline', ...head, layout: areTerse(items) ? 'rows' : undefined, items: withRoles(items) })

/** The most letters of a text in a row. */
const terse = 110

/** Whether several entries say so little that a line for each is enough: an axis would stand nearly empty. */
const areTerse = (items: readonly Shown[]): boolean =>
  items.length > 1 &&
  items.every(({ text, points }) => points === undefined && (textOf(text) ?? '').length <= terse)

/**
 * Entries that the résumé has in a list of its own, as the page shows them: a timeline, if all have dates, or else a
 * list of their names, descriptions and links.
 */
export function shownAlone(head: Head, items: readonly Shown[]): Shown {
  if (items.every(isDated)) return timeline(head, items)
  const paragraphs = items.map(({ title, organisation, text, points, link }): Paragraph => {
    const done = Array.isArray(points) ? joinedPoints([text, ...points].map(textOf)) : text
    const place = organisation === undefined ? undefined : escaped(String(organisation))
    const description = [place, done].filter(Boolean).join('. ')
    const words = String(title)
    const url = typeof link === 'object' && link !== null && 'href' in link ? String(link.href) : undefined
    return linkedWords(url === undefined ? escaped(words) : words, url, description || undefined)
  })
  return { type: 'prose', ...head, text: markdownList(paragraphs) }
}

/** A text of an entry. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** A list, or undefined in place of an empty one, which a portfolio cannot have. */
export const some = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined)

const at = (location: string | undefined) => location && { location }

const unlessEmpty = (details: object) => (Object.keys(details).length > 0 ? details : undefined)
