import type { Finding } from '../report/diagnostics.ts'
import { problem } from '../report/problem.ts'

// What YAML forbids (1.2.2, section 5.1): controls but tab and line breaks, halves of surrogate pairs, and the two code
// points that are no characters; and a carriage return by itself, at which the parser breaks no line.
const forbidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /(?:[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff]|\r(?!\n)|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff])+/g

/** The most runs of such characters that are reported. */
const maxRuns = 200

/** Every run of characters that cannot stand in a YAML text. */
export function characterFindings(text: string): Finding[] {
  const findings: Finding[] = []
  for (const { index } of text.matchAll(forbidden)) {
    if (findings.length === maxRuns) break
    const name = `U+${text.charCodeAt(index).toString(16).toUpperCase().padStart(4, '0')}`
    findings.push({
      ...problem('yaml-character', { name }),
      path: [],
      span: { start: index, end: index + 1 },
    })
  }
  return findings
}

/** Replaces each forbidden character with a space, which keeps the offsets of the rest. */
export const withoutForbidden = (text: string): string =>
  text.replace(forbidden, (run) => ' '.repeat(run.length))
