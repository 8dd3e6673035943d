import { stringify } from 'yaml'
import type { Edit, Path } from '../../../schema/report/diagnostics.ts'
import { positionOf, type SourcePosition } from '../../../schema/yaml/sourcePosition.ts'
import { valueAt } from '../../../schema/yaml/valueAt.ts'
import { confirmed, dataWith, dataWithout, type Edited, readable } from './confirmed.ts'
import { type EntryLines, entryLines, lineBreakOf } from './entryLines.ts'

/** A list of a file, with what is needed to edit it. */
interface List {
  text: string
  /** What the whole file says. */
  data: unknown
  path: Path
  items: readonly unknown[]
  position: SourcePosition
}

function listIn(text: string, path: Path): List | { problem: string } {
  const source = readable(text)
  if ('problem' in source) return source
  const items = valueAt(source.value, path)
  if (!Array.isArray(items)) return { problem: `There is no list ${path.join('.')} in the file.` }
  return { text, data: source.value, path, items, position: positionOf(source.root, path) }
}

/** The parts of a list that move: within brackets its values, elsewhere the lines of each entry with its comments. */
const partsOf = ({ text, position }: List): EntryLines[] =>
  position.flow
    ? [...position.entries.values()].map(({ span }) => ({ ...span, dash: span.start }))
    : entryLines(text, position)

/**
 * Moves an entry of a list to another index. The comments right above it and those below it that are indented like its
 * keys move along; empty lines, commas and comments between entries stay where they are. Refuses a list or an index
 * that is not there.
 */
export function moveEntry(text: string, path: Path, from: number, to: number): Edited {
  const list = listIn(text, path)
  if ('problem' in list) return list
  const places = [...list.items.keys()]
  if (!places.includes(from) || !places.includes(to)) return gone
  const order = moved(places, from, to)
  const parts = partsOf(list)
  const edits = parts.flatMap((part, index): Edit[] => {
    const other = parts[order[index] ?? index]
    if (!other || other === part) return []
    return [{ start: part.start, end: part.end, text: text.slice(other.start, other.end) }]
  })
  const meant = dataWith(
    list.data,
    path,
    order.map((index) => list.items[index]),
  )
  return confirmed(text, [edits], meant)
}

const gone: Edited = { problem: 'The file has changed meanwhile: there is no such entry any more.' }

/** A list in which one entry stands at another index. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const others = list.filter((_, index) => index !== from)
  return [...others.slice(0, to), ...list.slice(from, from + 1), ...others.slice(to)]
}

/**
 * Takes an entry out of a list that has others, with the comments that belong to it and one of the gaps around it.
 * Refuses the only entry.
 */
export function dropEntry(text: string, path: Path, index: number): Edited {
  const list = listIn(text, path)
  if ('problem' in list) return list
  const parts = partsOf(list)
  const [before, part, after] = [parts[index - 1], parts[index], parts[index + 1]]
  if (!part) return gone
  if (!before && !after) return { problem: 'It is the only one, and a list has at least one.' }
  const toNext = after && { start: part.start, end: after.start, text: '' }
  const toLast = before && { start: before.end, end: part.end, text: '' }
  // A gap with comments of its own stays.
  const isBare = (edit: Edit | undefined, kept: EntryLines) =>
    edit && /^[\s,]*$/.test(text.slice(edit.start, kept.start) + text.slice(kept.end, edit.end))
  const candidates = [toNext, toLast, { start: part.start, end: part.end, text: '' }]
  const bare = candidates.filter((edit) => edit && isBare(edit, part))
  return confirmed(
    text,
    bare.flatMap((edit) => (edit ? [[edit]] : [])),
    dataWithout(list.data, [...path, index]),
  )
}

/**
 * Copies an entry of a list behind itself, with another value for one of its keys, which must be a text. The comments
 * in it are copied, and not those above it.
 */
export function duplicateEntry(
  text: string,
  path: Path,
  index: number,
  change: { key: string; to: string },
): Edited {
  const list = listIn(text, path)
  if ('problem' in list) return list
  const parts = partsOf(list)
  const part = parts[index]
  const at = list.position.entries.get(index)?.entries.get(change.key)?.span
  if (!part || !at) return gone
  const copy =
    text.slice(part.dash, at.start) +
    stringify(change.to, { singleQuote: true }).trim() +
    text.slice(at.end, part.end)
  const lineBreak = lineBreakOf(text)
  const gaps = list.position.flow ? [', '] : [gapOf(text, parts) ?? lineBreak + lineBreak, lineBreak]
  const item = dataWith(list.items[index], [change.key], change.to)
  const meant = dataWith(list.data, path, [
    ...list.items.slice(0, index + 1),
    item,
    ...list.items.slice(index + 1),
  ])
  return confirmed(
    text,
    gaps.map((gap) => [{ start: part.end, end: part.end, text: gap + copy }]),
    meant,
  )
}

/** The first gap between two entries that has no comments. */
function gapOf(text: string, parts: readonly EntryLines[]): string | undefined {
  const gaps = parts.slice(1).map(({ start }, index) => text.slice(parts[index]?.end ?? start, start))
  return gaps.find((gap) => gap.trim() === '')
}
