import type { Finding } from '../report/diagnostics.ts'
import type { Lines } from '../report/lines.ts'
import type { UnreadableRange } from '../yaml/syntax/errorContext.ts'

/** Drops findings about what could not be read, which may be untrue. */
export function withoutCascades(
  findings: readonly Finding[],
  unreadable: readonly UnreadableRange[],
  text: string,
  lines: Lines,
): Finding[] {
  if (unreadable.length === 0) return [...findings]
  const dark = new Set<number>()
  const lost = new Set<number>()
  for (const unreadableRange of unreadable) {
    const last = lines.lineOf(Math.max(unreadableRange.start, unreadableRange.end - 1))
    for (let line = lines.lineOf(unreadableRange.start); line <= last; line += 1) {
      dark.add(line)
      if (unreadableRange.lost) lost.add(line)
    }
  }
  // Sums of the lost lines down to each line, so that any range is checked in constant time.
  const sums = [0]
  for (let line = 1; line <= lines.count; line += 1)
    sums.push((sums[line - 1] ?? 0) + (lost.has(line) ? 1 : 0))

  /** The last line that may belong to what ends at an offset: blank and lost lines right below it do. */
  const reach = (end: number) => {
    let line = lines.lineOf(end)
    while (line < lines.count) {
      const { start, end: stop } = lines.span(line + 1)
      if (!lost.has(line + 1) && text.slice(start, stop).trim() !== '') break
      line += 1
    }
    return line
  }

  /** The first line that may belong to what begins at an offset: blank and lost lines right above it do. */
  const since = (start: number) => {
    let line = lines.lineOf(start)
    while (line > 1) {
      const { start: from, end } = lines.span(line - 1)
      if (!lost.has(line - 1) && text.slice(from, end).trim() !== '') break
      line -= 1
    }
    return line
  }

  /** The text of the lines that are lost. */
  const lostText = [...lost]
    .map((line) => text.slice(lines.span(line).start, lines.span(line).end))
    .join('\n')
    .toLowerCase()

  return findings.filter(({ span, whole, missed }) => {
    if (dark.has(lines.lineOf(span.start))) return false
    if (!whole) return true
    if (missed !== undefined && !lostText.includes(missed.toLowerCase())) return true
    return sums[reach(whole.end)] === sums[since(whole.start) - 1]
  })
}
