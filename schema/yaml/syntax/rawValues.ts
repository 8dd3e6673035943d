import { isAlias, isMap, isScalar, parseDocument } from 'yaml'
import type { Span } from '../../report/lines.ts'
import { onlyNear } from '../../report/nearest.ts'
import type { KeyUses } from './errorContext.ts'

// What somebody has written behind a key, before YAML takes it apart at commas, colons and hashes.

/** A value as it is written on one line, from its first character to its last, and the key before it. */
export interface RawValue extends Span {
  /** Undefined for an entry of a list without a key. */
  readonly key: string | undefined
  /** Whether it stands in brackets, where commas and brackets end a value. */
  readonly flow: boolean
}

/** The longest line that is searched. */
const maxLength = 2000

/** A hash that begins an author's comment: behind a blank, and with a space behind it. A part of a text is `#1`. */
const ofComment = /[ \t]#(?=[\s#!]|$)/

/**
 * The values without quotes on one line, in their order.
 *
 * @param start the offset of the line
 * @param inFlow whether the line begins within brackets
 */
export function rawValues(line: string, start: number, inFlow: boolean, keys: KeyUses): RawValue[] {
  if (line.length > maxLength) return []
  const at = (values: readonly RawValue[]) =>
    values.map((value) => ({ ...value, start: start + value.start, end: start + value.end }))
  const head = /^[ \t]*(?:- +)*/.exec(line)?.[0].length ?? 0
  if (inFlow) return at(inBrackets(line, head, Number.POSITIVE_INFINITY, keys))
  if (/^\{|^\[\s*\{/.test(line.slice(head))) return at(inBrackets(line, head, 0, keys))
  const [before, , key] = /^(["']?)([\w-]+)\1[ \t]*:(?:[ \t]+|$)/.exec(line.slice(head)) ?? []
  const isEntry = line[head - 2] === '-'
  if (before === undefined || key === undefined || (isEntry && !isKeyLike(key, keys)))
    return isEntry ? at(inBlock(line, head, undefined)) : []
  const from = head + before.length
  const [, inner] = /^(?:\[\s*)?\{\s*(?:["']?)([\w-]+)["']?\s*:(?:\s|$)/.exec(line.slice(from)) ?? []
  if (inner !== undefined && keys.has(inner)) return at(inBrackets(line, from, 0, keys))
  return at(inBlock(line, from, key))
}

/** Whether a word is a key, or a misspelt one; where none is known, each may be one. */
const isKeyLike = (name: string, keys: KeyUses) =>
  keys.size === 0 || keys.has(name) || onlyNear(name, [...keys.keys()]) !== undefined

/** The value that is the rest of a line. */
function inBlock(line: string, start: number, key: string | undefined): RawValue[] {
  const rest = line.slice(start)
  const comment = ofComment.exec(` ${rest}`)?.index ?? rest.length
  const end = start + rest.slice(0, comment).trimEnd().length
  return end > start ? [{ start, end, key, flow: false }] : []
}

/** A key within brackets: where it begins, and where its value does. */
interface KeyAt {
  key: string
  start: number
  value: number
  /** Whether its value is in quotes, and where that ends. */
  quotedEnd: number | undefined
}

/** The values behind keys within brackets. `depth`: how many brackets are open where they begin. */
function inBrackets(line: string, from: number, depth: number, keys: KeyUses): RawValue[] {
  const found: RawValue[] = []
  const all = keysInBrackets(line, from, keys)
  let open = depth + bracketsIn(line.slice(from, all[0]?.start ?? from), /[{[]/g)
  for (const [index, { key, value: start, quotedEnd }] of all.entries()) {
    const next = all[index + 1]
    const between = line.slice(quotedEnd ?? start, next?.start)
    const opening = next ? (/[{[\s]*$/.exec(between)?.[0] ?? '') : ''
    const written = between.slice(0, between.length - opening.length)
    const { length, closed } = next ? innerEnd(written, open) : lastEnd(written, open)
    open += bracketsIn(opening, /[{[]/g) - closed
    if (quotedEnd === undefined && length > 0) found.push({ start, end: start + length, key, flow: true })
  }
  return found
}

const bracketsIn = (text: string, brackets: RegExp) => text.match(brackets)?.length ?? 0

/** The known keys within brackets that are not in quotes: behind a bracket or comma, or the first of a line. */
function keysInBrackets(line: string, from: number, keys: KeyUses): KeyAt[] {
  const found: KeyAt[] = []
  const pattern = /(?<![\w"'-])(["']?)([\w-]+)\1\s*:(?:\s+|$)/g
  pattern.lastIndex = from
  for (let match = pattern.exec(line); match; match = pattern.exec(line)) {
    const { index: start, 0: all, 2: key = '' } = match
    const before = line.slice(from, start).trimEnd()
    if (!/(?:^|[{[,])$/.test(before) || !isKeyLike(key, keys)) continue
    const value = start + all.length
    // A value in quotes ends where they do.
    const [quoted] =
      /^(?:'(?:[^']|'')*'|"(?:[^"\\]|\\.)*")(?=\s*(?:[,}\]]|$|\s#))/.exec(line.slice(value)) ?? []
    const quotedEnd = quoted === undefined ? undefined : value + quoted.length
    found.push({ key, start, value, quotedEnd })
    pattern.lastIndex = quotedEnd ?? value
  }
  return found
}

/** How long a value is that another key follows, and how many brackets are closed between the two. */
function innerEnd(value: string, open: number) {
  let rest = value.replace(/\s*,?\s*$/, '')
  let closed = 0
  while (closed < open - 1 && excess(rest) > 0 && /[}\]]$/.test(rest)) {
    rest = rest.slice(0, -1).replace(/[\s,]*$/, '')
    closed += 1
  }
  return { length: rest.length, closed }
}

/** How long the last value of a line is, and how many brackets are closed behind it. */
function lastEnd(value: string, open: number) {
  const comment = ofComment.exec(` ${value}`)?.index
  const head = comment === undefined ? undefined : value.slice(0, comment).trimEnd()
  let rest = head !== undefined && /[}\],]$/.test(head) ? head : value.trimEnd()
  rest = rest.replace(/\s*,$/, '')
  let closed = 0
  const isKnown = Number.isFinite(open)
  while (closed < open && /[}\]]$/.test(rest) && (isKnown || excess(rest) > 0)) {
    rest = rest.slice(0, -1).trimEnd()
    closed += 1
  }
  return { length: rest.length, closed }
}

/** How many more brackets a text closes than it opens. */
const excess = (text: string) => bracketsIn(text, /[}\]]/g) - bracketsIn(text, /[{[]/g)

/** Whether YAML reads something else than the text that is written: less, more, or nothing at all. */
export function isCut(raw: string, flow: boolean): boolean {
  const { errors, warnings, contents } = parseDocument(flow ? `{ x: ${raw}\n}` : `x: ${raw}`, {
    schema: 'core',
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'silent',
  })
  if (errors.length > 0 || warnings.length > 0) return true
  if (!isMap(contents) || contents.items.length !== 1) return true
  const value: unknown = contents.items[0]?.value
  if (isAlias(value)) return true
  if (!isScalar(value)) return false // A list or a group of keys in its own brackets.
  return value.type === 'PLAIN'
    ? value.source !== raw
    : (value.range?.[1] ?? 0) - (flow ? 5 : 3) !== raw.length
}
