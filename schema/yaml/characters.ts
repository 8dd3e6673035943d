import type { Finding, Path } from '../report/diagnostics.ts'
import type { Span } from '../report/lines.ts'

// What YAML forbids (1.2.2, section 5.1): controls but tab and line breaks, halves of surrogate pairs, and the two code
// points that are no characters; and a carriage return by itself, at which the parser breaks no line.
const forbidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff]|\r(?!\n)|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** Every run of characters that cannot stand in a YAML text, the first 200 of them. */
export function characterFindings(text: string): Finding[] {
  const findings: Finding[] = []
  let end = -1
  for (const { index } of text.matchAll(forbidden)) {
    if (findings.length === 200) break
    if (index !== end)
      findings.push(characterFound(text.charCodeAt(index), [], { start: index, end: index + 1 }))
    end = index + 1
  }
  return findings
}

/** A finding for a value that has a forbidden character through an escape, such as "\0". */
export function escapedCharacter(value: string, path: Path, span: Span): Finding | undefined {
  const index = value.replace(/\r\n?/g, '\n').search(forbidden)
  return index === -1 ? undefined : characterFound(value.charCodeAt(index), path, span)
}

/** Replaces each forbidden character with a space, which keeps the offsets of the rest. */
export function withoutForbidden(text: string): string {
  return text.replace(forbidden, ' ')
}

function characterFound(code: number, path: Path, span: Span): Finding {
  const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
  const lone = code === 0x0d
  return {
    code: 'yaml-character',
    message: lone
      ? 'a carriage return stands here without a line feed, which YAML takes for no line break'
      : `the character ${name} cannot be shown and cannot stand in the file`,
    label: name,
    help: lone
      ? 'set the line ends of the file to LF in your editor'
      : 'delete it; it may have come with a copied text',
    path,
    span,
  }
}
