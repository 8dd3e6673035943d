import { parsePeriod, parseRange, type WrittenPeriod } from '../languages/writtenDates.ts'
import { filled } from './filled.ts'
import type { Reading } from './reading.ts'
import type { Period } from './writtenPeriod.ts'

/** The longest text that is kept as dates in words, in characters. */
const maxWords = 60

/**
 * Reads a period from the keys of its start and its end. If one of them is no exact date, both are kept in the owner’s
 * words, beside the dates that are known.
 *
 * @param goesOn whether a period with an exact start and no end goes on
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
  const [first, last] = [from, to].map((text) => (text === undefined ? undefined : parsePeriod(text)))
  const [startDate, endDate] = [first?.start, last?.end]
  if (isExactOr(from, first) && isExactOr(to, last)) {
    if (from === undefined || startDate !== undefined)
      return filled({ startDate, endDate: to === undefined && goesOn && startDate ? 'present' : endDate })
    if (to === undefined && first?.end !== 'present') return filled({ endDate: first?.end })
  }
  const words = [from, to].filter(Boolean).join(' – ')
  if (words.length > maxWords) {
    if (!first) leaveUnread(one, starts, from)
    if (!last) leaveUnread(one, ends, to)
    return filled({ startDate, endDate })
  }
  // A rough start without an end is one season or the like.
  return filled({ startDate, endDate: to === undefined ? first?.end : endDate, dates: words })
}

const isExactOr = (text: string | undefined, read: WrittenPeriod | undefined) =>
  text === undefined || read?.isRough === false

function leaveUnread(one: Reading, keys: readonly string[], text: string | undefined): void {
  if (text) one.leave(keys.find((key) => one.has(key)) ?? '', text, 'it is no date that can be read')
}
