import { counted, shortened } from '../../report/phrasing.ts'
import { type ErrorContext, type Explained, explained, linesOfError, lineText } from './errorContext.ts'
import { indentOf, indentWidth } from './recovery.ts'

/** What input methods for Chinese, Japanese or Korean type in place of YAML's own characters, and their names. */
const wide: Record<string, string> = {
  '\uff1a': 'colon',
  '\uff0d': 'hyphen',
  '\u3000': 'space',
}

/** The blanks, dashes and key that a line begins with, some of which may be wide. */
const headOfLine = /^[ \u3000]*(?:[-\uff0d][ \u3000]+)*(?:[\w-]+[ \u3000]*[:\uff1a][ \u3000]*)?/

/** A full-width character where YAML takes only the narrow one. */
export function wideCharacter(context: ErrorContext): Explained | undefined {
  const { text, lines } = context
  for (const line of linesOfError(context)) {
    const { start, end } = lines.span(line)
    const content = text.slice(start, end)
    const [head = ''] = headOfLine.exec(content) ?? []
    const at = head.search(/[\uff1a\uff0d\u3000]/)
    const character = head[at]
    if (character === undefined || isInText(context, line)) continue
    const rest = content.slice(head.length)
    const { indent, dashes, key } = narrowed(head, rest)
    if (!dashes && !key) continue // A text whose paragraphs begin with a full-width space.
    const narrow = indent + dashes + key
    return explained(
      { ...context, line },
      'yaml-character',
      `a full-width ${wide[character]} (${codePoint(character)}) stands where YAML takes only the narrow one`,
      `write ${shortened((narrow + rest).trim())}${at < indent.length ? `, behind ${counted(indent.length, 'space')}` : ''}`,
      {
        span: { start: start + at, end: start + at + 1 },
        label: codePoint(character),
        fix: [{ start, end: start + head.length, text: narrow }],
      },
    )
  }
  return undefined
}

/** Whether a line belongs to a text of several lines below `key: |`, where these characters are letters. */
function isInText(context: ErrorContext, line: number): boolean {
  const indent = indentOf(lineText(context, line))
  let above = line - 1
  while (above > 0 && (!lineText(context, above).trim() || indentOf(lineText(context, above)) >= indent))
    above -= 1
  return above > 0 && /[:\s][|>][-+\d]*\s*$/.test(lineText(context, above))
}

const codePoint = (character: string) => `U+${character.charCodeAt(0).toString(16).toUpperCase()}`

/**
 * The beginning of a line in narrow characters. A full-width space in its indent becomes two spaces, the level of most
 * files.
 */
function narrowed(head: string, rest: string) {
  const [, blanks = '', dashes = '', key = ''] =
    /^([ \u3000]*)((?:[-\uff0d][ \u3000]+)*)(.*)$/.exec(head) ?? []
  const colon = key.search(/[:\uff1a]/)
  const behind = key.slice(colon + 1).replaceAll('\u3000', ' ')
  return {
    indent: blanks.replaceAll('\u3000', ' '.repeat(indentWidth)),
    dashes: dashes.replaceAll('\uff0d', '-').replaceAll('\u3000', ' '),
    key: key && `${key.slice(0, colon).trimEnd()}:${rest && (behind || ' ')}`,
  }
}
