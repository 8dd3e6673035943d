import type { Edit } from '../report/diagnostics.ts'
import type { Lines } from '../report/lines.ts'
import { positionOf, type SourcePosition } from '../yaml/sourcePosition.ts'
import { valueAt } from '../yaml/valueAt.ts'
import type { Added, Addition } from './additions.ts'
import { isSections, same } from './merge.ts'
import { hashOf } from './originals.ts'
import type { Word } from './untranslated.ts'

/** Inserts keys or entries within the brackets of a map or list; the originals go into comments above its line. */
export function flowInsertions(addition: Addition, position: SourcePosition, editor: Editor): Edit[] {
  const { text, lines } = editor
  const added = wholeOf(addition, position, editor)
  const isList = text[position.span.start] === '['
  const flow = flowOf(editor.isSame)
  const parts = [...added].map(([step, entry]) => (isList ? flow(entry) : `${step}: ${flow(entry)}`))
  const last = [...position.entries.values()].at(-1)
  const behind = last ? endOf(last, text) : position.span.start + 1
  const isTight = !last && /^[\]}]/.test(text.slice(behind))
  // A comment between the brackets could end up inside a text.
  const outermost = outermostFlow(addition.container, editor)
  const at = lines.span(lines.lineOf(outermost.span.start)).start
  const indent = /^ */.exec(text.slice(at))?.[0] ?? ''
  const comments = originalsIn(added).map(([name, original]) => `${indent}# ${name}: ${original}`)
  return [
    block(at, comments.join('\n'), editor),
    inserted(behind, (last ? ', ' : ' ') + parts.join(', ') + (isTight ? ' ' : '')),
  ]
}

/** Returns a function that writes an addition within brackets. */
const flowOf = (isSame: Editor['isSame']) =>
  function flow(added: Added): string {
    // An empty path marks the id of a section, which is written as it is.
    if ('text' in added) return added.path.length === 0 ? added.text : isSame(added) ? same : 'null'
    const entries = [...added]
    const isList = entries.every(([step]) => typeof step === 'number')
    const parts = entries.map(([step, entry]) => (isList ? flow(entry) : `${step}: ${flow(entry)}`))
    return isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`
  }

/** The key of each text, and its original with its hash. */
const originalsIn = (added: Addition['added']): [name: string | number, original: string][] =>
  [...added].flatMap(([step, entry]) => {
    if (!('text' in entry)) return originalsIn(entry)
    const { path, text } = entry
    return path.length === 0 ? [] : [[step, `${text.replaceAll('\n', ' ')} [${hashOf(text)}]`]]
  })

/** The offset behind a value within brackets, or behind the colon of an empty one. */
function endOf({ span, key, empty }: SourcePosition, text: string): number {
  const end = empty ? (key ?? span).end : span.end
  return end + (empty ? (/^\s*:/.exec(text.slice(end))?.[0].length ?? 0) : 0)
}

/** The outermost map or list in brackets around an addition. */
function outermostFlow(container: Addition['container'], { root }: Editor): SourcePosition {
  const around = container.map((_, index) => positionOf(root, container.slice(0, index)))
  return [...around, positionOf(root, container)].find(({ flow }) => flow) ?? root
}

/** An addition with what its syntax needs: the ids of sections, and empty entries in the gaps of lists. */
function wholeOf(
  { container, added }: Addition,
  { entries, kind }: SourcePosition,
  editor: Editor,
): Addition['added'] {
  const sections = container.length === 0 && added.get('sections')
  if (sections instanceof Map) return new Map([...added, ['sections', withIds(sections, editor)]])
  if (isSections(container)) return withIds(added, editor)
  return kind === 'list' ? withGaps(added, entries.size) : added
}

/** Sections with their ids as first keys. */
function withIds(added: Addition['added'], { main }: Editor): Addition['added'] {
  const idOf = (place: string | number) => String(valueAt(main, ['sections', place, 'id']))
  const sections = [...added].map(([place, section]) => {
    const id: Added = { path: [], text: idOf(place) }
    return [
      place,
      section instanceof Map ? new Map<string, Added>([['id', id], ...section]) : section,
    ] as const
  })
  return new Map(sections)
}

/** An overlay that texts are inserted into. */
export interface Editor {
  text: string
  lines: Lines
  /** The value of the main file, without defaults. */
  main: unknown
  /** Whether a text is the same in both languages. */
  isSame: (word: Word) => boolean
  /** The positions in the overlay, its sections at their indices in the main file. */
  root: SourcePosition
}

/** An edit that inserts a text at an offset. */
export const inserted = (at: number, text: string): Edit => ({ start: at, end: at, text })

/** An edit that inserts whole lines at an offset, on lines of their own, with the line breaks of the file. */
export function block(at: number, lines: string, { text }: Editor): Edit {
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n'
  const whole = lines.replaceAll('\n', lineBreak)
  const isLineStart = at === 0 || /[\n\uFEFF]/.test(text[at - 1] ?? '')
  return inserted(at, isLineStart ? whole + lineBreak : lineBreak + whole)
}

/** The entries of a list from an index on, with empty ones for those without texts. */
function withGaps(added: Addition['added'], from: number): Addition['added'] {
  const last = Math.max(...[...added.keys()].map(Number))
  const places = Array.from({ length: last - from + 1 }, (_, index) => from + index)
  return new Map(places.map((place) => [place, added.get(place) ?? new Map()]))
}
