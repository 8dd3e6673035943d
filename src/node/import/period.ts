import { parsePeriod, parseRange, type WrittenPeriod } from '../../../schema/text/writtenDates.ts'
import { filled, type Period } from './resume.ts'

/** The longest text that is kept as dates in words, in characters. */
const maxWords = 60

/**
 * A period from one text, such as `June 2018 – Present`. What cannot be read, and what has seasons and the like, is kept
 * in the owner’s words, with the years of it beside them where they are known.
 */
export function periodOfText(text: string | undefined): Period {
  if (text === undefined) return {}
  const read = parsePeriod(text)
  if (!read) return { dates: text }
  return filled({ startDate: read.start, endDate: read.end, dates: read.isRough ? text : undefined })
}

/** What the texts of a start and of an end say. */
interface StartAndEnd {
  period: Period
  /** Which of the two are no dates and too long to be kept in words. */
  unread: readonly ('start' | 'end')[]
}

/**
 * A period from the texts of its start and its end. If one of them is no exact date, both are kept in the owner’s words,
 * beside the dates that are known.
 *
 * @param goesOn whether a period with an exact start and no end goes on
 */
export function periodBetween(
  from: string | undefined,
  to: string | undefined,
  goesOn: boolean,
): StartAndEnd {
  const known = (period: Period): StartAndEnd => ({ period: filled(period), unread: [] })
  const range = from !== undefined && to === undefined ? parseRange(from) : undefined
  if (range) return known({ startDate: range.start, endDate: range.end })
  const [first, last] = [from, to].map((text) => (text === undefined ? undefined : parsePeriod(text)))
  const [startDate, endDate] = [first?.start, last?.end]
  if (isExactOr(from, first) && isExactOr(to, last)) {
    if (from === undefined || startDate !== undefined)
      return known({ startDate, endDate: to === undefined && goesOn && startDate ? 'present' : endDate })
    if (to === undefined && first?.end !== 'present') return known({ endDate: first?.end })
  }
  const words = [from, to].filter(Boolean).join(' – ')
  if (words.length > maxWords)
    return {
      period: filled({ startDate, endDate }),
      unread: [...(from && !first ? (['start'] as const) : []), ...(to && !last ? (['end'] as const) : [])],
    }
  // A rough start without an end is one season or the like.
  return known({ startDate, endDate: to === undefined ? first?.end : endDate, dates: words })
}

const isExactOr = (text: string | undefined, read: WrittenPeriod | undefined) =>
  text === undefined || read?.isRough === false
