import { parsePeriod, parseRange, type WrittenPeriod } from '../../../schema/text/writtenDates.ts'
import type { Entry } from './entry.ts'
import { type Dated, filled, type Period } from './resume.ts'

// Dates of entries, as people write them in any format. What cannot be read stays in the owner’s words.

const starts = 'startDate start from begin startedOn'
const ends = 'endDate end to until finishedOn'
const dates = 'date dates period duration year years when timeframe'

/** A start and an end, or both in one text. */
export function periodIn(one: Entry, goesOn: boolean): Period {
  if (!one.has(starts) && one.has(dates)) return periodOfText(one.text(dates))
  const isCurrent = String(one.peek('current')) === 'true'
  if (isCurrent) one.take('current')
  const keys = [one.keyOf(starts), one.keyOf(ends)]
  const texts = [one.text(starts), one.text(ends)]
  const { period, unread } = periodBetween(texts[0], texts[1], goesOn || isCurrent)
  for (const [index, text] of texts.entries())
    if (text !== undefined && unread.includes(text))
      one.skip(keys[index] ?? '', text, 'it is no date that can be read')
  return period
}

/** A single date; for what has a period, its end; in the owner’s words as well where it is no exact date. */
export function dayIn(one: Entry): Dated {
  const text = one.text(`${dates} releaseDate published publishedOn issueDate issued issuedOn ${starts}`)
  const { startDate, endDate, dates: words } = periodOfText(text)
  if (startDate === endDate && words === undefined) return filled({ date: startDate })
  return filled({ date: endDate === 'present' ? startDate : (endDate ?? startDate), dates: text })
}

/** The longest text that is kept as dates in words, in characters. */
const maxWords = 60

/**
 * A period from one text, such as `June 2018 – Present`. What cannot be read, and what has seasons and the like, is kept
 * in the owner’s words, with the years of it beside them where they are known.
 */
function periodOfText(text: string | undefined): Period {
  if (text === undefined) return {}
  const read = parsePeriod(text)
  if (!read) return { dates: text }
  return filled({ startDate: read.start, endDate: read.end, dates: read.isRough ? text : undefined })
}

/**
 * A period from the texts of its start and its end. If one of them is no exact date, both are kept in the owner’s words,
 * beside the dates that are known.
 *
 * @param goesOn whether a period with an exact start and no end goes on
 * @returns the period, and the texts that are no dates and too long to be kept in words
 */
function periodBetween(from: string | undefined, to: string | undefined, goesOn: boolean) {
  const known = (period: Period) => ({ period: filled(period), unread: [] as string[] })
  const range = from !== undefined && to === undefined ? parseRange(from) : undefined
  if (range) return known({ startDate: range.start, endDate: range.end })
  const first = from === undefined ? undefined : parsePeriod(from)
  const last = to === undefined ? undefined : parsePeriod(to)
  const [startDate, endDate] = [first?.start, last?.end]
  if (isExactOr(from, first) && isExactOr(to, last)) {
    if (from === undefined || startDate !== undefined)
      return known({ startDate, endDate: to === undefined && goesOn && startDate ? 'present' : endDate })
    if (to === undefined && first?.end !== 'present') return known({ endDate: first?.end })
  }
  const words = [from, to].filter(Boolean).join(' – ')
  if (words.length > maxWords) {
    const unread = [first ? undefined : from, last ? undefined : to].filter((text) => text !== undefined)
    return { period: filled({ startDate, endDate }), unread }
  }
  // A rough start without an end is one season or the like.
  return known({ startDate, endDate: to === undefined ? first?.end : endDate, dates: words })
}

const isExactOr = (text: string | undefined, read: WrittenPeriod | undefined) =>
  text === undefined || read?.isRough === false
