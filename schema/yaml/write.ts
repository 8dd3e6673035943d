import { isDeepStrictEqual } from 'node:util'
import { parse, stringify } from 'yaml'
import { type Edit, type Path, pathText } from '../report/diagnostics.ts'
import { linesOf, type Span } from '../report/lines.ts'
import { edited } from './edits.ts'
import { read, type Source } from './source.ts'
import { type SourcePosition, sourcePositionAt } from './sourcePosition.ts'
import { isGroup, valueAt } from './valueAt.ts'
import { scalarSources } from './writeScalar.ts'

// Writes into a YAML file as a person would: only what is asked for changes, and every other byte stays, with comments,
// quotes, indentation and line ends. What is written has been read again, and says exactly what is meant; where that is
// not so in any way, there is a problem in place of a text. A file with a mistake in its YAML, or with anchors or
// aliases, is left alone.
//
// - setValue: a scalar at a path, in the style that it has; a key that is missing is made, with the groups around it
// - removeValue: a key with its value
// - insertKeys: keys as lines of YAML, with comments
// - insertEntry, moveEntry, removeEntry, duplicateEntry: entries of a list, with the comments that belong to them
//
// All of them work on lines and within brackets alike. Paths are those of `SourcePosition`: keys, and indices from 0.

/** The text of a file after an edit, or a sentence that says why there is none. */
export type EditResult = { text: string } | { problem: string }

/** A value that is written on one line if it is new. */
export type ScalarValue = string | number | boolean

/** The order of the keys of a group, in which new ones are put: those of a schema, or of another file. */
export type KeyOrder = (group: Path) => readonly string[]

const noOrder: KeyOrder = () => []

const noPlace: EditResult = {
  problem:
    'The way in which this file is written leaves no place for the change, and the file is left as it is.',
}

const noEntry: EditResult = { problem: 'The file has changed meanwhile: there is no such entry any more.' }

/** A text that is YAML, read. */
export interface Readable extends Source {
  text: string
}

let last: { text: string; source: ReturnType<typeof read> } | undefined

/**
 * Reads a text that is to be edited: one with mistakes in its YAML is left alone, since what it says is not certain.
 * What it returns is not to be changed: the next edit begins with the text that the last one has read, and gets the same.
 */
export function readable(text: string): Readable | { problem: string } {
  if (last?.text !== text) last = { text, source: read(text) }
  const { source } = last
  const [mistake] = source.findings
  if ('root' in source && !mistake) return { ...source, text }
  const line = linesOf(text).lineOf(mistake?.span.start ?? 0)
  return {
    problem: `The YAML has a mistake on line ${line}, and is left as it is until that is fixed: ${mistake?.message}.`,
  }
}

/**
 * Sets the scalar at a path, which may be empty or missing. One that is there stays in its style where that can say the
 * value: plain, in its quotes, folded (with the words that stay where they are), or literal. Refuses to replace a group
 * or a list, since what is written in it would be lost.
 *
 * @param order where keys are put that are missing; at the end of their group without one
 */
export function setValue(
  text: string,
  path: Path,
  value: ScalarValue,
  order: KeyOrder = noOrder,
): EditResult {
  const source = readable(text)
  if ('problem' in source) return source
  const before = valueAt(source.value, path)
  if (before === value) return { text }
  if (isGroup(before) || Array.isArray(before))
    return {
      problem: `${pathText(path)} has keys of its own, which this would overwrite: edit it in the file.`,
    }
  const key = path.at(-1)
  if (before !== undefined) return rewriteScalar(source, path, value)
  if (typeof key !== 'string') return noEntry
  return insertKeys(text, path.slice(0, -1), stringify({ [key]: value }, blockStyle), order)
}

/**
 * Takes a key with its value out: its lines with the comment behind them, or its part of the brackets. A group that has
 * no other key goes with it, unless it is an entry of a list.
 */
export function removeValue(text: string, path: Path): EditResult {
  const source = readable(text)
  if ('problem' in source) return source
  if (valueAt(source.value, path) === undefined) return { text }
  let whole = path
  for (let group = path.slice(0, -1); typeof group.at(-1) === 'string'; group = group.slice(0, -1)) {
    if (Object.keys(valueAt(source.value, group) ?? {}).length !== 1) break
    whole = group
  }
  const edit = withoutPair(text, sourcePositionAt(source.root, whole.slice(0, -1)), String(whole.at(-1)))
  return firstRight(text, edit ? [[edit]] : [], dataWithout(source.value, whole))
}

/**
 * Inserts keys into a group; those around it that are missing are made. Each comes behind the nearest one before it in
 * the order, and at the end if there is none; at the top level with empty lines between if the file has them.
 *
 * @param lines YAML from the first column, with comments if need be; within brackets comments are left out
 */
export function insertKeys(text: string, group: Path, lines: string, order: KeyOrder = noOrder): EditResult {
  const source = readable(text)
  if ('problem' in source) return source
  const added: unknown = parse(lines)
  const known = valueAt(source.value, group)
  if (!isGroup(added) || Object.keys(added).some((key) => isGroup(known) && key in known)) return noPlace
  const name = group.at(-1)
  if (known === undefined && name !== undefined) {
    if (typeof name !== 'string') return noEntry
    return insertKeys(text, group.slice(0, -1), `${name}:\n${indented(lines, stepOf(source))}`, order)
  }
  const position = sourcePositionAt(source.root, group)
  const isEmpty = position.empty || position.entries.size === 0
  if (position.kind !== 'map' && !isEmpty) return noPlace
  const meant = dataWith(source.value, group, { ...(known ?? {}), ...added })
  const candidates = position.flow
    ? [[intoBrackets(text, position, position.entries.size, flowPairs(added))]]
    : keyPlaces(source, group, Object.keys(added)[0] ?? '', order).map((place) => [
        insertion(text, place, lines),
      ])
  return firstRight(text, candidates, meant)
}

/**
 * Inserts an entry into a list; one that is missing or empty is made. It comes before the comments of the entry that
 * follows, with an empty line between if the list has them.
 *
 * @param lines the entry as YAML from the first column, without its dash; within brackets comments are left out
 * @param index before which of the entries
 */
export function insertEntry(
  text: string,
  path: Path,
  index: number,
  lines: string,
  order: KeyOrder = noOrder,
): EditResult {
  const source = readable(text)
  if ('problem' in source) return source
  const known = valueAt(source.value, path)
  const item: unknown = parse(lines)
  const dashed = `- ${indented(lines, 2).trimStart()}`
  const name = path.at(-1)
  if (known === undefined && typeof name === 'string')
    return insertKeys(text, path.slice(0, -1), `${name}:\n${indented(dashed, stepOf(source))}`, order)
  const items: readonly unknown[] = Array.isArray(known) ? known : []
  if ((known !== null && !Array.isArray(known)) || index > items.length) return noEntry
  const position = sourcePositionAt(source.root, path)
  const meant = dataWith(source.value, path, items.toSpliced(index, 0, item))
  const candidates = position.flow
    ? [
        ...behindInBrackets(text, position, index, flowValue(item)),
        [intoBrackets(text, position, index, flowValue(item))],
      ]
    : entryPlaces(source, position, index).map((place) => [insertion(text, place, dashed)])
  return firstRight(text, candidates, meant)
}

/**
 * Moves an entry of a list to another index. The comments right above it and those below it that are indented like its
 * keys move along; empty lines, commas and comments between entries stay where they are.
 */
export function moveEntry(text: string, path: Path, from: number, to: number): EditResult {
  const list = listIn(text, path)
  if ('problem' in list) return list
  const { items, parts } = list
  const places = [...items.keys()]
  if (!places.includes(from) || !places.includes(to)) return noEntry
  const order = moved(places, from, to)
  const edits: Edit[] = []
  for (const [index, part] of parts.entries()) {
    const other = parts[order[index] ?? index]
    if (other && other !== part)
      edits.push({ start: part.start, end: part.end, text: text.slice(other.start, other.end) })
  }
  const meant = order.map((index) => items[index])
  return firstRight(text, [edits], dataWith(list.value, path, meant))
}

/** A list in which one entry stands at another index. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const others = list.filter((_, index) => index !== from)
  return others.toSpliced(to, 0, ...list.slice(from, from + 1))
}

/**
 * Takes an entry out of a list that has others, with the comments that belong to it and one of the gaps around it.
 * Refuses the only entry.
 */
export function removeEntry(text: string, path: Path, index: number): EditResult {
  const list = listIn(text, path)
  if ('problem' in list) return list
  const [before, part, after] = [list.parts[index - 1], list.parts[index], list.parts[index + 1]]
  if (!part) return noEntry
  if (!before && !after) return { problem: 'It is the only one, and a list has at least one.' }
  const candidates: Edit[][] = []
  // A gap with comments of its own stays.
  if (after && isBare(text.slice(part.end, after.start)))
    candidates.push([{ start: part.start, end: after.start, text: '' }])
  if (before && isBare(text.slice(before.end, part.start)))
    candidates.push([{ start: before.end, end: part.end, text: '' }])
  candidates.push([{ start: part.start, end: part.end, text: '' }])
  return firstRight(text, candidates, dataWithout(list.value, [...path, index]))
}

/** What stands between the entries of a list within brackets, where that is no comment. */
function flowGap(text: string, { entries }: SourcePosition): string {
  const [first, second] = entries.values()
  const gap = first && second ? text.slice(first.span.end, second.span.start) : ''
  return /^\s*,\s*$/.test(gap) ? gap : ', '
}

const isBare = (gap: string) => /^[\s,]*$/.test(gap)

/**
 * Copies an entry of a list behind itself, with another value for one of its keys, which must be a text, if one is given.
 * The comments in it are copied, and not those above it.
 */
export function duplicateEntry(
  text: string,
  path: Path,
  index: number,
  change?: { key: string; to: string },
): EditResult {
  const list = listIn(text, path)
  if ('problem' in list) return list
  const { items, parts, position } = list
  const part = parts[index]
  const at = change && position.entries.get(index)?.entries.get(change.key)?.span
  if (!part || (change && !at)) return noEntry
  let copy = text.slice(part.dash, part.end)
  if (change && at)
    copy = text.slice(part.dash, at.start) + blockValue(change.to) + text.slice(at.end, part.end)
  const lineBreak = lineBreakOf(text)
  const between = parts.slice(1).map(({ start }, one) => text.slice(parts[one]?.end ?? start, start))
  const gap = between.find((one) => one.trim() === '') ?? lineBreak + lineBreak
  const gaps = position.flow ? [flowGap(text, position), ', '] : [gap, lineBreak]
  const item = change ? dataWith(items[index], [change.key], change.to) : items[index]
  return firstRight(
    text,
    gaps.map((one) => [{ start: part.end, end: part.end, text: one + copy }]),
    dataWith(list.value, path, items.toSpliced(index + 1, 0, item)),
  )
}

/** A list of a file, and the parts that move: within brackets its values, elsewhere the lines of each entry. */
function listIn(text: string, path: Path) {
  const source = readable(text)
  if ('problem' in source) return source
  const items: unknown = valueAt(source.value, path)
  if (!Array.isArray(items)) return { problem: `There is no list ${pathText(path)} in the file.` }
  const position = sourcePositionAt(source.root, path)
  const parts = position.flow
    ? [...position.entries.values()].map(({ span }) => ({ ...span, dash: span.start }))
    : entryLines(text, position)
  return { ...source, items: items as readonly unknown[], position, parts }
}

/**
 * The text after the first of some edits by which it says exactly what is meant: read again, and compared as a whole.
 *
 * @param meant what the whole file is to say
 */
function firstRight(text: string, candidates: readonly Edit[][], meant: unknown): EditResult {
  for (const edits of candidates) {
    const next = edited(text, edits)
    const source = readable(next)
    if (!('problem' in source) && isDeepStrictEqual(source.value, meant)) return { text: next }
  }
  return noPlace
}

function rewriteScalar({ text, root, value: data }: Readable, path: Path, value: ScalarValue): EditResult {
  const around = sourcePositionAt(root, path.slice(0, -1))
  const position = around.entries.get(path.at(-1) ?? '')
  if (!position) return noEntry
  const start = position.empty ? behindColon(text, position) : position.span.start
  const end = position.empty ? start : position.span.end
  const marker = position.key ?? (around.kind === 'list' ? around.span : position.span)
  const now = {
    raw: text.slice(start, end),
    value: valueAt(data, path),
    inFlow: position.empty || path.some((_, index) => sourcePositionAt(root, path.slice(0, index)).flow),
    indent: columnOf(text, marker.start) + 2,
    lineBreak: lineBreakOf(text),
  }
  const sources = typeof value === 'string' ? scalarSources(now, value) : [String(value)]
  const edits = sources.map((one) => [{ start, end, text: position.empty ? ` ${one}` : one }])
  const next = firstRight(text, edits, dataWith(data, path, value))
  return next === noPlace ? { problem: 'It has a sign that cannot stand in a YAML file.' } : next
}

/** The offset behind the colon or the dash of an empty value. */
function behindColon(text: string, { key, span }: SourcePosition): number {
  if (!key) return span.end
  return key.end + (/^\s*:/.exec(text.slice(key.end))?.[0].length ?? 0)
}

/**
 * An edit that takes a key with its value out of a group that has others: within brackets with its comma, elsewhere with
 * its lines. Undefined if something else begins its line, such as the dash of a list.
 */
export function withoutPair(text: string, group: SourcePosition, name: string): Edit | undefined {
  const pairs = [...group.entries.values()]
  const at = [...group.entries.keys()].indexOf(name)
  const pair = pairs[at]
  if (!pair?.key) return undefined
  if (group.flow) {
    const next = pairs[at + 1]?.key
    return next
      ? { start: pair.key.start, end: next.start, text: '' }
      : { start: pairs[at - 1]?.span.end ?? 0, end: pair.span.end, text: '' }
  }
  const start = lineStart(text, pair.key.start)
  if (text.slice(start, pair.key.start).trim() !== '') return undefined
  return { start, end: endOf(text, pair, pair.key.start - start), text: '' }
}

/** The offset at which lines are inserted, and how far they are indented. */
interface Place {
  at: number
  indent: number
  /** Whether an empty line stands before it, or behind it. */
  gap?: 'before' | 'behind' | undefined
}

/** Where a key may stand in a group that is not in brackets, the best place first. */
function keyPlaces(source: Readable, group: Path, name: string, order: KeyOrder): Place[] {
  const { text, root } = source
  const position = sourcePositionAt(root, group)
  const { key } = position
  const entries = [...position.entries]
  const first = entries[0]?.[1].key
  if (!first) {
    const indent = key ? columnOf(text, key.start) + stepOf(source) : 0
    return [{ at: key ? lineEnd(text, key.end) : text.length, indent }]
  }
  const indent = columnOf(text, first.start)
  const gap =
    group.length === 0 &&
    hasGaps(
      text,
      entries.map(([, entry]) => entry),
    )
      ? 'before'
      : undefined
  const names = order(group)
  const before = entries.filter(([one]) => names.indexOf(String(one)) < names.indexOf(name))
  const behind = before.map(([, entry]) => entry).toSorted((a, b) => a.span.end - b.span.end)
  const places = [behind.at(-1), entries.at(-1)?.[1]].map((entry) =>
    entry ? { at: endOf(text, entry, indent), indent, gap } : undefined,
  )
  // None of those before it is there: it comes first, unless the first stands behind a dash.
  const isFirst = behind.length === 0 && names.includes(name)
  const start = isFirst && key ? { at: lineEnd(text, key.end), indent } : undefined
  return [start, ...places].filter((place) => place !== undefined)
}

/** Where an entry may stand in a list that is not in brackets, the best place first. */
function entryPlaces(source: Readable, position: SourcePosition, index: number): Place[] {
  const { text } = source
  const { start, end } = position.span
  if (position.empty) {
    const indent = position.key ? columnOf(text, position.key.start) + stepOf(source) : 0
    return [{ at: lineEnd(text, end), indent }]
  }
  const indent = columnOf(text, start)
  const entries = [...position.entries.values()]
  const isSpaced = hasGaps(text, entries)
  const [previous, next] = [entries[index - 1], entries[index]]
  const places: Place[] = []
  if (previous)
    places.push({ at: endOf(text, previous, indent), indent, gap: isSpaced ? 'before' : undefined })
  // Before the dash of the next: below the comments in front of it, and at the end of a block that keeps its lines.
  if (next)
    places.push({
      at: lineStart(text, dashOf(text, next, previous?.span.end ?? start)),
      indent,
      gap: isSpaced ? 'behind' : undefined,
    })
  places.push({ at: text.length, indent, gap: isSpaced ? 'before' : undefined })
  // A block that keeps its lines would keep an empty one too.
  return [...places, ...places.map(({ at }) => ({ at, indent }))]
}

/** Puts lines of YAML at a place, with the indentation and the line breaks that are right there. */
function insertion(text: string, { at, indent, gap }: Place, lines: string): Edit {
  const lineBreak = lineBreakOf(text)
  let written = indented(lines, indent)
  if (gap === 'before' && text.trim() !== '') written = `\n${written}`
  if (gap === 'behind') written = `${written}\n`
  written = written.replaceAll('\n', lineBreak)
  const isLineStart = at === 0 || /[\n\uFEFF]/.test(text[at - 1] ?? '')
  return { start: at, end: at, text: isLineStart ? written : lineBreak + written.slice(0, -lineBreak.length) }
}

/** Lines of YAML with more indentation, which end with a line break. */
const indented = (lines: string, by: number): string =>
  `${lines.replace(/\n+$/, '').replace(/^(?=.)/gm, ' '.repeat(by))}\n`

/** Puts a value or pairs before one of the entries within brackets, or behind the last. */
function intoBrackets(text: string, { span, entries }: SourcePosition, index: number, source: string): Edit {
  const next = [...entries.values()][index]
  const previous = [...entries.values()][index - 1]
  if (next) {
    const { start } = next.key ?? next.span
    return { start, end: start, text: `${source}, ` }
  }
  if (previous) {
    const end = previous.empty ? behindColon(text, previous) : previous.span.end
    return { start: end, end, text: `, ${source}` }
  }
  const start = span.start + 1
  const isTight = /^\}/.test(text.slice(start))
  const isMap = text[span.start] === '{'
  return { start, end: start, text: isMap ? ` ${source}${isTight ? ' ' : ''}` : source }
}

/** Puts an entry behind the one before it, on a line of its own where the others are. */
function behindInBrackets(text: string, list: SourcePosition, index: number, source: string): Edit[][] {
  const previous = [...list.entries.values()][index - 1]
  if (!previous || previous.empty) return []
  const { end } = previous.span
  return [[{ start: end, end, text: flowGap(text, list) + source }]]
}

const blockStyle = { singleQuote: true, lineWidth: 0 } as const

/** A scalar as YAML on one line, in the style of this project's files. */
const blockValue = (value: ScalarValue): string => stringify(value, blockStyle).trim()

/** A value as it may stand within brackets. */
const flowValue = (value: unknown): string =>
  stringify([value], { singleQuote: true, collectionStyle: 'flow', lineWidth: 0 }).trim().slice(1, -1).trim()

/** The pairs of a group as they may stand within its brackets. */
const flowPairs = (group: Readonly<Record<string, unknown>>): string => flowValue(group).slice(1, -1).trim()

/** Whether empty lines stand between keys or entries, or there are not two to tell. */
function hasGaps(text: string, entries: readonly SourcePosition[]): boolean {
  const [first, second] = entries
  if (!first || !second) return true
  return /\n[ \t]*\r?\n/.test(text.slice(first.span.end - 1, (second.key ?? second.span).start))
}

/** By how much the file indents what is below a key. */
function stepOf({ text, root }: Readable): number {
  for (const { kind, flow, entries } of root.entries.values()) {
    const [first] = entries.values()
    if (kind === 'map' && !flow && first?.key) return columnOf(text, first.key.start)
  }
  return 2
}

const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1

/** The column of an offset, from 0. */
const columnOf = (text: string, at: number): number => {
  const start = lineStart(text, at)
  // A byte order mark takes no column.
  return at - (start === 0 && text.startsWith('\uFEFF') ? 1 : start)
}

/** The offset behind the line break that ends a line, or the end of the text. */
function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end === -1 ? text.length : end + 1
}

/** The line break that a text uses. */
const lineBreakOf = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n')

/** The dash of an entry, the first one in a line behind `from`. */
function dashOf(text: string, { span }: SourcePosition, from: number): number {
  const between = text.slice(from, span.start)
  const found = /(?:^|\n)[ ]*-(?=\s)/.exec(between)
  return found ? from + found.index + found[0].length - 1 : span.start
}

/** The offset behind a value, with the rest of its last line and the comments below that are indented deeper than its dash or key. */
function endOf(text: string, position: SourcePosition, indent: number): number {
  const { start, end: last } = lastIn(position).span
  // A block ends with its line break.
  let end = lineEnd(text, Math.max(start, last - 1))
  for (let at = end; at < text.length; ) {
    const next = lineEnd(text, at)
    const line = text.slice(at, next)
    const depth = /^ *(?=#)/.exec(line)?.[0].length
    if (depth === undefined ? line.trim() !== '' : depth <= indent) break
    if (depth !== undefined) end = next
    at = next
  }
  return end
}

/** The last value in a group: the parser may end the group itself behind the comments below it. */
function lastIn(position: SourcePosition): SourcePosition {
  const last = position.flow ? undefined : [...position.entries.values()].at(-1)
  return last ? lastIn(last) : position
}

/** The lines of an entry of a list, without the line break that ends the last of them. */
interface EntryLines extends Span {
  /** The offset of its first line, behind the comments above it. */
  dash: number
}

/** Each entry with the comments right above its dash, and those below it that are indented like its keys. */
function entryLines(text: string, list: SourcePosition): EntryLines[] {
  let from = list.span.start
  // The list begins with its first dash, which may be behind the key's line.
  const start = lineStart(text, from)
  const indent = from - start
  return [...list.entries.values()].map((entry, index) => {
    const dash = index === 0 ? start : lineStart(text, dashOf(text, entry, from))
    const end = endOf(text, entry, indent)
    const head = index === 0 ? 0 : from
    from = end
    return { start: commentsAbove(text, dash, indent, head), dash, end: withoutBreak(text, end) }
  })
}

/** Where the comments begin that stand right above a line and are indented like it; the line itself if there are none. */
function commentsAbove(text: string, line: number, indent: number, from: number): number {
  let start = line
  while (start > from) {
    const above = lineStart(text, start - 1)
    const depth = /^ *(?=#)/.exec(text.slice(above, start))?.[0].length
    if (above < from || depth !== indent) break
    start = above
  }
  return start
}

function withoutBreak(text: string, end: number): number {
  if (text[end - 1] !== '\n') return end
  return text[end - 2] === '\r' ? end - 2 : end - 1
}

/** Data in which the value at a path is another; groups that are missing on the way are made. */
export function dataWith(data: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  if (Array.isArray(data))
    return data.map((item, index) => (index === step ? dataWith(item, rest, value) : item))
  const entries = new Map(Object.entries(data ?? {}))
  entries.set(String(step), dataWith(entries.get(String(step)), rest, value))
  return Object.fromEntries(entries)
}

/** Data without the key or entry at a path. */
function dataWithout(data: unknown, path: Path): unknown {
  const [step, ...rest] = path
  if (step === undefined) return undefined
  if (Array.isArray(data) && typeof step === 'number')
    return rest.length === 0 ? data.toSpliced(step, 1) : data.with(step, dataWithout(data[step], rest))
  const entries = new Map(Object.entries(data ?? {}))
  if (rest.length === 0) entries.delete(String(step))
  else entries.set(String(step), dataWithout(entries.get(String(step)), rest))
  return Object.fromEntries(entries)
}
