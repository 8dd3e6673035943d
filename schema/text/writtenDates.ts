import { from, isOngoing, monthNamed, onwards, since, until, withoutRough } from './dateWords.ts'

/** `2021`, `2021-03`, `2021-03-14`, or `present`. */
export type ResumeDate = string

/** A period as somebody wrote it, of which one end may be missing. */
export interface WrittenPeriod {
  start?: ResumeDate
  end?: ResumeDate
  /** Whether only the years of it are exact, since it has a season or the like: it shows as it was written. */
  isRough: boolean
}

/** The longest text that is parsed as a date or a period, in characters. */
const maxPeriod = 80

/** A duration behind an end, such as `(2 years)` or `· 2 yrs`, which the dates already show. */
const duration = /(?<=\S)\s*(?:[(（](?![^()（）]*\d{4})(?=[^()（）]*\d)[^()（）]*[)）]|·(?![^·]*\d{4}).*)$/

/** Digits of other scripts, as ASCII has them. */
const withAsciiDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹０-９]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))

/** The word for a year behind it, in Russian, Ukrainian and Turkish. */
const yearWord = /(?<=\d)\s?(?:гг?|рр?|года|року|yılı)\.?$/u

const cleaned = (text: string) =>
  withAsciiDigits(text).trim().replace(duration, '').trim().replace(yearWord, '')

/** A day, a month in words and a year, in any of the orders that languages have. */
const [dayFirst, yearFirst] = [
  /^(?:(\d{1,2})(?:st|nd|rd|th|er|[.ºª°])?[\s/-]+(?:of\s+|de\s+|di\s+)?)?(\p{L}[\p{L}\p{M}]*?(?:\s\p{L}[\p{L}\p{M}]*)??)\.?,?(?:\s+(\d{1,2})(?:st|nd|rd|th)?(?=[\s,]))?(?:[\s,./-]+(?:(?:of|de|del|di)\s+)?|(?=\d))(\d{4}|['’‘]\d{2})\.?$/u,
  /^(\d{4})[.,]?[\s/-]+(\p{L}[\p{L}\p{M}]*)\.?(?:\s+(\d{1,2})\.?)?$/u,
]

/** A word before a date that says no more than that it is one. */
const preposition = /^(?:in|im|en|em|el|nel|w|we|v|в|у|ב|في|در)\s+(?=\S)/iu

/**
 * Parses a date in one of the forms that exports have; undefined if it is no date, or day and month cannot be told
 * apart.
 */
export function parseDate(text: string): ResumeDate | undefined {
  if (text.length > maxPeriod) return undefined
  const whole = cleaned(text)
  if (isOngoing(whole)) return 'present'
  const written = whole.replace(preposition, '')
  const iso = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?(?:T[\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?$/.exec(
    written,
  )
  if (iso) return checked(iso[1], iso[2], iso[3])
  if (/^['’‘]\d{2}$/.test(written)) return fourDigits(written)
  const pointed = /^(\d{4})\.\s?(\d{1,2})\.?(?:\s?(\d{1,2})\.?)?$/.exec(written)
  if (pointed) return checked(pointed[1], pointed[2], pointed[3])
  const monthFirst = /^(?:tháng\s)?(\d{1,2})\s?(?:[-/.]|(?<=^tháng.*)\s)\s?(\d{4})$/iu.exec(written)
  if (monthFirst) return checked(monthFirst[2], monthFirst[1])
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(written)
  if (dotted) return checked(dotted[3], dotted[2], dotted[1])
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(written)
  if (slashed) return dayAndMonth(slashed[1], slashed[2], slashed[3])
  const eastern = /^(\d{4})\s*[年년](?:\s*(\d{1,2})\s*[月월](?:\s*(\d{1,2})\s*[日일])?)?$/.exec(written)
  if (eastern) return checked(eastern[1], eastern[2], eastern[3])
  return wordedDate(written)
}

function wordedDate(written: string): ResumeDate | undefined {
  const [, before, name = '', after, year = ''] = dayFirst.exec(written) ?? []
  const month = monthNamed(name)
  if (month !== undefined) return checked(fourDigits(year), String(month), before ?? after)
  const [, first, second = '', day] = yearFirst.exec(written) ?? []
  const later = monthNamed(second)
  return later === undefined ? undefined : checked(first, String(later), day)
}

/** A year with an apostrophe in place of its century: '20 is 2020, and '98 is 1998. */
function fourDigits(year: string): string {
  if (year.length === 4) return year
  const short = year.slice(1)
  return `${Number(short) <= 50 ? 20 : 19}${short}`
}

/** A day and a month, whose order differs by country; undefined if both numbers can be the month. */
function dayAndMonth(first = '', second = '', year = ''): ResumeDate | undefined {
  if (Number(first) > 12) return checked(year, second, first)
  return Number(second) > 12 || first === second ? checked(year, first, second) : undefined
}

/**
 * What may stand between two dates. A hyphen needs no blanks behind a year, or between dates without hyphens of their
 * own.
 */
const between =
  /\s*(?:[–—〜～~→]|-{1,2}>|-{2,3}|\.{2,3}|…)\s*|\s+-\s*|\s*-\s+|(?<=\d{4}|\d{4}[/.]\d{1,2}|\p{L}\.?)-(?=\p{L}|\d{4}(?:$|[/.]\d{1,2}$)|\d{1,2}[/.]\d{4}$|['’‘]\d)|(?<=\d{4}-\d{2})\/(?=\d{4}-)|\s*[至到]\s*|(?<=\d|[年月日])から(?=\d)|\s*부터\s*|\s+(?:to|until|till?|thru|through|bis|à|a|au|aux|al|ad|alla|jusqu['’](?:à|en|au)|hasta|até|ao|às|tot|t\/m|do|до|по|إلى|الى|حتى|עד|ועד|تا)\s+/giu

/**
 * Parses a range such as `June 2018 – Present`, `May – August 2021` or `From 2019 to 2021`, or an open one such as
 * `June 2018 –` and `Since 2018`, which ends at `present`; undefined if it is none, or rough.
 */
export function parseRange(text: string): { start: ResumeDate; end: ResumeDate } | undefined {
  const written = cleaned(text.slice(0, maxPeriod + 1))
  if (text.trim().length > maxPeriod) return undefined
  const [open] = /^.*\S(?=\s*[-–—~〜～→]+>?$)/.exec(written) ?? []
  const lasting = open ?? withoutWord(written, since).replace(onwards, '')
  if (lasting !== written) {
    const start = parseDate(lasting)
    if (start && start !== 'present') return { start, end: 'present' }
  }
  const plain = written.replace(/[까까]지$|まで$/u, '')
  for (const whole of [plain, withoutWord(plain, from)])
    for (const { 0: join, index } of whole.matchAll(between)) {
      const rest = whole.slice(index + join.length)
      // "till date" is one word for the present, though "till" may join two dates.
      const end = parseDate(rest) ?? parseDate(whole.slice(index).trim())
      const start = end && startBefore(whole.slice(0, index), end)
      if (start && end) return { start, end }
    }
  return twoYears(plain)
}

/** A text without a word at its beginning, in any case. */
const withoutWord = (text: string, word: RegExp) =>
  text.replace(new RegExp(word.source, `${word.flags}i`), '')

/** The start of a range; one that is a month alone is in the year of the end, or in the one before. */
function startBefore(text: string, end: ResumeDate): ResumeDate | undefined {
  const start = parseDate(text)
  if (start) return start === 'present' ? undefined : start
  const [year = '', month] = end.split('-')
  if (!month || end === 'present') return undefined
  const inYear = parseDate(`${text} ${year}`)
  if (!inYear || inYear.length < 7) return undefined
  return inYear.slice(0, 7) <= end.slice(0, 7) ? inYear : parseDate(`${text} ${Number(year) - 1}`)
}

/** Years such as `2018-22`, where the second is no month, and years of school such as `2018/2019` and `2018/19`. */
function twoYears(text: string): { start: ResumeDate; end: ResumeDate } | undefined {
  const [, start = '', join, short = ''] = /^(\d{4})\s?([-/–])\s?(\d{2}|\d{4})$/.exec(text) ?? []
  const end = `${start.slice(0, 4 - short.length)}${short}`
  if (!checked(start) || !checked(end) || end <= start) return undefined
  if (short.length === 2 && Number(short) <= 12) return undefined
  // Years with a slash between them may be two of several, but for those of a school.
  return join === '/' && Number(end) !== Number(start) + 1 ? undefined : { start, end }
}

/**
 * Parses what somebody wrote as a period: a range, a date alone, an end alone such as `until 2019`; and the years of one
 * with seasons and the like. Undefined if nothing of it can be read.
 */
export function parsePeriod(text: string): WrittenPeriod | undefined {
  const exact = exactPeriod(text)
  if (exact) return { ...exact, isRough: false }
  if (text.length > maxPeriod) return undefined
  const years = withoutRough(withAsciiDigits(text))
  const read = years === text.trim() ? undefined : exactPeriod(years)
  return read && { ...read, isRough: true }
}

function exactPeriod(text: string): Omit<WrittenPeriod, 'isRough'> | undefined {
  const range = parseRange(text)
  if (range) return range
  const date = parseDate(text)
  if (date) return date === 'present' ? { end: date } : { start: date, end: date }
  const end = parseDate(withoutWord(cleaned(text), until))
  return end && end !== 'present' ? { end } : undefined
}

function checked(year = '', month?: string, day?: string): ResumeDate | undefined {
  if (Number(year) < 1900 || Number(year) > 2100) return undefined
  if (month === undefined) return year
  const monthNumber = Number(month)
  if (monthNumber < 1 || monthNumber > 12) return undefined
  const toMonth = `${year}-${month.padStart(2, '0')}`
  if (day === undefined) return toMonth
  const lastDay = new Date(Date.UTC(Number(year), monthNumber, 0)).getUTCDate()
  if (Number(day) < 1 || Number(day) > lastDay) return undefined
  return `${toMonth}-${day.padStart(2, '0')}`
}
