import type { Resume } from '../resume.ts'
import { garden } from './garden.ts'
import { orbits } from './orbits.ts'
import { sprig } from './sprig.ts'
import { type Span, yearsIn } from './svg.ts'
import { tide } from './tide.ts'
import { tower } from './tower.ts'

/** What each look with a drawing draws years as. */
const drawings: Readonly<Record<string, (spans: readonly Span[]) => string>> = {
  blueprint: tower,
  harbour: tide,
  meadow: garden,
  nocturne: orbits,
  paper: sprig,
}

/**
 * A drawing for the first screen, in SVG: what the look of a page shows there, grown from the years that a résumé names.
 * Undefined for a look without one, or a résumé with too few dates.
 */
export function drawingOfYears(
  resume: Resume,
  look: string,
  now = new Date().getFullYear(),
): string | undefined {
  const draw = Object.hasOwn(drawings, look) ? drawings[look] : undefined
  const spans = draw && spansOf(resume, now)
  return spans && draw(spans)
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

const yearOf = (date: string | undefined): number | undefined =>
  date && /^\d{4}/.test(date) ? Number(date.slice(0, 4)) : undefined
