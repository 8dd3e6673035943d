import type { Path } from '../report/diagnostics.ts'
import type { SourcePosition } from '../yaml/sourcePosition.ts'
import { valueAt } from '../yaml/valueAt.ts'
import type { Word } from './untranslated.ts'

/** A tree of missing texts: maps by key or by index of a list, with words as leaves. */
export type Added = Word | ReadonlyMap<string | number, Added>

/** What an overlay lacks below a map or list that it has. */
export interface Addition {
  /** The path of that map or list, in an overlay in place (see `inPlace`). It may have no entries yet. */
  container: Path
  added: ReadonlyMap<string | number, Added>
}

/** What an overlay in place lacks, by the map or list to add it to. Texts whose key is there but empty are left out. */
export function additionsTo(overlay: unknown, missing: readonly Word[]): Addition[] {
  const additions = new Map<string, { container: Path; added: Map<string | number, Added> }>()
  for (const word of missing) {
    let length = 0
    while (length < word.path.length && valueAt(overlay, word.path.slice(0, length + 1)) !== undefined)
      length += 1
    if (length === word.path.length) continue
    const container = word.path.slice(0, length)
    const key = JSON.stringify(container)
    const addition = additions.get(key) ?? { container, added: new Map() }
    additions.set(key, addition)
    place(addition.added, word.path.slice(length), word)
  }
  return [...additions.values()]
}

function place(into: Map<string | number, Added>, path: Path, word: Word): void {
  const [step, ...rest] = path
  if (step === undefined) return
  if (rest.length === 0) {
    into.set(step, word)
    return
  }
  const known = into.get(step)
  const inner = known instanceof Map ? known : new Map<string | number, Added>()
  into.set(step, inner)
  place(inner, rest, word)
}

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
