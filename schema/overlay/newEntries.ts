import type { SourcePosition } from '../yaml/sourcePosition.ts'
import type { Added, Addition } from './additions.ts'

/** Consecutive new entries of a list. */
interface Run {
  /** The existing entry before them; undefined if they come first. */
  behind: SourcePosition | undefined
  entries: Map<string | number, Added>
}

/** Whether a list leaves out an entry of the main file before one that it has. */
export function leavesGaps({ entries }: SourcePosition, length: number): boolean {
  const places = placesIn(entries, length)
  return places.length <= Math.max(-1, ...places)
}

/**
 * The entries that a list in place lacks, by their indices in the main file, with empty ones for those without texts.
 * Undefined if there is no room for them, since the list has entries that the main file no longer has.
 *
 * @param length how many entries the list of the main file has
 */
export function newEntries(
  added: Addition['added'],
  { entries }: SourcePosition,
  length: number,
): Run[] | undefined {
  const last = Math.max(...placesIn(entries, length), ...placesIn(added, length))
  const places = Array.from({ length: last + 1 }, (_, place) => place)
  const absent = new Set(places.filter((place) => !entries.has(place)))
  const total = entries.size + absent.size
  if (total > length) return undefined
  const runs: Run[] = []
  const rest = entries.values()
  let behind: SourcePosition | undefined
  for (let place = 0; place < total; place += 1) {
    if (!absent.has(place)) {
      behind = rest.next().value
      continue
    }
    const entry = added.get(place) ?? new Map()
    const run = runs.at(-1)
    if (run && run.behind === behind) run.entries.set(place, entry)
    else runs.push({ behind, entries: new Map([[place, entry]]) })
  }
  return runs
}

const placesIn = (some: ReadonlyMap<string | number, unknown>, length: number) =>
  [...some.keys()].map(Number).filter((place) => place < length)
