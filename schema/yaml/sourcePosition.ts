import type { Path } from '../report/diagnostics.ts'
import type { Span } from '../report/lines.ts'

/** Where a value stands in the file, and how it is written there. A tree, parallel to the data. */
export interface SourcePosition {
  readonly kind: 'map' | 'list' | 'scalar'
  /** The value; where nothing is written, its key. */
  readonly span: Span
  readonly key?: Span
  /** Nothing is written here: `theme:` and a line break. */
  readonly empty: boolean
  /** Written between brackets, on one line or more. */
  readonly flow: boolean
  /** Without quotes: the text may have become a number, or have lost what follows a `#`. */
  readonly plain: boolean
  readonly entries: ReadonlyMap<string | number, SourcePosition>
}

/** The place that a path leads to, or the last one on the way that exists. */
export function positionOf(root: SourcePosition, path: Path): SourcePosition {
  let place = root
  for (const step of path) {
    const next = place.entries.get(step)
    if (!next) return place
    place = next
  }
  return place
}

/** Where to point for something that a map or list lacks: its key, or what it begins with. */
export function nameSpan(place: SourcePosition): Span {
  if (place.key) return place.key
  if (place.flow || place.kind === 'scalar') return place.span
  const first = place.entries.values().next().value
  return first?.key ?? place.span
}
