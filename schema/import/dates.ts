/** `2021`, `2021-03`, `2021-03-14`, or `present`. */
export type ResumeDate = string

/** Languages of exports whose months are words. */
const languages = [
  'en',
  'de',
  'fr',
  'es',
  'pt',
  'it',
  'nl',
  'sv',
  'da',
  'nb',
  'pl',
  'cs',
  'ro',
  'hu',
  'tr',
  'id',
]

/** The numbers of months by their names, whole and cut as is usual; a name that is two months in two languages is none. */
let monthNames: Map<string, number> | undefined

function monthNamed(name: string): number | undefined {
  monthNames ??= namesOfMonths()
  return monthNames.get(plain(name))
}

function namesOfMonths(): Map<string, number> {
  const names = new Map<string, number>([['sept', 9]])
  const other = new Set<string>()
  for (const language of languages)
    for (const month of ['long', 'short'] as const)
      for (const alone of [true, false])
        for (let number = 1; number <= 12; number += 1) {
          const options = { month, timeZone: 'UTC', ...(alone ? {} : { day: 'numeric' as const }) }
          const parts = new Intl.DateTimeFormat(language, options).formatToParts(
            Date.UTC(2021, number - 1, 1),
          )
          const name = plain(parts.find(({ type }) => type === 'month')?.value ?? '')
          if (!/^\p{L}{3,}$/u.test(name)) continue
          if ((names.get(name) ?? number) !== number) other.add(name)
          names.set(name, number)
        }
  for (const name of other) names.delete(name)
  return names
}

const plain = (name: string) => name.normalize('NFC').toLowerCase().replace(/\.$/, '')

/** Words with which something goes on. */
const ongoing =
  /^(?:present|current|now|ongoing|today|to date|heute|présent|aujourd[’']hui|presente|actualidad|atual|oggi|heden|nu)$/i

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
  const eastern = /^(\d{4})\s*年\s*(\d{1,2})\s*月$/.exec(written)
  if (eastern) return checked(eastern[1], eastern[2])
  const worded =
    /^(?:(\d{1,2})\.?\s+(?:de\s+)?)?(\p{L}{3,12})\.?(?:\s+(\d{1,2})(?:st|nd|rd|th)?)?,?\s+(?:de\s+)?(\d{4})$/u.exec(
      written,
    )
  if (!worded) return undefined
  const [, before, name = '', after, year] = worded
  const month = monthNamed(name)
  return month === undefined ? undefined : checked(year, String(month), before ?? after)
}

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
