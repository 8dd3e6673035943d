import type { Resume } from '../resume.ts'

/** A post or a course of studies, in whole years. */
export interface Span {
  /** The year in which it began. */
  year: number
  /** Its years until the next one began, or until its own end; at least one, and fewer where a life at work is long. */
  years: number
  kind: 'work' | 'education'
}

/** The fewest spans and years of which a drawing can be made, and the most that one has room for. */
const [fewestSpans, fewestYears] = [3, 5]
const [mostSpans, mostYears] = [7, 24]

/**
 * The years of a résumé, from the earliest: one span after the other, of work and studies. Undefined where it has too
 * few dates for a drawing.
 *
 * @param now the year until which a post lasts that has no end
 */
export function spansOf({ work, education }: Resume, now: number): Span[] | undefined {
  const dated = [
    ...work.map((one) => ({ ...one, kind: 'work' as const })),
    ...education.map((one) => ({ ...one, kind: 'education' as const })),
  ].flatMap(({ startDate, endDate, kind }) => {
    const year = yearOf(startDate)
    const isOpen = endDate === 'present' || (endDate === undefined && kind === 'work')
    const end = isOpen ? now : (yearOf(endDate) ?? year)
    return year === undefined || year > now ? [] : [{ year, end: Math.min(end ?? year, now), kind }]
  })
  // Two that began in one year are told apart by no drawing: the longer one stands.
  const byYear = new Map<number, (typeof dated)[number]>()
  for (const one of dated) if (one.end >= (byYear.get(one.year)?.end ?? 0)) byYear.set(one.year, one)
  const ordered = [...byYear.values()].toSorted((one, other) => one.year - other.year)
  const kept = ordered.slice(-mostSpans)
  const long = kept.map(({ year, end }, index) =>
    Math.max(1, Math.min(end, kept[index + 1]?.year ?? end) - year),
  )
  const scale = Math.min(1, mostYears / long.reduce((sum, one) => sum + one, 0))
  const spans = kept.map(({ year, kind }, index) => ({
    year,
    years: Math.max(1, Math.round((long[index] ?? 1) * scale)),
    kind,
  }))
  const isEnough = spans.length >= fewestSpans && yearsIn(spans) >= fewestYears
  return isEnough ? spans : undefined
}

/** All years of some spans. */
export const yearsIn = (spans: readonly Span[]): number => spans.reduce((sum, { years }) => sum + years, 0)

const yearOf = (date: string | undefined): number | undefined =>
  date && /^\d{4}/.test(date) ? Number(date.slice(0, 4)) : undefined
