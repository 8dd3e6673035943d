import { interfaceWords, languagesWithWords } from '../model/interfaceWords/index.ts'

// Dates as people write them: in ISO, in digits, and with the names of months and the word for the present in each
// language of the interface. What is not understood shows as it was written.

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

/** A text with the digits of ASCII in place of those of other scripts, and without a duration. */
const cleaned = (text: string) =>
  text
    .replace(/[٠-٩۰-۹๐-๙]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replace(/[०-९০-৯]/g, (digit) => String(((digit.codePointAt(0) ?? 0) - 6) & 15))
    .trim()
    .replace(duration, '')
    .trim()

/** A day, a month in words and a year, in either order; a word such as *of* or *de* may stand between them. */
const dayFirst =
  /^(?:(\d{1,2})(?:st|nd|rd|th|er|[.º°])?[\s/-]+)?(?:\p{L}{1,3}\s+)??(\p{L}[\p{L}\p{M}]*?)\.?,?(?:\s+(\d{1,2})(?:st|nd|rd|th)?,?(?=\s))?(?:[\s./-]+(?:\p{L}{1,3}\s+)?|(?=\d))(\d{4}|['’‘]\d{2})(?:\s?\p{L}{1,4})?\.?$/u
const yearFirst = /^(\d{4})[.,]?[\s/-]+(\p{L}[\p{L}\p{M}]*)\.?(?:\s+(\d{1,2})\.?)?$/u

/** Dates in digits: the order of their parts, and what is between them. */
const inDigits: [form: RegExp, parts: (found: readonly string[]) => (string | undefined)[]][] = [
  [
    /^(\d{4})(?:[-/.]\s?(\d{1,2})(?:[-/.]\s?(\d{1,2}))?)?\.?(?:T[\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?$/,
    ([, y, m, d]) => [y, m, d],
  ],
  [/^(\d{1,2})\s?[-/.]\s?(\d{4})$/, ([, m, y]) => [y, m]],
  [/^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/, ([, d, m, y]) => [y, m, d]],
  [/^(\d{4})\s*[年년](?:\s*(\d{1,2})\s*[月월](?:\s*(\d{1,2})\s*[日일])?)?$/, ([, y, m, d]) => [y, m, d]],
]

/** Parses a date; undefined if it is none, or day and month cannot be told apart. */
export function parseDate(text: string): ResumeDate | undefined {
  if (text.length > maxPeriod) return undefined
  const written = cleaned(text)
  if (wordsForPresent().has(folded(written))) return 'present'
  for (const [form, partsOf] of inDigits) {
    const found = form.exec(written)
    if (found) return checked(...partsOf(found))
  }
  const [, one = '', other = '', inYear] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(written) ?? []
  // Their order differs by country.
  if (Number(one) > 12 || (inYear && one === other)) return checked(inYear, other, one)
  if (inYear) return Number(other) > 12 ? checked(inYear, one, other) : undefined
  const [, before, name = '', after, year = ''] = dayFirst.exec(written) ?? []
  const month = monthNames().get(folded(name))
  if (month !== undefined) return checked(fourDigits(year), String(month), before ?? after)
  const [, first, second = '', day] = yearFirst.exec(written) ?? []
  const later = monthNames().get(folded(second))
  return later === undefined ? undefined : checked(first, String(later), day)
}

/** A year with an apostrophe in place of its century: '20 is 2020, and '98 is 1998. */
function fourDigits(year: string): string {
  const short = year.slice(1)
  return year.length === 4 ? year : `${Number(short) <= 50 ? 20 : 19}${short}`
}

/** What may stand between two dates. A hyphen needs no blanks behind a year or a word. */
const between =
  /\s*(?:[–—〜～~→]|-{1,2}>|-{2,3}|\.{2,3}|…)\s*|\s+-\s*|\s*-\s+|(?<=\d{4}|\d{4}[/.]\d{1,2}|\p{L}\.?)-(?=\p{L}|\d{4}(?:$|[/.]\d{1,2}$)|\d{1,2}[/.]\d{4}$|['’‘]\d)|\s*[至到]\s*|\s+(?:to|until|till|through|bis|à|au|a|al|hasta|até|tot|do|до|по|إلى|עד)\s+/giu

/** Words before a start: with one of them a period has no end yet, unless one is named. */
const since =
  /^(?:since|from|seit|ab|von|depuis|de|du|dès|desde|dal|dalla|da|sinds|van|sedan|siden|od|з|с|от|منذ|من|מאז)\s+/iu

/**
 * Parses a range such as `June 2018 – Present`, `May – August 2021` or `From 2019 to 2021`, or an open one such as
 * `June 2018 –` and `Since 2018`, which ends at `present`; undefined if it is none, or rough.
 */
export function parseRange(text: string): { start: ResumeDate; end: ResumeDate } | undefined {
  if (text.trim().length > maxPeriod) return undefined
  const written = cleaned(text)
  const whole = written.replace(since, '')
  const lasting = whole.replace(/\s*[-–—~〜～→]+>?$/, '')
  const alone = lasting === written ? undefined : parseDate(lasting)
  if (alone && alone !== 'present') return { start: alone, end: 'present' }
  for (const { 0: join, index } of whole.matchAll(between)) {
    const end = endOf(whole.slice(index + join.length))
    const start = end && startBefore(whole.slice(0, index), end)
    if (start && end) return { start, end }
  }
  return twoYears(whole)
}

/** The end of a range. One in words alone, in whatever language, says that it has not come, unless it is a month. */
function endOf(text: string): ResumeDate | undefined {
  const isWords = /^[^\d]{1,30}$/u.test(text) && /\p{L}/u.test(text) && !monthNames().has(folded(text))
  return parseDate(text) ?? (isWords ? 'present' : undefined)
}

/** The start of a range; one that is a month alone is in the year of the end, or in the one before. */
function startBefore(text: string, end: ResumeDate): ResumeDate | undefined {
  const start = parseDate(text)
  if (start) return start === 'present' ? undefined : start
  const [year = '', month] = end.split('-')
  const inYear = month && parseDate(`${text} ${year}`)
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
 * Parses what somebody wrote as a period: a range, or a date alone; and the one or two years of any other text, such as
 * one with seasons. Undefined if nothing of it can be read.
 */
export function parsePeriod(text: string): WrittenPeriod | undefined {
  if (text.length > maxPeriod) return undefined
  const range = parseRange(text)
  if (range) return { ...range, isRough: false }
  const date = parseDate(text)
  if (date)
    return date === 'present' ? { end: date, isRough: false } : { start: date, end: date, isRough: false }
  const [start, end = start, ...more] = cleaned(text).match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []
  if (start === undefined || end === undefined || more.length > 0 || end < start) return undefined
  const isOpen = end === start && /[–—-]\s*[^\d–—-]*\p{L}[^\d–—-]*$/u.test(text)
  return { start, end: isOpen ? 'present' : end, isRough: true }
}

function checked(year = '', month?: string, day?: string): ResumeDate | undefined {
  if (Number(year) < 1900 || Number(year) > 2100) return undefined
  if (month === undefined) return year
  const monthNumber = Number(month)
  if (monthNumber < 1 || monthNumber > 12) return undefined
  const toMonth = `${year}-${month.padStart(2, '0')}`
  if (day === undefined) return toMonth
  const lastDay = new Date(Date.UTC(Number(year), monthNumber, 0)).getUTCDate()
  return Number(day) < 1 || Number(day) > lastDay ? undefined : `${toMonth}-${day.padStart(2, '0')}`
}

/** A word as it is compared: in small letters, without diacritics but vowels that are written as such, and without a last dot. */
const folded = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/(?!(?![\u093c\u09bc])[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Thai}])\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[.॰]$/, '')
    .trim()

/** What is made when it is first needed, since that takes some milliseconds. */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

/** Words for an end that has not come: those of the interface, and others that many write. */
const wordsForPresent = once(() => {
  const often =
    'present|current|currently|now|ongoing|today|to date|till date|heute|jetzt|aktuell|laufend|présent|en cours|actuel|aujourd’hui|actualidad|la actualidad|actual|actualmente|hoy|atual|atualmente|hoje|oggi|in corso|heden|obecnie|至今|今|现在|現在|현재|настоящее время|по настоящее время|н.в.|الآن|כיום'
  const ofInterface = languagesWithWords.map(
    (key) => interfaceWords(new Intl.Locale(key))?.dates?.present ?? '',
  )
  return new Set([...often.split('|'), ...ofInterface.filter(Boolean)].map(folded))
})

/** The number of each month by its names, long and short, but for those that languages disagree about. */
const monthNames = once(() => {
  const names = new Map<string, number>([
    ['sept', 9],
    ['mrz', 3],
  ])
  const others = new Set<string>()
  for (const language of languagesWithWords)
    for (const month of ['long', 'short'] as const)
      for (const day of [undefined, 'numeric'] as const) {
        const format = new Intl.DateTimeFormat(language, { calendar: 'gregory', month, day, timeZone: 'UTC' })
        for (let number = 1; number <= 12; number += 1) {
          const parts = format.formatToParts(Date.UTC(2021, number - 1, 1))
          const name = folded(parts.find(({ type }) => type === 'month')?.value ?? '')
          if (!/^\p{L}[\p{L}\p{M}]+$/u.test(name)) continue
          if ((names.get(name) ?? number) !== number) others.add(name)
          names.set(name, number)
        }
      }
  for (const name of others) names.delete(name)
  return names
})
