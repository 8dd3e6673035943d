import { stringify } from 'yaml'
import type { z } from 'zod'
import { portfolio } from '../../../schema/model/portfolio.ts'
import { objectOf, schemaAt } from '../../../schema/model/schemaIntrospection.ts'
import type { Edit, Path } from '../../../schema/report/diagnostics.ts'
import { pathText } from '../../../schema/report/diagnostics.ts'
import { withoutPair } from '../../../schema/yaml/edits.ts'
import { positionOf, type SourcePosition } from '../../../schema/yaml/sourcePosition.ts'
import { isGroup, valueAt } from '../../../schema/yaml/valueAt.ts'
import { confirmed, dataWith, dataWithout, type Edited, type Readable, readable } from './confirmed.ts'
import { endOf, lineBreakOf, lineEnd, lineStart } from './entryLines.ts'
import { withValue } from './withValue.ts'

/** What a choice sets. */
export type Choice = string | number

/**
 * Sets a key to a value, and makes it with the groups around it where it is not there yet: in the order of the schema,
 * and in the style of what is around it. All else stays to the byte. Refuses to replace a group or a list, since what
 * an owner has written there would be lost.
 */
export function setValue(
  text: string,
  path: Path,
  value: Choice,
  schema: z.core.$ZodType = portfolio,
): Edited {
  const source = readable(text)
  if ('problem' in source) return source
  const before = valueAt(source.value, path)
  if (before === value) return { text }
  if (isGroup(before) || Array.isArray(before))
    return {
      problem: `${pathText(path)} has keys of its own, which this would overwrite: edit it in the file.`,
    }
  if (before !== undefined) {
    const next = withValue(text, path, value)
    return next === undefined
      ? { problem: 'It has a sign that cannot stand in a YAML file.' }
      : { text: next }
  }
  return confirmed(text, additions(source, path, value, schema), dataWith(source.value, path, value))
}

/** Takes a key with its value out. A group that has no other key goes with it. */
export function removeValue(text: string, path: Path): Edited {
  const source = readable(text)
  if ('problem' in source) return source
  if (valueAt(source.value, path) === undefined) return { text }
  const whole = wholeOf(source.value, path)
  const edit = takenOut(text, positionOf(source.root, whole.slice(0, -1)), String(whole.at(-1)))
  return confirmed(text, edit ? [[edit]] : [], dataWithout(source.value, whole))
}

/** An edit that takes a key out; undefined if something else begins its line, such as the dash of a list. */
function takenOut(text: string, group: SourcePosition, name: string): Edit | undefined {
  if (group.flow) return withoutPair(text, group, name)
  const position = group.entries.get(name)
  if (!position?.key) return undefined
  const start = lineStart(text, position.key.start)
  if (text.slice(start, position.key.start).trim() !== '') return undefined
  return { start, end: endOf(text, position, position.key.start - start), text: '' }
}

/** The outermost group of a path of which it is the only key; a group of the whole file or an entry of a list stays. */
function wholeOf(value: unknown, path: Path): Path {
  const group = path.slice(0, -1)
  const around = valueAt(value, group)
  const isOnly = isGroup(around) && Object.keys(around).length === 1
  return isOnly && typeof group.at(-1) === 'string' ? wholeOf(value, group) : path
}

/** A value as YAML, on one line. */
const written = (value: Choice) => stringify(value, { singleQuote: true, lineWidth: 0 }).trim()

/** The ways to add a key, the best first. */
function additions(source: Readable, path: Path, value: Choice, schema: z.core.$ZodType): Edit[][] {
  const { text, root } = source
  const depth = path.findIndex((_, index) => valueAt(source.value, path.slice(0, index + 1)) === undefined)
  const container = path.slice(0, depth)
  const keys = path.slice(depth).map(String)
  const [name = ''] = keys
  const position = positionOf(root, container)
  if (position.flow) return [[within(text, position, keys, value)]]
  if (position.kind !== 'map' && !position.empty && container.length > 0) return []
  const lineBreak = lineBreakOf(text)
  const step = ' '.repeat(stepOf(text, root))
  const linesAt = (indent: string) =>
    keys
      .map((key, index) => {
        const end = index === keys.length - 1 ? ` ${written(value)}` : ''
        return `${indent}${step.repeat(index)}${key}:${end}${lineBreak}`
      })
      .join('')
  const insertion = (at: number, lines: string): Edit => {
    const isLineStart = at === 0 || /[\n\uFEFF]/.test(text[at - 1] ?? '')
    return { start: at, end: at, text: isLineStart ? lines : lineBreak + lines.slice(0, -lineBreak.length) }
  }
  const entries = [...position.entries]
  if (entries.length === 0) {
    const { key } = position
    const indent = key ? `${' '.repeat(key.start - lineStart(text, key.start))}${step}` : ''
    return [[insertion(key ? lineEnd(text, key.end) : text.length, linesAt(indent))]]
  }
  const first = entries[0]?.[1].key
  const indent = first ? ' '.repeat(first.start - lineStart(text, first.start)) : ''
  const order = Object.keys(
    objectOf(schemaAt(schema, container, source.value), valueAt(source.value, container))?.shape ?? {},
  )
  const place = order.indexOf(name)
  const before = entries.filter(([key]) => order.indexOf(String(key)) < place).map(([, entry]) => entry)
  const behind = before.toSorted((a, b) => a.span.end - b.span.end).at(-1)
  const last = entries.at(-1)?.[1]
  const above = container.length === 0 && hasGaps(text, entries) ? lineBreak : ''
  const ways = [behind, last].flatMap((entry) =>
    entry ? [[insertion(endOf(text, entry, indent.length), above + linesAt(indent))]] : [],
  )
  // None of those before it is there: it comes first.
  return behind || !position.key
    ? ways
    : [[insertion(lineEnd(text, position.key.end), linesAt(indent))], ...ways]
}

/** Whether empty lines stand between keys. */
function hasGaps(text: string, entries: readonly (readonly [unknown, SourcePosition])[]): boolean {
  const [first, second] = entries.map(([, entry]) => entry)
  return !first || !second?.key || /\n[ \t]*\r?\n/.test(text.slice(first.span.end - 1, second.key.start))
}

/** By how much the file indents what is below a key. */
function stepOf(text: string, { entries }: SourcePosition): number {
  for (const { kind, flow, entries: inner } of entries.values()) {
    const [first] = inner.values()
    if (kind === 'map' && !flow && first?.key) return first.key.start - lineStart(text, first.key.start)
  }
  return 2
}

/** A key within brackets, behind the others. */
function within(
  text: string,
  { span, entries }: SourcePosition,
  keys: readonly string[],
  value: Choice,
): Edit {
  const inner = keys.reduceRight((all, key, index) => {
    const pair = `${key}: ${all}`
    return index === 0 ? pair : `{ ${pair} }`
  }, flowValue(value))
  const last = [...entries.values()].at(-1)
  if (last) {
    const end = last.empty ? text.indexOf(':', (last.key ?? last.span).end) + 1 : last.span.end
    return { start: end, end, text: `, ${inner}` }
  }
  const isTight = /^[}]/.test(text.slice(span.start + 1))
  return { start: span.start + 1, end: span.start + 1, text: isTight ? ` ${inner} ` : ` ${inner}` }
}

/** A value as it may stand within brackets. */
const flowValue = (value: Choice) =>
  typeof value === 'string'
    ? stringify([value], { singleQuote: true, collectionStyle: 'flow', lineWidth: 0 })
        .trim()
        .slice(1, -1)
        .trim()
    : String(value)
