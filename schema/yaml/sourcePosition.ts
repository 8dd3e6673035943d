import type { Path } from '../report/diagnostics.ts'
import type { Span } from '../report/lines.ts'

/** Where a value stands in the file, and how it is written there. A tree, parallel to the data. */
export interface SourcePosition {
  readonly kind: 'map' | 'list' | 'scalar'
  /** The value; if it is empty, its key or dash. */
  readonly span: Span
  readonly key?: Span
  /** Nothing is written here: `theme:` and a line break. */
  readonly empty: boolean
  /** In brackets (the flow style of YAML), on one line or more. */
  readonly flow: boolean
  /** Without quotes: the text may have become a number, or have lost what follows a `#`. */
  readonly plain: boolean
  /** A comma within brackets may have cut it off what stands beside it, so that alone it is not certain. */
  readonly isCut?: boolean
  readonly entries: ReadonlyMap<string | number, SourcePosition>
}

/** The position that a path leads to, or the last one on the way that exists. */
export function sourcePositionAt(root: SourcePosition, path: Path): SourcePosition {
  let position = root
  for (const step of path) {
    const next = position.entries.get(step)
    if (!next) return position
    position = next
  }
  return position
}

/** Where to point for something that a map or list lacks: its key, or what it begins with. */
export function nameSpan(position: SourcePosition): Span {
  if (position.key) return position.key
  if (position.flow || position.kind === 'scalar') return position.span
  const first = position.entries.values().next().value
  return first?.key ?? position.span
}
