import {
  parseDate,
  parsePeriod,
  parseRange,
  type ResumeDate,
  type WrittenPeriod,
} from '../../../schema/text/writtenDates.ts'

// Dates of entries, as people write them in any format. What cannot be read stays in the owner’s words.

/** A period in dates, and in the owner’s words where these say more, or are no dates that can be read. */
export interface Period {
  startDate?: ResumeDate | undefined
  endDate?: ResumeDate | undefined
  dates?: string | undefined
}

/** A date, and the owner’s words where these say more, or are no date that can be read. */
export interface Dated {
  date?: ResumeDate | undefined
  dates?: string | undefined
}

/** What stands under the keys for the dates of an entry. */
interface WrittenDates {
  startDate: readonly string[]
  endDate: readonly string[]
  dates: readonly string[]
  current: boolean
}

/** A start and an end, or both in one text; `goesOn` says whether what has no end goes on. */
export function periodOf(
  { startDate: [from], endDate: [to], dates, current }: WrittenDates,
  goesOn: boolean,
): Period {
  const [one, other] = dates
  if (from !== undefined || one === undefined) return periodBetween(from, to, goesOn || current)
  return other !== undefined && parseDate(one) && parseDate(other)
    ? periodBetween(one, other, false)
    : periodOfText(one)
}

/** A single date; for what has a period, its end; in the owner’s words as well where it is no exact date. */
export function dayOf([text]: readonly string[]): Dated {
  const { startDate, endDate, dates } = text === undefined ? {} : periodOfText(text)
  if (startDate === endDate && dates === undefined) return { date: startDate }
  return { date: endDate === 'present' ? startDate : (endDate ?? startDate), dates: text }
}

/** The longest text that is kept as dates in words, in characters. */
const maxWords = 60

/** A year that is to come, as people write it where something goes on. */
const yearToCome = /(?<=[–—-]\s*)(?:20\dX|20XX|TBD|\?+)$/i

/** A period from one text, such as `June 2018 – Present`, with its own words where it is no exact one. */
function periodOfText(written: string): Period {
  const text = written.replace(yearToCome, 'present')
  const read = parsePeriod(text)
  const dates = !read || read.isRough ? text : undefined
  return {
    startDate: read?.start,
    endDate: read?.end,
    dates: dates && dates.length > maxWords ? undefined : dates,
  }
}

/**
 * A period from the texts of its start and its end. If one of them is no exact date, both are kept in the owner’s words,
 * beside the dates that are known.
 */
function periodBetween(from: string | undefined, to: string | undefined, goesOn: boolean): Period {
  const last = to === undefined ? undefined : parsePeriod(to)
  const range = from === undefined ? undefined : parseRange(from)
  // Some write the whole period as its start, with the end beside it or not.
  if (range && (to === undefined || last?.end === range.end))
    return { startDate: range.start, endDate: range.end }
  const first = from === undefined ? undefined : parsePeriod(from)
  const [startDate, endDate] = [first?.start, last?.end]
  if (isExactOr(from, first) && isExactOr(to, last)) {
    if (from === undefined || startDate !== undefined)
      return { startDate, endDate: to === undefined && goesOn && startDate ? 'present' : endDate }
    if (to === undefined && first?.end !== 'present') return { endDate: first?.end }
  }
  const words = [from, to].filter(Boolean).join(' – ')
  // A rough start without an end is one season or the like.
  const end = to === undefined ? first?.end : endDate
  return { startDate, endDate: end, dates: words.length > maxWords ? undefined : words }
}

const isExactOr = (text: string | undefined, read: WrittenPeriod | undefined) =>
  text === undefined || read?.isRough === false
