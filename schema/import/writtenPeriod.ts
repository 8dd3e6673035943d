import { parsePeriod, type ResumeDate } from '../languages/writtenDates.ts'
import { filled } from './filled.ts'

/** A period in dates, and in the owner’s words where these say more, or are no dates that can be read. */
export interface Period {
  startDate?: ResumeDate
  endDate?: ResumeDate
  dates?: string
}

/** A date, and the owner’s words where these say more, or are no date that can be read. */
export interface Dated {
  date?: ResumeDate
  dates?: string
}

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
