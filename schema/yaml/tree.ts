import { isAlias, isMap, isScalar, isSeq, type Pair, type ParsedNode } from 'yaml'
import type { Finding, Path } from '../report/diagnostics.ts'
import type { Lines, Span } from '../report/lines.ts'
import { problem } from '../report/problem.ts'
import { quotedScalar } from './edits.ts'
import { keyInPlainText } from './oddBlanks.ts'
import type { SourcePosition } from './sourcePosition.ts'

/** A YAML document as plain data, with positions and findings. */
export interface Tree {
  value: unknown
  root: SourcePosition
  findings: Finding[]
}

/** A node of the parser; null or undefined for a key or value that is left out. */
type Node = ParsedNode | null | undefined

type Built = { value: unknown; position: SourcePosition }

const yamlTag = 'tag:yaml.org,2002:'
const plainTags = new Set(['str', 'int', 'float', 'bool', 'null', 'map', 'seq'].map((name) => yamlTag + name))

/** The deepest nesting that is read. The schema needs 7. */
export const maxLevels = 40

/**
 * Turns the nodes of a document into plain data and positions. Of a key that occurs twice the first counts. Aliases,
 * anchors, custom tags and keys that are no scalars become findings; an alias is read as null, and such a key is left
 * out.
 */
export function treeOf(contents: ParsedNode | null, text: string, lines: Lines): Tree {
  const findings: Finding[] = []

  function build(node: Node, path: Path, around: Span, key?: Span): Built {
    const span = nodeSpan(node, around)
    if (path.length > maxLevels) {
      const words = { levels: maxLevels }
      if (findings.at(-1)?.code !== 'too-deep') findings.push({ ...problem('too-deep', words), path, span })
      return scalar(null, around, key)
    }
    const sign = signBefore(node, span, text)
    if (sign) {
      const what = signs[text.charAt(sign.start)] ?? 'more than text'
      findings.push({ ...problem('yaml-alias', { sign: text.charAt(sign.start), what }), path, span: sign })
    }
    // The items of a parsed node are parsed nodes, which the library's type guards do not say.
    if (isMap(node)) return buildMap(node.items as Pair<Node, Node>[], node.flow === true, path, span, key)
    if (isSeq(node)) return buildList(node.items as Node[], node.flow === true, path, span, key)
    const built = scalar(node, around, key)
    const swallowed = built.position.plain && keyInPlainText(text, built.position.span)
    if (swallowed) findings.push({ ...swallowed, path })
    return built
  }

  function buildMap(pairs: Pair<Node, Node>[], flow: boolean, path: Path, span: Span, key?: Span): Built {
    const entries = new Map<string, SourcePosition>()
    const values: [string, unknown][] = []
    for (const { pair, rest, isCut } of flow ? withCutOff(pairs) : pairs.map(asItIs)) {
      const nameAt = nodeSpan(pair.key, span)
      if (!isScalar(pair.key) && pair.key !== null) {
        findings.push({ ...problem('yaml-key'), path, span: nameAt })
        continue
      }
      const name = keyText(pair.key)
      const first = entries.get(name)
      if (first?.key) {
        const words = { key: name, line: lines.lineOf(first.key.start) }
        findings.push({ ...problem('duplicate-key', words), path: [...path, name], span: nameAt })
        continue
      }
      const built = build(pair.value, [...path, name], nameAt, nameAt)
      const { position } = built
      const last = rest.at(-1)
      if (last) {
        const whole = { start: position.span.start, end: nodeSpan(last.key, nameAt).end }
        const written = text.slice(whole.start, whole.end).replace(/\s+/g, ' ')
        findings.push(commaFound(written, [...path, name], whole))
        entries.set(name, { ...position, span: whole })
        values.push([name, written])
      } else {
        entries.set(name, { ...position, isCut })
        values.push([name, built.value])
      }
    }
    // fromEntries makes own properties of names such as __proto__, where an assignment would not.
    const value = Object.fromEntries(values)
    return { value, position: { kind: 'map', span, key, empty: false, flow, plain: false, entries } }
  }

  function buildList(items: Node[], flow: boolean, path: Path, span: Span, key?: Span): Built {
    const entries = new Map<number, SourcePosition>()
    const value: unknown[] = []
    for (const [index, item] of items.entries()) {
      const built = build(item, [...path, index], entryAt(item, flow, span))
      const { start, end } = built.position.span
      const commas = [text.slice(start - 2, start + 1), text.slice(end - 1, end + 2)]
      const isCut = flow && commas.some((comma) => /\d,\d/.test(comma))
      entries.set(index, { ...built.position, isCut })
      value.push(built.value)
    }
    return { value, position: { kind: 'list', span, key, empty: false, flow, plain: false, entries } }
  }

  /** Where to point for an entry without a value: its dash, or the blank between two commas. */
  function entryAt(item: Node, flow: boolean, list: Span): Span {
    const from = item?.range?.[0] ?? list.start
    const start = Math.max(list.start, flow ? from : text.lastIndexOf('-', from))
    return { start, end: start + 1 }
  }

  const { value, position } = build(contents, [], { start: 0, end: 0 })
  return { value, root: position, findings }
}

/** The span of a node; that of what is around it if the node is missing. */
function nodeSpan(node: Node, around: Span): Span {
  return node?.range ? { start: node.range[0], end: node.range[1] } : around
}

/** A key as it is written: `1.10` stays that and does not become 1.1. */
function keyText(key: Node): string {
  if (!isScalar(key)) return ''
  return typeof key.value === 'string' ? key.value : (key.source ?? String(key.value ?? ''))
}

function scalar(node: Node, around: Span, key?: Span): Built {
  const written = nodeSpan(node, around)
  const empty = written.end <= written.start || !isScalar(node)
  const plain = isScalar(node) && node.type === 'PLAIN'
  const value = isScalar(node) ? (node.value ?? null) : null
  const span = empty ? around : written
  return { value, position: { kind: 'scalar', span, key, empty, flow: false, plain, entries: new Map() } }
}

/** A pair of a group, the pairs behind it that belong to its value, and whether others may do so. */
interface Whole {
  pair: Pair<Node, Node>
  rest: readonly Pair<Node, Node>[]
  isCut: boolean
}

const asItIs = (pair: Pair<Node, Node>): Whole => ({ pair, rest: [], isCut: false })

/**
 * The pairs of a group in braces. What stands between two commas without a colon is a key without a value to YAML: behind
 * plain text it belongs to that text if none of it can be a key, as in `{ text: 1,100 }`.
 */
function withCutOff(pairs: readonly Pair<Node, Node>[]): Whole[] {
  const wholes: Whole[] = []
  let index = 0
  while (index < pairs.length) {
    let end = index + 1
    while (pairs[end]?.value === null) end += 1
    const [first, ...behind] = pairs.slice(index, end)
    index = end
    if (!first) break
    const isPlain = isScalar(first.value) && first.value.type === 'PLAIN' && first.value.source !== ''
    const isOneText = isPlain && behind.length > 0 && !behind.some(mayBeKey)
    wholes.push({ pair: first, rest: isOneText ? behind : [], isCut: !isOneText && behind.length > 0 })
    if (!isOneText) wholes.push(...behind.map((pair) => ({ pair, rest: [], isCut: true })))
  }
  return wholes
}

/** Whether something without a colon may be a key: a word, or one with a colon that lacks the space behind it. */
const mayBeKey = ({ key }: Pair<Node, Node>) =>
  !isScalar(key) || key.type !== 'PLAIN' || /^\p{L}[\p{L}\p{N}_-]*(?:$|:)/u.test(keyText(key))

/** What YAML reads a sign before a value as. */
const signs: Readonly<Record<string, string>> = {
  '*': 'an alias, a reference to another place,',
  '&': 'an anchor, a name for what follows,',
  '!': 'a tag, a type for what follows,',
}

/** Where a sign before a value stands that makes more of it than text. */
function signBefore(node: Node, span: Span, text: string): Span | undefined {
  if (isAlias(node)) return span
  if (!node?.range) return undefined
  let written = node.tag && !plainTags.has(node.tag) ? node.tag.replace(yamlTag, '!!') : undefined
  // An anchor without a value is reported as an empty value.
  if (!written && node.anchor && node.range[1] > node.range[0]) written = `&${node.anchor}`
  if (!written) return undefined
  const start = Math.max(0, text.lastIndexOf(written, node.range[0]))
  return { start, end: start + written.length }
}

function commaFound(written: string, path: Path, span: Span): Finding {
  const meant = quotedScalar(written)
  const first = written.slice(0, written.indexOf(','))
  const number = /^[\d.,]+$/.test(written) ? '; if it is a number, without commas and with a point' : ''
  return { ...problem('yaml-comma', { first, meant, number }), path, span, fix: [{ ...span, text: meant }] }
}
