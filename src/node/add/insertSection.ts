import { isDeepStrictEqual } from 'node:util'
import { parse } from 'yaml'
import type { Edit } from '../../../schema/report/diagnostics.ts'
import { edited } from '../../../schema/yaml/edits.ts'
import { read, type Source } from '../../../schema/yaml/source.ts'
import { positionOf, type SourcePosition } from '../../../schema/yaml/sourcePosition.ts'
import { isGroup, own } from '../../../schema/yaml/valueAt.ts'
import { dashOf, endOf, lineBreakOf, lineEnd, lineStart } from '../editor/entryLines.ts'

/** A file with one more section. */
export interface Inserted {
  text: string
  /** The line of the file, from 1, on which the section begins. */
  line: number
  /** Whether its optional keys were left out, since the sections stand in brackets. */
  inBrackets: boolean
}

/**
 * Inserts a section into the text of a portfolio. Every other byte stays as it is, and so does all that the file says.
 *
 * @param index before which of the sections
 * @param lines the section, without the dash of the entry
 * @returns undefined if the text has no place for it
 */
export function insertSection(
  text: string,
  source: Source,
  index: number,
  lines: readonly string[],
): Inserted | undefined {
  if (source.value !== null && !isGroup(source.value)) return undefined
  const sections = own(source.value, 'sections')
  const before = sections ?? []
  if (!Array.isArray(before)) return undefined
  const value: unknown = parse(lines.join('\n'))
  const whole = {
    ...(isGroup(source.value) ? source.value : {}),
    sections: [...before.slice(0, index), value, ...before.slice(index)],
  }
  const position = positionOf(source.root, ['sections'])
  const inBrackets = sections !== undefined && sections !== null && position.flow
  const edits = inBrackets
    ? [withinBrackets(position, index, value)]
    : places(text, source, index).map((place) => insertion(text, place, lines))
  for (const edit of edits) {
    const next = edited(text, [edit])
    const found = read(next)
    if (!('root' in found) || found.findings.length > 0 || !isDeepStrictEqual(found.value, whole)) continue
    const { span } = positionOf(found.root, ['sections', index])
    return { text: next, line: next.slice(0, span.start).split('\n').length, inBrackets }
  }
  return undefined
}

/** Where lines are put. */
interface Place {
  at: number
  /** How far the dash is indented. */
  indent: string
  /** Lines before it, such as a key that is missing. */
  head: readonly string[]
  /** Whether an empty line stands before it, or behind it. */
  gap: 'before' | 'after' | 'none'
}

/** Where the section may stand, the best place first. */
function places(text: string, source: Source, index: number): Place[] {
  const position = source.root.entries.get('sections')
  if (!position)
    return [{ at: text.length, indent: '  ', head: ['sections:'], gap: text.trim() ? 'before' : 'none' }]
  if (position.empty) return [{ at: lineEnd(text, position.span.end), indent: '  ', head: [], gap: 'none' }]
  const { start } = position.span
  const indent = text.slice(lineStart(text, start), start)
  const entries = [...position.entries.values()]
  const gap = hasGaps(text, entries) ? 'before' : 'none'
  const [previous, next] = [entries[index - 1], entries[index]]
  const dash = next && lineStart(text, dashOf(text, next, previous?.span.end ?? start))
  const found: Place[] = [
    ...(previous ? [{ at: endOf(text, previous, indent.length), indent, head: [], gap } as const] : []),
    // Before the dash of the next: below the comments in front of it, and at the end of a block that keeps its lines.
    ...(dash === undefined
      ? []
      : [{ at: dash, indent, head: [], gap: gap === 'before' ? 'after' : gap } as const]),
    { at: text.length, indent, head: [], gap },
  ]
  // A block that keeps its lines would keep an empty one too.
  return [...found, ...found.map((place) => ({ ...place, gap: 'none' as const }))]
}

/** Whether empty lines stand between the sections, or there are not two to tell. */
function hasGaps(text: string, entries: readonly SourcePosition[]): boolean {
  const [first, second] = entries
  return !first || !second || /\n[ \t]*\r?\n/.test(text.slice(first.span.end - 1, second.span.start))
}

function insertion(text: string, { at, indent, head, gap }: Place, lines: readonly string[]): Edit {
  const written = lines.map((line, index) =>
    line === '' ? '' : `${indent}${index === 0 ? '- ' : '  '}${line}`,
  )
  const isLineStart = at === 0 || text[at - 1] === '\n' || text.slice(0, at) === '\uFEFF'
  const all = [...(gap === 'before' ? [''] : []), ...head, ...written, ...(gap === 'after' ? [''] : [])]
  const lineBreak = lineBreakOf(text)
  return {
    start: at,
    end: at,
    text: (isLineStart ? '' : lineBreak) + all.map((line) => line + lineBreak).join(''),
  }
}

/** Within brackets stands what is needed alone, as JSON, which YAML reads too: comments would need lines of their own. */
function withinBrackets(position: SourcePosition, index: number, value: unknown): Edit {
  const entries = [...position.entries.values()]
  const [previous, next] = [entries[index - 1], entries[index]]
  const at = next?.span.start ?? previous?.span.end ?? position.span.start + 1
  const written = JSON.stringify(value)
  return { start: at, end: at, text: next ? `${written}, ` : previous ? `, ${written}` : written }
}
