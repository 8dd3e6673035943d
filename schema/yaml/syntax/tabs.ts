import type { Edit } from '../../report/diagnostics.ts'
import type { Lines } from '../../report/lines.ts'
import { type ErrorContext, type Explained, explained } from './errorContext.ts'
import { indentOf, indentWidth } from './recovery.ts'

/** A tab, at the beginning of a line or elsewhere. */
export function tab(context: ErrorContext): Explained {
  const { text, lines, error } = context
  const { start, end } = lines.span(context.line)
  const content = text.slice(start, end)
  const blanks = content.slice(0, indentOf(content))
  const first = blanks.indexOf('\t')
  if (first === -1) {
    const at = text.indexOf('\t', Math.max(start, error.pos[0] - 1))
    const span = at === -1 || at >= end ? context.span : { start: at, end: at + 1 }
    return explained(
      context,
      'yaml-tab',
      'a tab stands where YAML takes only spaces',
      'replace it by spaces',
      {
        span,
        label: 'a tab',
        fix: [{ ...span, text: ' ' }],
      },
    )
  }
  const more = (text.match(/^ *\t[ \t]*(?=\S)/gm)?.length ?? 1) - 1
  return explained(
    context,
    'yaml-tab',
    `this line is indented with a tab; YAML takes only spaces${more > 0 ? ` (${more} more ${more === 1 ? 'line begins' : 'lines begin'} so)` : ''}`,
    'replace each tab by two spaces; editors have a command for it, such as Convert Indentation to Spaces',
    {
      span: { start: start + first, end: start + blanks.length },
      label: 'a tab',
      fix: untabbed(text, lines),
    },
  )
}

/**
 * Replaces the tabs in the indentation of all lines at once: with some of them left, the nesting would be ambiguous.
 * Within a text of several lines only the tabs that indent the text itself: the others are a part of it.
 */
function untabbed(text: string, lines: Lines): Edit[] {
  const edits: Edit[] = []
  /** How far the key of the text that a line belongs to is indented, in columns; undefined outside of such texts. */
  let key: number | undefined
  for (let line = 1; line <= lines.count; line += 1) {
    const { start, end } = lines.span(line)
    const content = text.slice(start, end)
    const blanks = content.slice(0, indentOf(content))
    if (blanks === content) continue
    if (key !== undefined && columns(blanks) <= key) key = undefined
    const indent = key === undefined ? blanks : beyond(key, blanks)
    if (indent.includes('\t')) edits.push({ start, end: start + indent.length, text: spaced(indent) })
    key ??= blockKey(content)
  }
  return edits
}

/** How far a key or dash whose text begins on the next line is indented, in columns: `  - text: |`. */
function blockKey(line: string): number | undefined {
  const [written = ''] = line.split(/[ \t]#/, 1)
  const [indicator] = /[|>][-+\d]{0,2}$/.exec(written.trimEnd()) ?? []
  if (indicator === undefined) return undefined
  const before = written.trimEnd().slice(0, -indicator.length).trimEnd()
  const [head = ''] = /^[ \t]*(?:- +)*/.exec(line) ?? []
  return /[:-]$/.test(before) ? columns(head) : undefined
}

/** The shortest beginning of some blanks that reaches beyond a column. */
function beyond(column: number, blanks: string): string {
  let [length, reached] = [0, 0]
  while (length < blanks.length && reached <= column) {
    reached += blanks[length] === '\t' ? indentWidth : 1
    length += 1
  }
  return blanks.slice(0, length)
}

const spaced = (blanks: string) => blanks.replaceAll('\t', ' '.repeat(indentWidth))
const columns = (blanks: string) => spaced(blanks).length
