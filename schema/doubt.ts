import type { Finding } from './diagnostics.ts'
import type { Lines } from './lines.ts'
import type { Hole } from './source.ts'

/** Drops the findings that speak of something that could not be read, and so may be untrue. */
export function withoutDoubtful(
  findings: readonly Finding[],
  holes: readonly Hole[],
  text: string,
  lines: Lines,
): Finding[] {
  if (holes.length === 0) return [...findings]
  const dark = holes.map((hole) => ({
    first: lines.lineOf(hole.start),
    last: lines.lineOf(Math.max(hole.start, hole.end - 1)),
    lost: hole.lost,
  }))

  /** The last line that may have belonged to what ends at an offset: blank and lost lines below it do. */
  const reach = (end: number) => {
    let line = lines.lineOf(end)
    while (line < lines.count) {
      const { start, end: stop } = lines.span(line + 1)
      const next = line + 1
      const lost = dark.some((hole) => hole.lost && hole.first <= next && next <= hole.last)
      if (!lost && text.slice(start, stop).trim() !== '') break
      line = next
    }
    return line
  }

  return findings.filter(({ span, whole }) => {
    const at = lines.lineOf(span.start)
    if (dark.some((hole) => hole.first <= at && at <= hole.last)) return false
    if (!whole) return true
    const first = lines.lineOf(whole.start)
    const last = reach(whole.end)
    return !dark.some((hole) => hole.lost && hole.first <= last && first <= hole.last)
  })
}
