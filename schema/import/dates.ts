/** `2021`, `2021-03`, `2021-03-14`, or `present`. */
export type ResumeDate = string

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Words with which something goes on. */
const ongoing = /^(?:present|current|now|ongoing|today|to date)$/i

/** A date in one of the forms that exports have, as JSON Resume writes it; undefined for what is none. */
export function dateIn(text: string): ResumeDate | undefined {
  const written = text.trim()
  if (ongoing.test(written)) return 'present'
  const iso = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?(?:T[\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?$/.exec(
    written,
  )
  if (iso) return checked(iso[1], iso[2], iso[3])
  const slashed = /^(\d{1,2})\/(\d{4})$/.exec(written)
  if (slashed) return checked(slashed[2], slashed[1])
  const worded = /^(?:(\d{1,2})\.?\s+)?(\p{L}{3,9})\.?(?:\s+(\d{1,2})(?:st|nd|rd|th)?)?,?\s+(\d{4})$/u.exec(
    written,
  )
  if (!worded) return undefined
  const [, before, name = '', after, year] = worded
  const month = months.indexOf(name.slice(0, 3).toLowerCase())
  const full = month >= 0 && new RegExp(`^${fullNames[month]}$`, 'i').test(name)
  return month >= 0 && full ? checked(year, String(month + 1), before ?? after) : undefined
}

/** Each month’s name, whole or cut as far as is usual. */
const fullNames = [
  'jan(?:uary)?',
  'feb(?:ruary)?',
  'mar(?:ch)?',
  'apr(?:il)?',
  'may',
  'june?',
  'july?',
  'aug(?:ust)?',
  'sept?(?:ember)?',
  'oct(?:ober)?',
  'nov(?:ember)?',
  'dec(?:ember)?',
]

/** The dates of a range such as `June 2018 – Present`; undefined where it is none. */
export function rangeIn(text: string): { start: ResumeDate; end: ResumeDate } | undefined {
  const [first, second, ...more] = text.split(/\s+[-–—]\s+|\s*[–—]\s*|\s+to\s+/)
  if (first === undefined || second === undefined || more.length > 0) return undefined
  const start = dateIn(first)
  const end = dateIn(second)
  return start && end && start !== 'present' ? { start, end } : undefined
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

/** A date as a timeline in English shows it: `Mar 2021`. */
export function shownDate(date: ResumeDate): string {
  if (date === 'present') return 'present'
  const [year = '', month] = date.split('-')
  const name = month === undefined ? undefined : months[Number(month) - 1]
  return name === undefined ? year : `${name[0]?.toUpperCase()}${name.slice(1)} ${year}`
}
