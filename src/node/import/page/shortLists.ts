import { dateIn, periodIn } from '../../../../schema/text/formattedDates.ts'
import { linkedWords } from '../entries.ts'
import { joinedPoints } from '../resume.ts'
import { escaped } from '../sentences.ts'
import { chosenFor } from './choice.ts'
import { type HeadingName, headingsOf, presentWord } from './headings.ts'
import { markdownList, type SmallText } from './texts.ts'

type Shown = Record<string, unknown>

/** A list of a résumé, in both of its forms. */
export interface ShortList {
  list: HeadingName
  shown: Shown[]
  listed: object[]
}

/** What several short lists become together. */
export interface Together {
  /** Those that share one timeline under the heading of education. */
  learnt: ShortList[]
  /** Those that share one quiet text, each below its name. */
  quiet: ShortList[]
}

/** The most entries of a list for which a section of its own would stand nearly empty. */
export const fewEntries = 2

/**
 * Puts short lists together: studies with certificates in one timeline, or all of them in one text, as the person
 * decides. What is left of these by itself joins the studies, unless that is work as a volunteer.
 */
export function together(lists: readonly ShortList[], person: string): Together {
  const learnt = lists.filter(({ list }) => list === 'education' || list === 'certificates')
  const isTimeline = learnt.length > 1 && chosenFor(person, 'short lists', [true, false])
  const others = isTimeline ? lists.filter((one) => !learnt.includes(one)) : lists
  const [one, ...more] = others
  if (isTimeline && one?.list === 'awards' && more.length === 0)
    return { learnt: [...learnt, one], quiet: [] }
  return { learnt: isTimeline ? learnt : [], quiet: others.length > 1 ? [...others] : [] }
}

/** A fact beside what somebody says of himself. */
export interface Fact {
  icon: string
  title: string
  text: string
}

/** The icons of lists that a fact may stand for. */
const icons: Partial<Record<HeadingName, string>> = {
  volunteering: 'lucide:heart-handshake',
  certificates: 'lucide:badge-check',
  awards: 'lucide:award',
}

/** The most letters of a fact. */
const fewLetters = 110

/** A list of a single entry as a fact; undefined where it is no such list, or says too much. */
export function factOf({ list, shown }: ShortList, lang = 'en'): Fact | undefined {
  const [entry, ...others] = shown
  const icon = icons[list]
  if (entry === undefined || others.length > 0 || icon === undefined) return undefined
  const { title, organisation, text, points, link, ...when } = entry
  const url = urlOf(link)
  const words = [title, organisation].filter((one) => one !== undefined).map(String)
  if (text !== undefined || points !== undefined || words.join().length > fewLetters) return undefined
  const [name = '', ...place] = words.map(escaped)
  return {
    icon,
    title: headingsOf(list, lang).label,
    text: [url ? `[${name}](<${new URL(url).href}>)` : name, ...place, whenOf(when, lang)]
      .filter(Boolean)
      .join(' · '),
  }
}

/** Entries of several lists as those of one timeline, the latest first. */
export const latestOf = (lists: readonly ShortList[]): Shown[] =>
  lists.flatMap(({ shown }) => shown).toSorted((one, other) => endOf(other).localeCompare(endOf(one), 'en'))

const endOf = ({ start, end }: Shown): string => (end === 'present' ? '9999' : String(end ?? start ?? ''))

/** A short list as a text: a line for each entry, with what it is, where and when it was. */
export function quietText({ list, shown }: ShortList, lang = 'en'): SmallText {
  const points = shown.map(({ title, organisation, text, points, link, ...when }) => {
    const url = urlOf(link)
    const more = joinedPoints([text, ...(Array.isArray(points) ? points : [])].map(textOf))
    const place = [organisation && escaped(String(organisation)), whenOf(when, lang)]
      .filter(Boolean)
      .join(' · ')
    const words = String(title)
    return linkedWords(url ? words : `**${escaped(words)}**`, url, [place, more].filter(Boolean).join('. '))
  })
  return { heading: headingsOf(list, lang).label, text: markdownList(points) }
}

/** A time in words; where a language has none for what goes on, its start alone. */
export function whenOf({ dates, start, end }: Shown, lang = 'en'): string {
  if (typeof dates === 'string') return escaped(dates)
  const [from, to] = [textOf(start), textOf(end)]
  const present = presentWord(lang)
  if (to === 'present' && present === undefined) return from ? `${dateIn(lang, from)} –` : ''
  return periodIn(lang, { start: from, end: to }, present ?? '')
}

const urlOf = (link: unknown) =>
  typeof link === 'object' && link !== null && 'href' in link ? String(link.href) : undefined

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
