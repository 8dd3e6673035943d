/** A time as a checked value has it: dates such as `2021`, `2021-03` and `2021-03-15`, and `present` for an end. */
export interface Period {
  start?: string | undefined
  end?: string | undefined
}

/** A date as a language writes it, as exactly as it is known. It is asked while building: browsers have other data. */
export function dateIn(lang: string, date: string): string {
  return formatFor(lang, date).format(dayOf(date))
}

/**
 * A time as a language writes it; empty where it has neither start nor end.
 *
 * @param present what stands for an end that has not come
 */
export function periodIn(lang: string, { start, end }: Period, present: string): string {
  if (end === 'present') return start ? `${dateIn(lang, start)} – ${present}` : present
  if (!start || !end) return start || end ? dateIn(lang, start ?? end ?? '') : ''
  if (start.length !== end.length) return `${dateIn(lang, start)} – ${dateIn(lang, end)}`
  const range = formatFor(lang, start).formatRange(dayOf(start), dayOf(end))
  // Chinese and Japanese have ranges of bare numbers beside dates in words.
  return numeric.test(range) ? `${dateIn(lang, start)} – ${dateIn(lang, end)}` : range
}

const numeric = /\d\/\d/

const dayOf = (date: string) => new Date(date)

/** Days are those of the calendar that the YAML is written in, wherever the page is built. */
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
