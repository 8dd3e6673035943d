import { isScalar, type Pair, type ParsedNode, type Scalar } from 'yaml'
import type { Span } from '../report/lines.ts'

/** A node of the parser; null or undefined for a key or value that is left out. */
export type Node = ParsedNode | null | undefined

/** The span of a node; that of what is around it if the node is missing. */
export function nodeSpan(node: Node, around: Span): Span {
  return node?.range ? { start: node.range[0], end: node.range[1] } : around
}

/** A key as it is written: `1.10` stays that and does not become 1.1. */
export function keyText(key: Scalar.Parsed | null): string {
  if (!key) return ''
  return typeof key.value === 'string' ? key.value : (key.source ?? String(key.value ?? ''))
}

/** The first key of a map; null if it is no scalar. */
export const keyOf = ([pair]: readonly Pair<Node, Node>[]) =>
  isScalar(pair?.key) ? (pair.key as Scalar.Parsed) : null

/** The span of consecutive keys with their values. */
export function pairsSpan(pairs: readonly Pair<Node, Node>[], around: Span): Span {
  const { start } = nodeSpan(pairs[0]?.key, around)
  const last = pairs.at(-1)
  return { start, end: Math.max(nodeSpan(last?.key, around).end, last?.value?.range?.[1] ?? 0) }
}
