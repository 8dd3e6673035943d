import type { Code } from '../report/codes.ts'
import { type Finding, type Path, pathText } from '../report/diagnostics.ts'
import type { Lines } from '../report/lines.ts'
import type { Source } from '../yaml/source.ts'
import type { UnreadableRange } from '../yaml/syntax/errorContext.ts'

/**
 * The findings of YAML and of the schema together, each mistake once.
 *
 * @param wrong what the schema refuses
 * @param others all other findings, of rules
 */
export function together(
  { findings, unreadable }: Source,
  { wrong, others }: { wrong: readonly Finding[]; others: readonly Finding[] },
  text: string,
  lines: Lines,
): Finding[] {
  const doubtful = doubtfulFixes(findings, wrong, lines)
  const ofYaml = findings.map((one) => (doubtful.has(one) ? { ...one, fix: undefined } : one))
  // Where a fix is doubtful, so is what was read with it.
  const unclear = [...doubtful].flatMap(({ fix = [] }) => fix.map((edit) => ({ ...edit, lost: true })))
  const sure = (some: readonly Finding[]) => withoutCascades(some, [...unreadable, ...unclear], text, lines)
  return eachOnce(ofYaml, sure(wrong), sure(others))
}

/** Mistakes that make the parser misread the lines around them. */
const ofStructure: ReadonlySet<Code> = new Set(['yaml-character', 'yaml-indent', 'yaml-space', 'yaml-tab'])

/** What may be reported where lines have the wrong indentation. */
const ofIndentation: ReadonlySet<Code> = new Set([
  'duplicate-key',
  'empty-value',
  'missing-key',
  'unknown-key',
  'unknown-type',
  'wrong-type',
  'yaml-indent',
  'yaml-null',
])

/** Fixes of structure that lead to further mistakes on the lines that they change, and so may be the wrong ones. */
function doubtfulFixes(
  ofYaml: readonly Finding[],
  wrong: readonly Finding[],
  lines: Lines,
): ReadonlySet<Finding> {
  const fixed = ofYaml.filter(({ code, fix }) => fix && ofStructure.has(code))
  if (fixed.length === 0) return new Set()
  const effects = [...ofYaml, ...wrong].filter(({ code, fix }) => ofIndentation.has(code) && !fix)
  const wrongLines = new Set(effects.map(({ span }) => lines.lineOf(span.start)))
  return new Set(fixed.filter(({ fix = [] }) => fix.some(({ start }) => wrongLines.has(lines.lineOf(start)))))
}

/**
 * One finding for each text that YAML cuts short. If the schema refuses the whole text, or the entry that it is a part
 * of, that is the mistake; if a rule does, its help says what to write.
 */
function eachOnce(
  ofYaml: readonly Finding[],
  wrong: readonly Finding[],
  others: readonly Finding[],
): Finding[] {
  const isError = ({ severity }: Finding) => severity !== 'warning'
  const ofValues = wrong.filter(({ code }) => code !== 'unknown-key' && code !== 'renamed-key')
  const refused = new Set(ofValues.map(({ path }) => pathText(path)))
  const entries = wrong.filter(({ code }) => code === 'yaml-colon').map(({ path }) => path)
  const ruled = new Map(others.filter(isError).map((one) => [pathText(one.path), one]))
  const cut = new Set<string>()
  const kept = ofYaml.flatMap((finding): Finding[] => {
    const { isCut, path } = finding
    const at = pathText(path)
    if (!isCut) return [finding]
    if (refused.has(at) || entries.some((entry) => isWithin(path, entry))) return []
    cut.add(at)
    const rule = ruled.get(at)
    return [
      rule?.help
        ? { ...finding, help: rule.help, label: rule.label ?? 'read otherwise', fix: undefined }
        : finding,
    ]
  })
  const rest = others.filter((one) => !isError(one) || !cut.has(pathText(one.path)) || one.path.length === 0)
  return [...kept, ...wrong, ...rest]
}

const isWithin = (path: Path, other: Path) => other.every((step, index) => step === path[index])

/** Drops findings about what could not be read, which may be untrue. */
function withoutCascades(
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
