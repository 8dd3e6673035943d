import { isScalar, type Pair } from 'yaml'
import type { Finding, Path } from '../report/diagnostics.ts'
import type { Span } from '../report/lines.ts'
import { shortened } from '../report/phrasing.ts'
import { keyOf, keyText, type Node } from './nodes.ts'

/**
 * Splits the keys of a map that is really several entries of a list, of which all but the first have no dash: its first
 * key occurs again, each time with further repeated keys or with another `id`. At most one group for an ordinary map.
 */
export function gluedEntries(pairs: readonly Pair<Node, Node>[]): Pair<Node, Node>[][] {
  const first = keyOf(pairs)
  if (!first) return []
  const groups: Pair<Node, Node>[][] = []
  for (const pair of pairs) {
    const key = keyOf([pair])
    if (groups.length === 0 || (key && keyText(key) === keyText(first))) groups.push([])
    groups.at(-1)?.push(pair)
  }
  const nameOf = (pair: Pair<Node, Node>) => keyText(keyOf([pair]))
  const [opening = [], ...others] = groups
  const names = new Set(opening.map(nameOf))
  const saysMoreAgain = others.every((group) => group.filter((pair) => names.has(nameOf(pair))).length > 1)
  return saysMoreAgain || haveIds(groups) ? groups : []
}

/** Whether each group begins with an `id` of its own and has further keys, as the sections of an overlay do. */
function haveIds(groups: readonly Pair<Node, Node>[][]): boolean {
  const ids = groups.map(([pair]) => {
    const isId = keyText(keyOf(pair ? [pair] : [])) === 'id'
    return isId && isScalar(pair?.value) ? String(pair.value.value) : undefined
  })
  return (
    !ids.includes(undefined) && new Set(ids).size === ids.length && groups.every((group) => group.length > 1)
  )
}

/** A finding for an entry of a list without its dash; the span is that of the entry. */
export function dashFound(path: Path, { start }: Span, name: string, text: string): Finding {
  const hasRoom = text.slice(start - 2, start) === '  '
  return {
    code: 'yaml-space',
    message: `${JSON.stringify(shortened(name))} begins an entry, and has no dash before it`,
    label: 'a dash is missing',
    help: `write - ${name}: in its place`,
    fix: hasRoom ? [{ start: start - 2, end: start, text: '- ' }] : undefined,
    path,
    span: { start, end: start + name.length },
  }
}
