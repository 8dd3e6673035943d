import { isAlias, isMap, isScalar, isSeq, type Pair, type ParsedNode } from 'yaml'
import type { Finding, Path } from '../report/diagnostics.ts'
import type { Lines, Span } from '../report/lines.ts'
import { shortened } from '../report/phrasing.ts'
import { escapedCharacter } from './characters.ts'
import { dashFound, gluedEntries } from './gluedEntries.ts'
import { keyOf, keyText, type Node, nodeSpan, pairsSpan } from './nodes.ts'
import type { SourcePosition } from './sourcePosition.ts'
import { rawAt, writeQuoted } from './syntax/cutText.ts'
import type { KeyUses } from './syntax/errorContext.ts'
import { isInFlow } from './syntax/flow.ts'
import { tagMessage, textOr } from './syntax/tag.ts'

/** A YAML document as plain data, with positions and findings. */
export interface Tree {
  value: unknown
  root: SourcePosition
  findings: Finding[]
}

type Built = { value: unknown; position: SourcePosition }

const yamlTag = 'tag:yaml.org,2002:'
const plainTags = new Set(['str', 'int', 'float', 'bool', 'null', 'map', 'seq'].map((name) => yamlTag + name))

/**
 * Turns the nodes of a document into plain data and positions. Of a key that occurs twice the first counts. Aliases,
 * anchors, custom tags and keys that are no scalars become findings; an alias is read as null, and such a key is left
 * out. The caller limits the depth.
 */
export function treeOf(contents: ParsedNode | null, text: string, lines: Lines, keys: KeyUses): Tree {
  const findings: Finding[] = []

  /** What to write for a text that begins at an offset with a character which YAML keeps for itself. */
  const meant = (offset: number) => {
    const { start } = lines.span(lines.lineOf(offset))
    const raw = rawAt(offset, { text, lines, keys }, isInFlow(contents, start))
    return raw === undefined ? undefined : writeQuoted(raw)
  }

  function build(node: Node, path: Path, around: Span, key?: Span): Built {
    if (isAlias(node))
      findings.push(aliasFound(path, nodeSpan(node, around), meant(nodeSpan(node, around).start)))
    else if (node?.tag && !plainTags.has(node.tag))
      findings.push(tagFound(node.tag, path, nodeSpan(node, around), text, meant))
    // An anchor without a value is reported as an empty value.
    if (node && !isAlias(node) && node.anchor && node.range[1] > node.range[0])
      findings.push(anchorFound(node.anchor, path, node.range[0], text, meant))
    // The items of a parsed node are parsed nodes, which the library's type guards do not say.
    if (isMap(node))
      return buildMap(node.items as Pair<Node, Node>[], node.flow === true, path, nodeSpan(node, around), key)
    if (isSeq(node))
      return buildList(node.items as Node[], node.flow === true, path, nodeSpan(node, around), key)
    const built = scalar(node, around, key)
    const hidden =
      typeof built.value === 'string' ? escapedCharacter(built.value, path, built.position.span) : undefined
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
      // Commas in plain text make empty keys, as in { value: 1,000,000 }, where 000 is reported only once.
      if (first?.empty && flow && isBlank(pair.value)) continue
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
    const add = ({ value: item, position }: Built) => {
      entries.set(value.length, position)
      value.push(item)
    }
    for (const item of items) {
      const around = entryAt(item, flow, span)
      const [first, ...glued] =
        isMap(item) && !item.flow ? gluedEntries(item.items as Pair<Node, Node>[]) : []
      if (first === undefined || glued.length === 0) {
        add(build(item, [...path, value.length], around))
        continue
      }
      // An entry without its dash is read as an entry, and only the missing dash is reported.
      for (const pairs of [first, ...glued]) {
        const at = pairsSpan(pairs, around)
        if (pairs !== first)
          findings.push(dashFound([...path, value.length], at, keyText(keyOf(pairs)), text))
        add(buildMap(pairs, false, [...path, value.length], at))
      }
    }
    return { value, position: { kind: 'list', span, key, empty: false, flow, plain: false, entries } }
  }

  /** Where to point for an entry without a value: its dash, or the blank between two commas. */
  function entryAt(item: Node, flow: boolean, list: Span): Span {
    const from = item?.range?.[0] ?? list.start
    const start = Math.max(list.start, flow ? from : text.lastIndexOf('-', from))
    return { start, end: start + 1 }
  }

  const value = build(contents, [], { start: 0, end: 0 })
  return { value: value.value, root: value.position, findings }
}

/** Whether a key has nothing behind it. */
const isBlank = (node: Node): boolean => !node || (isScalar(node) && node.range[1] <= node.range[0])

function scalar(node: Node, around: Span, key?: Span): Built {
  const written = nodeSpan(node, around)
  const empty = written.end <= written.start || !isScalar(node)
  const plain = isScalar(node) && node.type === 'PLAIN'
  const value = isScalar(node) ? (node.value ?? null) : null
  return {
    value,
    position: {
      kind: 'scalar',
      span: empty ? around : written,
      key,
      empty,
      flow: false,
      plain,
      entries: new Map(),
    },
  }
}

/** What to write for the text that begins at an offset, if there is one. */
type Meant = (offset: number) => string | undefined

function aliasFound(path: Path, span: Span, help: string | undefined): Finding {
  return {
    code: 'yaml-alias',
    message:
      'a value that begins with * is an alias, a reference to another place; here each value is written out',
    label: 'read as an alias',
    help: help ? `${help} if you mean a text; else the value itself` : 'write the value itself',
    path,
    span,
  }
}

function anchorFound(name: string, path: Path, before: number, text: string, meant: Meant): Finding {
  const start = Math.max(text.lastIndexOf(`&${name}`, before), 0)
  return {
    code: 'yaml-alias',
    message: `&${name} is an anchor, a name for the value behind it, and is not read as text`,
    label: 'read as an anchor',
    help: textOr(meant(start), 'if it is text that begins with &'),
    path,
    span: { start, end: start + name.length + 1 },
  }
}

function tagFound(tag: string, path: Path, span: Span, text: string, meant: Meant): Finding {
  const name = tag.startsWith(yamlTag) ? `!!${tag.slice(yamlTag.length)}` : tag
  const start = Math.max(text.lastIndexOf(name, span.start), 0)
  const [message, help] = tagMessage(name, meant(start))
  return {
    code: 'yaml-tag',
    message,
    label: 'read as a tag',
    help,
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
