import type { Path } from '../report/diagnostics.ts'
import type { SourcePosition } from '../yaml/sourcePosition.ts'
import { own } from '../yaml/valueAt.ts'
import { hashOf } from './originals.ts'
import type { Word } from './untranslated.ts'

/** What an overlay says, and where. */
export interface Placed {
  value: unknown
  position: SourcePosition
}

/** The hash of the original of what stands at a position, as the comment above it names it. */
type HashAt = (position: SourcePosition) => string | undefined

/**
 * An overlay whose sections stand in place, with the entries of every list at those of the main file that they
 * translate, by the codes above their words. An entry without a code keeps to the one before it, and one that has no
 * original any more comes behind the length of the main list. What is within brackets keeps its order.
 */
export function entriesInPlace(
  overlay: Placed,
  main: unknown,
  words: readonly Word[],
  hashAt: HashAt,
): Placed {
  const visit = ({ value, position }: Placed, original: unknown, path: Path): Placed => {
    if (position.flow || typeof value !== 'object' || value === null) return { value, position }
    const isSections = path.length === 1 && path[0] === 'sections'
    const steps = [...position.entries.keys()]
    const places =
      Array.isArray(value) && Array.isArray(original) && !isSections
        ? placesIn({ value, position }, original.length, wordsBelow(words, path), hashAt)
        : steps
    const placed = steps.flatMap((step, index) => {
      const at = position.entries.get(step)
      const place = places[index] ?? step
      return at
        ? [
            [
              place,
              visit({ value: own(value, step), position: at }, own(original, place), [...path, place]),
            ] as const,
          ]
        : []
    })
    const entries = new Map(placed.map(([place, { position }]) => [place, position]))
    return { value: placedValue(value, placed), position: { ...position, entries } }
  }
  return visit(overlay, main, [])
}

function placedValue(value: object, placed: readonly (readonly [string | number, Placed])[]): unknown {
  const entries = placed.map(([place, { value }]) => [place, value] as const)
  if (!Array.isArray(value)) return { ...value, ...Object.fromEntries(entries) }
  const list: unknown[] = []
  for (const [place, item] of entries) list[Number(place)] = item
  return list
}

/** The codes of the words below each entry of a list of the main file. */
function wordsBelow(words: readonly Word[], list: Path): ReadonlyMap<number, Set<string>> {
  const codes = new Map<number, Set<string>>()
  for (const { path, text } of words) {
    const place = path[list.length]
    if (typeof place !== 'number' || list.some((step, index) => path[index] !== step)) continue
    const known = codes.get(place) ?? new Set()
    codes.set(place, known.add(codeOf(path.slice(list.length + 1), hashOf(text))))
  }
  return codes
}

/** A word below an entry: what it is, wherever in a list it stands, and the hash of its original. */
const codeOf = (path: Path, hash: string) =>
  JSON.stringify([path.map((step) => (typeof step === 'number' ? '*' : step)), hash])

/** The codes of all words below a position that name their originals. */
export function codesIn(position: SourcePosition, hashAt: HashAt, path: Path = []): string[] {
  if (position.entries.size > 0)
    return [...position.entries].flatMap(([step, entry]) => codesIn(entry, hashAt, [...path, step]))
  const hash = hashAt(position)
  return hash === undefined ? [] : [codeOf(path, hash)]
}

/** The place in the main file of each entry of a list, in the order of the file. */
function placesIn(
  { position }: Placed,
  length: number,
  originals: ReadonlyMap<number, Set<string>>,
  hashAt: HashAt,
): number[] {
  const codes = [...position.entries.values()].map((entry) => codesIn(entry, hashAt))
  const shared = codes.map((some) =>
    Array.from({ length }, (_, place) => some.filter((code) => originals.get(place)?.has(code)).length),
  )
  const places = inOrder(shared, length)
  const isFree = (place: number) => place >= 0 && place < length && !places.includes(place)
  // Those that stand in another order than their originals.
  for (const [index, some] of shared.entries()) {
    const best = Math.max(0, ...some.filter((_, place) => isFree(place)))
    if (places[index] === undefined && best > 0)
      places[index] = some.findIndex((count, place) => count === best && isFree(place))
  }
  const known = places.map((place, index) => (place === undefined ? undefined : place - index))
  let beyond = length
  return places.map((place, index) => {
    if (place !== undefined) return place
    const by = known.slice(0, index).findLast((one) => one !== undefined)
    const next = index + (by ?? known.find((one) => one !== undefined) ?? 0)
    const free = [next, index].find(isFree)
    places[index] = free ?? beyond++
    return places[index]
  })
}

/** Of all ways to give entries places that rise, the one by which they share the most codes; at their own where it is even. */
function inOrder(shared: readonly (readonly number[])[], length: number): (number | undefined)[] {
  const worth = (index: number, place: number) => {
    const count = shared[index]?.[place] ?? 0
    return count === 0 ? 0 : count + (index === place ? 0.5 : 0)
  }
  // most[index][place]: the highest worth that the entries from `index` on can have at the places from `place` on.
  const most = Array.from({ length: shared.length + 1 }, () => new Array<number>(length + 1).fill(0))
  const mostFrom = (index: number, place: number) => most[index]?.[place] ?? 0
  for (let index = shared.length - 1; index >= 0; index -= 1)
    for (let place = length - 1; place >= 0; place -= 1) {
      const row = most[index]
      if (row)
        row[place] = Math.max(
          mostFrom(index + 1, place),
          mostFrom(index, place + 1),
          worth(index, place) + mostFrom(index + 1, place + 1),
        )
    }
  let from = 0
  return shared.map((_, index) => {
    const rest = mostFrom(index, from)
    if (rest === mostFrom(index + 1, from)) return undefined
    while (mostFrom(index, from + 1) === rest) from += 1
    from += 1
    return from - 1
  })
}
