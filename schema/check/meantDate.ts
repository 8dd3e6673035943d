/**
 * The date that is meant by another way to write it, such as `03.2021`, `2021/3/15`, `2021年3月` or `March 2021`; undefined
 * where it could be two, as 03/04/2021 is.
 *
 * @param lang the language of the page, whose names of months are known beside English ones
 */
export function meantDate(written: string, lang: string): string | undefined {
  const text = written.normalize('NFKC').trim()
  const [year, month, day] = partsOf(text, lang) ?? []
  if (year === undefined || !/^[12]\d{3}$/.test(year)) return undefined
  if (
    [month ?? 1, day ?? 1].some((part) => Number(part) < 1) ||
    Number(month ?? 1) > 12 ||
    Number(day ?? 1) > 31
  )
    return undefined
  return [year, ...[month, day].flatMap((part) => part?.padStart(2, '0') ?? [])].join('-')
}

/** Year, month and day, as far as they are written. */
function partsOf(text: string, lang: string): string[] | undefined {
  const yearFirst = /^(\d{4})(?:[-./年] ?(\d{1,2})(?:[-./月] ?(\d{1,2})日?|月)?|年)$/.exec(text)
  if (yearFirst) return yearFirst.slice(1).filter((part) => part !== undefined)
  const monthFirst = /^(\d{1,2})[-./](\d{4})$/.exec(text)
  if (monthFirst) return monthFirst.slice(1).toReversed()
  // With points the day comes first wherever dates are written so.
  const dayFirst = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/.exec(text)
  if (dayFirst) return dayFirst.slice(1).toReversed()
  const [, name = '', year = ''] = /^(\p{L}{3,20})\.?,? (\d{4})$/u.exec(text) ?? []
  const month = name && monthOf(name.toLowerCase(), lang)
  return month ? [year, month] : undefined
}

function monthOf(name: string, lang: string): string | undefined {
  const named = (locale: string, style: 'long' | 'short', month: number) =>
    new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' })
      .format(Date.UTC(2021, month))
      .toLowerCase()
      .replace(/\.$/, '')
  const months = Array.from({ length: 12 }, (_, month) => month)
  const found = months.find((month) =>
    [lang, 'en'].some(
      (locale) => named(locale, 'long', month) === name || named(locale, 'short', month) === name,
    ),
  )
  return found === undefined ? undefined : String(found + 1)
}
