import type { Resume } from '../resume.ts'
import { garden } from './garden.ts'
import { orbits } from './orbits.ts'
import { sprig } from './sprig.ts'
import { tide } from './tide.ts'
import { tower } from './tower.ts'
import { type Span, spansOf } from './years.ts'

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
export function drawnFrom(resume: Resume, look: string, now = new Date().getFullYear()): string | undefined {
  const draw = Object.hasOwn(drawings, look) ? drawings[look] : undefined
  const spans = draw && spansOf(resume, now)
  return spans && draw(spans)
}
