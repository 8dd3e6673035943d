import type { Path } from '../report/diagnostics.ts'
import type { SourcePosition } from '../yaml/sourcePosition.ts'
import { own } from '../yaml/valueAt.ts'
import { isSections } from './merge.ts'
import { hashOf } from './originals.ts'
import type { Word } from './untranslated.ts'

/** The value of an overlay, and its source position. */
export interface Placed {
  value: unknown
  position: SourcePosition
}

/** The hash of an original, from the comment above a position; undefined if there is none. */
type HashAt = (position: SourcePosition) => string | undefined

/**
 * Moves the entries of each list of an overlay in place to the indices of their originals in the main file, matched by
 * the hashes above their texts. An entry without a hash keeps its distance to the one before it; one whose original is
 * gone comes past the end of the main list. Lists within brackets keep their order.
 */
export function entriesInPlace(
  overlay: Placed,
  main: unknown,
  words: readonly Word[],
  hashAt: HashAt,
): Placed {
  /** @param words those of the main file below `path` */
  const visit = (
    { value, position }: Placed,
    original: unknown,
    path: Path,
    words: readonly Word[],
  ): Placed => {
    if (position.flow || typeof value !== 'object' || value === null) return { value, position }
    const steps = [...position.entries]
    const wordsOf = byStep(words, path.length)
    const places =
      Array.isArray(value) && Array.isArray(original) && !isSections(path)
        ? placesIn(position, original.length, codesOfPlaces(wordsOf, path.length + 1), hashAt)
        : []
    const placed = steps.map(([step, at], index) => {
      const place = places[index] ?? step
      const entry = { value: own(value, step), position: at }
      return [place, visit(entry, own(original, place), [...path, place], wordsOf.get(place) ?? [])] as const
    })
    const entries = new Map(placed.map(([place, { position }]) => [place, position]))
    return { value: placedValue(value, placed), position: { ...position, entries } }
  }
  return visit(overlay, main, [], words)
}

function placedValue(value: object, placed: readonly (readonly [string | number, Placed])[]): unknown {
  const entries = placed.map(([place, { value }]) => [place, value] as const)
  if (!Array.isArray(value)) return { ...value, ...Object.fromEntries(entries) }
  const list: unknown[] = []
  for (const [place, item] of entries) list[Number(place)] = item
  return list
}

/** Groups words by the step of their paths at `depth`. */
function byStep(words: readonly Word[], depth: number): ReadonlyMap<string | number, Word[]> {
  const groups = new Map<string | number, Word[]>()
  for (const word of words) {
    const step = word.path[depth]
    if (step === undefined) continue
    const group = groups.get(step)
    if (group) group.push(word)
    else groups.set(step, [word])
  }
  return groups
}

/** The indices of the entries of a list of the main file, by the code of each text in them. */
function codesOfPlaces(
  wordsOf: ReadonlyMap<string | number, readonly Word[]>,
  depth: number,
): ReadonlyMap<string, ReadonlySet<number>> {
  const places = new Map<string, Set<number>>()
  for (const [place, words] of wordsOf)
    for (const { path, text } of words) {
      const code = codeOf(path.slice(depth), hashOf(text))
      places.set(code, (places.get(code) ?? new Set()).add(Number(place)))
    }
  return places
}

/** Identifies a text below an entry: its path, with `*` for each index, and the hash of its original. */
const codeOf = (path: Path, hash: string) =>
  JSON.stringify([path.map((step) => (typeof step === 'number' ? '*' : step)), hash])

/** The codes of all texts below a position that have a hash above them. */
export function codesIn(position: SourcePosition, hashAt: HashAt, path: Path = []): string[] {
  if (position.entries.size > 0)
    return [...position.entries].flatMap(([step, entry]) => codesIn(entry, hashAt, [...path, step]))
  const hash = hashAt(position)
  return hash === undefined ? [] : [codeOf(path, hash)]
}

/**
 * How many codes an entry of the overlay shares with each entry of the main list, by index; those without any are left
 * out.
 */
type Shared = ReadonlyMap<number, number>

/** The index in the main file of each entry of a list, in the order of the overlay. */
function placesIn(
  { entries }: SourcePosition,
  length: number,
  originals: ReadonlyMap<string, ReadonlySet<number>>,
  hashAt: HashAt,
): number[] {
  const shared = [...entries.values()].map((entry): Shared => {
    const counts = new Map<number, number>()
    for (const code of codesIn(entry, hashAt))
      for (const place of originals.get(code) ?? []) counts.set(place, (counts.get(place) ?? 0) + 1)
    return counts
  })
  const places = inOrder(shared, length)
  const taken = new Set(places)
  const isFree = (place: number) => place >= 0 && place < length && !taken.has(place)
  const put = (index: number, place: number) => {
    places[index] = place
    taken.add(place)
  }
  // Entries in another order than their originals take the free index with the most shared codes, the first if equal.
  for (const [index, counts] of shared.entries()) {
    if (places[index] !== undefined) continue
    const [best] = [...counts]
      .filter(([place]) => isFree(place))
      .toSorted(([one, count], [other, more]) => more - count || one - other)
    if (best) put(index, best[0])
  }
  // Entries without a known original keep their distance to the last placed entry before them, or to the first placed
  // one.
  const first = places.findIndex((place) => place !== undefined)
  let shift = (places[first] ?? first) - first
  let beyond = length
  return places.map((place, index) => {
    if (place !== undefined) {
      shift = place - index
      return place
    }
    const free = [index + shift, index].find(isFree) ?? beyond++
    taken.add(free)
    return free
  })
}

/** Of all ways to give entries ascending indices, the one with the most shared codes; on a tie, their own index. */
function inOrder(shared: readonly Shared[], length: number): (number | undefined)[] {
  const worth = (index: number, place: number) => {
    const count = shared[index]?.get(place) ?? 0
    return count === 0 ? 0 : count + (index === place ? 0.5 : 0)
  }
  // best[index][place]: the highest worth that the entries from `index` on can have at the places from `place` on.
  const best = Array.from({ length: shared.length + 1 }, () => new Array<number>(length + 1).fill(0))
  const bestFrom = (index: number, place: number) => best[index]?.[place] ?? 0
  for (let index = shared.length - 1; index >= 0; index -= 1)
    for (let place = length - 1; place >= 0; place -= 1) {
      const row = best[index]
      if (row)
        row[place] = Math.max(
          bestFrom(index + 1, place),
          bestFrom(index, place + 1),
          worth(index, place) + bestFrom(index + 1, place + 1),
        )
    }
  let from = 0
  return shared.map((_, index) => {
    const rest = bestFrom(index, from)
    if (rest === bestFrom(index + 1, from)) return undefined
    while (bestFrom(index, from + 1) === rest) from += 1
    from += 1
    return from - 1
  })
}
