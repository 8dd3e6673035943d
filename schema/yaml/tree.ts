import { isAlias, isMap, isScalar, isSeq, type Pair, type ParsedNode } from 'yaml'
import type { Finding, Path } from '../report/diagnostics.ts'
import type { Lines, Span } from '../report/lines.ts'
import { shortened } from '../report/phrasing.ts'
import { escapedCharacter } from './characters.ts'
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

/**
 * Turns the nodes of a document into plain data and positions. Of a key that occurs twice the first counts. Aliases,
 * anchors, custom tags and keys that are no scalars become findings; an alias is read as null, and such a key is left
 * out. The caller limits the depth.
 */
export function treeOf(contents: ParsedNode | null, text: string, lines: Lines): Tree {
  const findings: Finding[] = []

  function build(node: Node, path: Path, around: Span, key?: Span): Built {
    const span = nodeSpan(node, around)
    if (isAlias(node)) findings.push(aliasFound(path, span))
    else if (node?.tag && !plainTags.has(node.tag)) findings.push(tagFound(node.tag, path, span, text))
    // An anchor without a value is reported as an empty value.
    if (node && !isAlias(node) && node.anchor && node.range[1] > node.range[0])
      findings.push(anchorFound(node.anchor, path, node.range[0], text))
    // The items of a parsed node are parsed nodes, which the library's type guards do not say.
    if (isMap(node)) return buildMap(node.items as Pair<Node, Node>[], node.flow === true, path, span, key)
    if (isSeq(node)) return buildList(node.items as Node[], node.flow === true, path, span, key)
    const built = scalar(node, around, key)
    const hidden = typeof built.value === 'string' && escapedCharacter(built.value, path, built.position.span)
    if (hidden) findings.push(hidden)
    return built
  }

  function buildMap(pairs: Pair<Node, Node>[], flow: boolean, path: Path, span: Span, key?: Span): Built {
    const entries = new Map<string, SourcePosition>()
    const values: [string, unknown][] = []
    for (const pair of pairs) {
      const nameAt = nodeSpan(pair.key, span)
      if (!isScalar(pair.key) && pair.key !== null) {
        findings.push(keyFound(path, nameAt))
        continue
      }
      const name = keyText(pair.key)
      const first = entries.get(name)
      if (first?.key) {
        findings.push(duplicateFound(name, [...path, name], nameAt, lines.lineOf(first.key.start)))
        continue
      }
      const built = build(pair.value, [...path, name], nameAt, nameAt)
      entries.set(name, built.position)
      values.push([name, built.value])
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
      entries.set(index, built.position)
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

const orQuoted = 'take it away, or put the text in quotes if it belongs to one'

function aliasFound(path: Path, span: Span): Finding {
  return {
    code: 'yaml-alias',
    message:
      'a value that begins with * is an alias, a reference to another place; here each value is written out',
    label: 'read as an alias',
    help: 'write the value itself, or put it in quotes if it is a text',
    path,
    span,
  }
}

function anchorFound(name: string, path: Path, before: number, text: string): Finding {
  const start = Math.max(text.lastIndexOf(`&${name}`, before), 0)
  return {
    code: 'yaml-alias',
    message: `&${name} is an anchor, a name for the value behind it, and is not read as text`,
    label: 'read as an anchor',
    help: orQuoted,
    path,
    span: { start, end: start + name.length + 1 },
  }
}

function tagFound(tag: string, path: Path, { start: before }: Span, text: string): Finding {
  const name = tag.startsWith(yamlTag) ? `!!${tag.slice(yamlTag.length)}` : tag
  const start = Math.max(text.lastIndexOf(name, before), 0)
  return {
    code: 'yaml-tag',
    message: `${shortened(name)} is a tag, a type for the value behind it; none is known here`,
    label: 'read as a tag',
    help: orQuoted,
    path,
    span: { start, end: start + name.length },
  }
}

function keyFound(path: Path, span: Span): Finding {
  return {
    code: 'yaml-key',
    message: 'a key is a word; here it is a list, an alias or other keys',
    help: 'write the key as plain text before a colon; if the line begins with [, { or ?, put the text in quotes',
    path,
    span,
  }
}

function duplicateFound(name: string, path: Path, span: Span, line: number): Finding {
  return {
    code: 'duplicate-key',
    message: `${JSON.stringify(shortened(name))} stands twice here; the first is on line ${line}`,
    label: `already on line ${line}`,
    help: 'keep one of the two',
    path,
    span,
  }
}
