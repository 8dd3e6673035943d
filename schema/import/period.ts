import { parseDate, parseRange } from '../languages/writtenDates.ts'
import type { Reading } from './reading.ts'
import { filled, type Period } from './resume.ts'

/** The longest text that is kept as dates in words, in characters. */
const maxWords = 60

/**
 * Reads a period from the keys of its start and its end. If one of them is no date that can be read, both are kept in
 * the owner's words: an entry without dates has no place on a timeline.
 *
 * @param goesOn whether a period with a start and no end goes on
 */
export function readPeriod(
  one: Reading,
  starts: readonly string[],
  ends: readonly string[],
  goesOn = false,
): Period {
  const [from, to] = [one.text(...starts), one.text(...ends)]
  const range = from !== undefined && to === undefined ? parseRange(from) : undefined
  if (range) return { startDate: range.start, endDate: range.end }
  const startDate = from === undefined ? undefined : parseDate(from)
  const endDate = to === undefined ? undefined : parseDate(to)
  const isRead = (from === undefined || startDate) && (to === undefined || endDate) && startDate !== 'present'
  const words = [from, to].filter(Boolean).join(' – ')
  if (!isRead && words.length <= maxWords) return { dates: words }
  if (startDate === undefined) leaveUnread(one, starts, from)
  if (endDate === undefined) leaveUnread(one, ends, to)
  return filled({
    startDate,
    endDate: to === undefined && goesOn && startDate !== undefined ? 'present' : endDate,
  })
}

function leaveUnread(one: Reading, keys: readonly string[], text: string | undefined): void {
  if (text) one.leave(keys.find((key) => one.has(key)) ?? '', text, 'it is no date that can be read')
}
