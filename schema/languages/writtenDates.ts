/** `2021`, `2021-03`, `2021-03-14`, or `present`. */
export type ResumeDate = string

/** Languages of exports that write months as words. */
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

/** Month numbers by name, long and short; a name that means different months in two languages is left out. */
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

/** Words for an end that has not come, in the languages of exports. */
const ongoing = new Set(
  [
    'present|current|currently|now|ongoing|today|to date|till date|till now|until now',
    "heute|bis heute|jetzt|laufend|aktuell|présent|à présent|aujourd'hui|en cours|actuel|actuellement|à ce jour",
    'presente|al presente|actual|actualidad|la actualidad|actualmente|hoy|la fecha|a la fecha|en curso',
    'atual|atualmente|o momento|até o momento|hoje|oggi|attuale|in corso|heden|nu|nuvarande|pågående',
    'obecnie|teraz|halen|devam ediyor|günümüz|по настоящее время|настоящее время|по н.в.|сейчас|дотепер|зараз',
    '至今|今|现在|現在|目前|在职|在職中|현재|재직중|재직 중|حتى الآن|الآن|الوقت الحاضر|היום|כיום',
  ]
    .join('|')
    .split('|'),
)

/** A duration in brackets behind an end, such as `(2 years)`, which the dates already show. */
const duration = /(?<=\S)\s*[(（](?![^()（）]*\d{4})(?=[^()（）]*\d)[^()（）]*[)）]$/

/**
 * Parses a date in one of the forms that exports have; undefined if it is no date, or day and month cannot be told
 * apart.
 */
export function parseDate(text: string): ResumeDate | undefined {
  const written = text.trim().replace(duration, '')
  if (ongoing.has(written.toLowerCase().replaceAll('’', "'"))) return 'present'
  const iso = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?(?:T[\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?$/.exec(
    written,
  )
  if (iso) return checked(iso[1], iso[2], iso[3])
  const monthFirst = /^(\d{1,2})[-/.](\d{4})$/.exec(written)
  if (monthFirst) return checked(monthFirst[2], monthFirst[1])
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(written)
  if (dotted) return checked(dotted[3], dotted[2], dotted[1])
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(written)
  if (slashed) return dayAndMonth(slashed[1], slashed[2], slashed[3])
  const eastern = /^(\d{4})\s*[年년](?:\s*(\d{1,2})\s*[月월](?:\s*(\d{1,2})\s*[日일])?)?$/.exec(written)
  if (eastern) return checked(eastern[1], eastern[2], eastern[3])
  const worded =
    /^(?:(\d{1,2})\.?\s+(?:de\s+)?)?(\p{L}{3,12})\.?(?:\s+(\d{1,2})(?:st|nd|rd|th)?)?,?\s+(?:de\s+)?(\d{4})$/u.exec(
      written,
    )
  if (!worded) return undefined
  const [, before, name = '', after, year] = worded
  const month = monthNamed(name)
  return month === undefined ? undefined : checked(year, String(month), before ?? after)
}

/** A day and a month, whose order differs by country; undefined if both numbers can be the month. */
function dayAndMonth(first = '', second = '', year = ''): ResumeDate | undefined {
  if (Number(first) > 12) return checked(year, second, first)
  return Number(second) > 12 || first === second ? checked(year, first, second) : undefined
}

/** The longest text that is parsed as a range, in characters. */
const maxRange = 80

/** Two dates joined by a hyphen that needs no blanks: behind a year, or between dates without hyphens of their own. */
const close = /^(.*\d{4}|\d{4}[/.]\d{1,2})\s*[-~]\s*(\p{L}.*|\d{4}(?:[/.]\d{1,2})?|\d{1,2}[/.]\d{4})$/u

const between = /\s+(?:[-–—~]|to|until|bis|à|au|al?|hasta|até)\s+|\s*[–—〜～至到]\s*/

/**
 * Parses a range such as `June 2018 – Present`, or an open one such as `June 2018 –`, which ends at `present`;
 * undefined if it is none.
 */
export function parseRange(text: string): { start: ResumeDate; end: ResumeDate } | undefined {
  const written = text.trim()
  if (written.length > maxRange) return undefined
  const open = /^(.*\S)\s*[-–—~〜～]$/.exec(written)?.[1]
  const [first, second, ...more] =
    open === undefined ? (close.exec(written)?.slice(1) ?? written.split(between)) : [open, 'present']
  if (first === undefined || second === undefined || more.length > 0) return undefined
  const start = parseDate(first)
  const end = parseDate(second)
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
