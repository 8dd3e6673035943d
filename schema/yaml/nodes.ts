import { isScalar, type Pair, type ParsedNode, type Scalar } from 'yaml'
import type { Span } from '../report/lines.ts'

/** A node as the parser gives it, which has none for what is left out. */
export type Node = ParsedNode | null | undefined

/** Where a node is written; where there is none, what is around it. */
export function nodeSpan(node: Node, around: Span): Span {
  return node?.range ? { start: node.range[0], end: node.range[1] } : around
}

/** A key as it is written: `1.10` stays that and does not become 1.1. */
export function keyText(key: Scalar.Parsed | null): string {
  if (!key) return ''
  return typeof key.value === 'string' ? key.value : (key.source ?? String(key.value ?? ''))
}

/** The first key of a group; null where that is no plain key. */
export const keyOf = ([pair]: readonly Pair<Node, Node>[]) =>
  isScalar(pair?.key) ? (pair.key as Scalar.Parsed) : null

/** Where some keys with their values are written. */
export function pairsSpan(pairs: readonly Pair<Node, Node>[], around: Span): Span {
  const { start } = nodeSpan(pairs[0]?.key, around)
  const last = pairs.at(-1)
  return { start, end: Math.max(nodeSpan(last?.key, around).end, last?.value?.range?.[1] ?? 0) }
}
