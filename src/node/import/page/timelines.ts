import { dateIn, periodIn } from '../../../../schema/text/languages.ts'
import { linkedWords } from '../entry.ts'
import type { Dated, Education, Paragraph, Period, Post, Resume, Skip } from '../resume.ts'
import { filled, joinedPoints } from '../resume.ts'
import { escaped } from '../wording.ts'
import { markdownList, type SmallText } from './texts.ts'
import { type HeadingName, headOf, labelOf, presentWord, type SectionHead } from './words.ts'

/** A section, or a part of one, as it is written. */
export type Written = Record<string, unknown>

/** What some lists of a résumé become. */
export interface Placed {
  sections: Written[]
  /** Sections that come behind those of all lists. */
  last?: Written[]
  /** The lists of `resume`. */
  lists: Record<string, unknown[]>
}

/** An entry of a timeline. */
interface Item {
  title?: string | undefined
  organisation?: string | undefined
  start?: string | undefined
  end?: string | undefined
  dates?: string | undefined
  text?: string | undefined
  points?: readonly string[] | undefined
  link?: { href: string } | undefined
  /** What only the résumé says. */
  resume?: Record<string, unknown> | undefined
}

/** An entry in both of its forms. */
interface Entry {
  /** As a timeline shows it; undefined if nothing can be its title. */
  shown: Item | undefined
  /** As `resume` has it. */
  listed: Written
  /** Whether `shown` has a title, and dates or words for them. */
  isWhole: boolean
  /** What `listed` has no key for: its texts and its link are placed only where the page shows them. */
  unlisted: Record<string, string | undefined>
}

/**
 * The timelines of a résumé. A list of which every entry has a title and dates is in its timeline alone, from which the
 * résumé takes it. Any other list is in `resume` as a whole, and the page shows what it can of it. So are several short
 * lists, which the page shows as `small` texts together, since a section of each would stand nearly empty.
 */
export function timelinesOf(
  resume: Resume,
  skip: Skip,
): Placed & { small: SmallText[]; merged: HeadingName[] } {
  const { lang } = resume
  const placed = { sections: [] as Written[], lists: {} as Placed['lists'] }
  const all = listsOf(resume)
  const short = all.filter(({ list, entries }) => list !== 'work' && list !== 'education' && isShort(entries))
  const merged = short.length > 1 ? short : []
  for (const { list, entries } of all) {
    if (entries.length === 0) continue
    const shown = entries.map(({ shown }) => shown).filter((one) => one !== undefined)
    const listed = entries.map(({ listed }) => listed).filter((one) => Object.keys(one).length > 0)
    const isMerged = merged.some((one) => one.list === list)
    if (!isMerged && entries.every(({ isWhole }) => isWhole)) {
      placed.sections.push({ ...timeline(headOf(list, lang), shown), resume: list })
      continue
    }
    if (listed.length > 0) placed.lists[list] = listed
    if (isMerged) continue
    const alone = shownBeside(list, entries, skip)
    if (alone.length > 0) placed.sections.push(shownAlone(headOf(list, lang), alone))
  }
  return {
    ...placed,
    small: merged.map(({ list, entries }) => smallText(list, entries, lang)),
    merged: merged.map(({ list }) => list),
  }
}

/** What a section shows of entries that the résumé has in a list of its own. Lists what neither of them says. */
function shownBeside(list: HeadingName, entries: readonly Entry[], skip: Skip): Item[] {
  // A list that has no dates at all is shown without a timeline.
  const mayLackDates =
    list === 'certificates' || list === 'awards' || !entries.some(({ shown }) => shown && isDated(shown))
  const alone: Item[] = []
  for (const [index, { shown, unlisted }] of entries.entries()) {
    const isShown = shown !== undefined && (mayLackDates || isDated(shown))
    if (isShown) alone.push({ ...shown, resume: undefined })
    else if (shown)
      skip(
        `${list}[${index}]`,
        shown.title ?? '',
        'it stands in the résumé alone: a timeline shows what has dates',
      )
    for (const [key, text] of Object.entries(unlisted))
      if (text && !(isShown && ['summary', 'points', 'url'].includes(key)))
        skip(
          `${list}[${index}].${key}`,
          text,
          'there is no place for it where an entry has no title or dates',
        )
  }
  return alone
}

/** The lists of a résumé that may have dates, in their order. */
function listsOf(resume: Resume): { list: HeadingName; entries: Entry[] }[] {
  const certificates = resume.certificates.map(
    ({ name, issuer, location, url, summary, highlights = [], ...when }) =>
      entry(
        onOneDay(when, { title: name, organisation: issuer, location, url, summary, highlights }),
        { title: name, issuer, location, ...when, url },
        { summary, points: joinedPoints(highlights) },
      ),
  )
  const awards = resume.awards.map(({ title, awarder, location, url, summary, highlights = [], ...when }) => {
    const words = highlights.length > 0 ? joinedPoints([summary, ...highlights]) : summary
    return entry(
      onOneDay(when, { title, organisation: awarder, location, url, summary, highlights }),
      { title, awarder, location, ...when, summary: words },
      { url },
    )
  })
  return [
    { list: 'work', entries: resume.work.map(post) },
    { list: 'volunteering', entries: resume.volunteer.map(volunteering) },
    { list: 'education', entries: resume.education.map(studies) },
    { list: 'certificates', entries: certificates },
    { list: 'awards', entries: awards },
  ]
}

/** Both forms of an entry. One without a title has its organisation as the title, and is not whole. */
function entry(shown: Item, listed: Written, unlisted: Entry['unlisted'] = {}): Entry {
  const { title, organisation } = shown
  const isWhole = title !== undefined && isDated(shown)
  const named = title === undefined ? { ...shown, title: organisation, organisation: undefined } : shown
  return {
    shown: named.title === undefined ? undefined : filled(named),
    listed: filled(listed),
    isWhole,
    unlisted,
  }
}

/** What a certificate or an award says. */
interface Given {
  title: string
  organisation?: string | undefined
  location?: string | undefined
  url?: string | undefined
  summary?: string | undefined
  highlights: readonly string[]
}

/** A certificate or an award as a timeline shows it. */
const onOneDay = (
  { date, dates }: Dated,
  { title, organisation, location, url, summary, highlights }: Given,
): Item => ({
  title,
  organisation,
  start: date,
  dates,
  text: summary,
  points: some(highlights),
  link: linkOf(url),
  resume: unlessEmpty({ location }),
})

function post({ name, position, location, description, url, summary, highlights, ...when }: Post): Entry {
  const details = { about: description, location }
  const points = some(highlights)
  const period = periodOf(when)
  return entry(
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

function volunteering(one: Post): Entry {
  const { listed, ...other } = post(one)
  // `resume.volunteering` has no key for it.
  const { about: _, ...rest } = listed
  return { ...other, listed: rest, unlisted: { description: one.description } }
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
}: Education): Entry {
  const details = { area, location, score, courses: some(courses) }
  const period = periodOf(when)
  return entry(
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

/** The most entries and letters of a list for which a section of its own would stand nearly empty. */
const [fewEntries, fewLetters] = [2, 160]

/** Whether a list has few entries that say little, all of which a small text has room for. */
const isShort = (entries: readonly Entry[]) =>
  entries.length > 0 &&
  entries.length <= fewEntries &&
  entries.every(
    ({ shown = {}, isWhole, unlisted }) =>
      isWhole &&
      Object.entries(unlisted).every(([key, text]) => !text || key === 'url') &&
      [shown.text, ...(shown.points ?? [])].join(' ').length <= fewLetters,
  )

/** A short list as a text: a line for each entry, with what it is, where and when it was. */
function smallText(list: HeadingName, entries: readonly Entry[], lang: string | undefined): SmallText {
  const points = entries.map(
    ({ shown: { title = '', organisation, text, points = [], link, ...when } = {} }) => {
      const place = [organisation && escaped(organisation), whenOf(when, lang)].filter(Boolean).join(' · ')
      const more = joinedPoints([text, ...points])
      const words = link ? title : `**${escaped(title)}**`
      return linkedWords(words, link?.href, [place, more].filter(Boolean).join('. '))
    },
  )
  return { heading: labelOf(list, lang), text: markdownList(points) }
}

/** A time in words; where a language has none for what goes on, its start alone. */
export function whenOf({ dates, start, end }: Pick<Item, 'dates' | 'start' | 'end'>, lang = 'en'): string {
  if (dates !== undefined) return escaped(dates)
  const present = presentWord(lang)
  if (end === 'present' && present === undefined) return start ? `${dateIn(lang, start)} –` : ''
  return periodIn(lang, { start, end }, present ?? '')
}

/** A link of an entry, which then is on its organisation or its title; undefined without an address. */
export const linkOf = (url: string | undefined) => (url ? { href: url } : undefined)

const isDated = ({ start, end, dates }: Item) => (start ?? end ?? dates) !== undefined

/** The most letters of a text in a row. */
const terse = 110

/** A timeline. Several entries that say so little that a line for each is enough are in rows. */
function timeline(head: SectionHead, items: readonly Item[]): Written {
  const areTerse =
    items.length > 1 && items.every(({ text = '', points }) => points === undefined && text.length <= terse)
  return filled({ type: 'timeline', ...head, layout: areTerse ? 'rows' : undefined, items: withRoles(items) })
}

/**
 * Entries that the résumé has in a list of its own, as the page shows them: a timeline, if all have dates, or else a
 * list of their names, descriptions and links.
 */
export function shownAlone(head: SectionHead, items: readonly Item[]): Written {
  if (items.every(isDated)) return timeline(head, items)
  const paragraphs = items.map(({ title = '', organisation, text, points, link }): Paragraph => {
    const done = points ? joinedPoints([text, ...points]) : text
    const description = [organisation && escaped(organisation), done].filter(Boolean).join('. ')
    return linkedWords(link ? title : escaped(title), link?.href, description || undefined)
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
      before.link?.href === item.link?.href
    if (isSame) run?.push(item)
    else runs.push([item])
  }
  return runs.map(([first = {}, ...more]) =>
    more.length > 0 ? employer([first, ...more]) : filled({ ...first }),
  )
}

/** Several roles at one organisation, to which belongs what is the same for all of them. */
function employer(roles: readonly Item[]): Written {
  const [{ organisation, link, resume: details = {} } = {}] = roles
  const shared = ['about', 'location'].filter((key) =>
    roles.every(({ resume }) => resume?.[key] === details[key]),
  )
  return filled({
    organisation,
    link,
    roles: roles.map(({ organisation: _, link: __, resume = {}, ...role }) => {
      const own = Object.entries(resume).filter(([key]) => !shared.includes(key))
      return filled({ ...role, resume: unlessEmpty(Object.fromEntries(own)) })
    }),
    resume: unlessEmpty(Object.fromEntries(shared.map((key) => [key, details[key]]))),
  })
}

/** A list, or undefined in place of an empty one, which a portfolio cannot have. */
export const some = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined)

/** What a group says, or undefined if that is nothing. */
export function unlessEmpty(group: object): Written | undefined {
  const said = filled({ ...group })
  return Object.keys(said).length > 0 ? said : undefined
}
