/** A validated period: dates such as `2021`, `2021-03` and `2021-03-15`, and `present` for an open end. */
export interface Period {
  start?: string | undefined
  end?: string | undefined
}

/**
 * Formats a date in a language, with a month and a day only if it has them. For the build only: browsers have other
 * locale data.
 */
export function dateIn(lang: string, date: string): string {
  return formatFor(lang, date).format(dayOf(date))
}

/**
 * Formats a period in a language by its months and years; empty if it has neither start nor end. Days are left out: a
 * résumé says when something was, not how many days it took.
 *
 * @param present the word for an open end
 */
export function periodIn(lang: string, period: Period, present: string): string {
  const [start, end] = [period.start?.slice(0, 7), period.end?.slice(0, 7)]
  if (end === 'present') return start ? `${dateIn(lang, start)} – ${present}` : present
  if (!start || !end) return start || end ? dateIn(lang, start ?? end ?? '') : ''
  if (start.length !== end.length) return `${dateIn(lang, start)} – ${dateIn(lang, end)}`
  const range = formatFor(lang, start).formatRange(dayOf(start), dayOf(end))
  // Chinese and Japanese format ranges in bare numbers, but dates in words.
  return numeric.test(range) ? `${dateIn(lang, start)} – ${dateIn(lang, end)}` : range
}

const numeric = /\d\/\d/

const dayOf = (date: string) => new Date(date)

/** In the calendar of the YAML and in UTC, so that days are the same wherever the page is built. */
function formatFor(lang: string, date: string): Intl.DateTimeFormat {
  const [, month, day] = date.split('-')
  return new Intl.DateTimeFormat(lang, {
    calendar: 'gregory',
    timeZone: 'UTC',
    year: 'numeric',
    ...(month && { month: 'short' }),
    ...(day && { day: 'numeric' }),
  })
}
