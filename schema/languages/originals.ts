import { createHash } from 'node:crypto'
import { type Finding, type Path, pathText } from '../report/diagnostics.ts'
import { linesOf } from '../report/lines.ts'
import { shortened } from '../report/phrasing.ts'
import { positionOf, type SourcePosition } from '../yaml/sourcePosition.ts'
import { valueAt } from '../yaml/valueAt.ts'
import type { Word } from './untranslated.ts'

/** A short hash of a text, 6 hexadecimal digits: the comment above a translation has that of its original. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 6)

/** The hash at the end of the comment above a line. */
const hashed = /^[\s-]*#.*\[([0-9a-f]{6})\]\s*$/

/** How much of a changed original is shown, in characters. */
const maxShown = 300

/** Returns a function that reads the hash in the comment above a position; undefined if there is none. */
export function writtenHashes(text: string): (position: SourcePosition) => string | undefined {
  const lines = linesOf(text)
  return ({ key, span }) => {
    const at = (key ?? span).start
    const line = lines.lineOf(at)
    // If something precedes it on its line, the comment above belongs to that.
    if (!/^[\s-]*$/.test(text.slice(lines.span(line).start, at)) || line === 1) return undefined
    const { start, end } = lines.span(line - 1)
    return hashed.exec(text.slice(start, end))?.[1]
  }
}

/** A translation at one entry of a list whose original is at another, as their hashes show. */
export interface Moved {
  from: Path
  to: Path
}

/**
 * The translations whose originals are now at another entry of the same list, as when an entry was added before them.
 * Sections are not among them: they are matched by their ids.
 */
export function movedIn(
  words: readonly Word[],
  overlay: unknown,
  root: SourcePosition,
  text: string,
): Moved[] {
  const written = writtenHashes(text)
  const hashAt = (path: Path) => written(positionOf(root, path))
  const isAtPlace = ({ path, text }: Word) =>
    typeof valueAt(overlay, path) === 'string' && hashAt(path) === hashOf(text)
  /** The words by path, with `*` for the index of one list in it, and by the hash of their text. */
  const alike = new Map<string, Word[]>()
  const keysOf = (path: Path, hash: string) =>
    path.flatMap((step, index) =>
      typeof step === 'number' && !(index === 1 && path[0] === 'sections')
        ? [JSON.stringify([path.with(index, '*'), hash])]
        : [],
    )
  for (const word of words)
    for (const key of keysOf(word.path, hashOf(word.text))) alike.set(key, [...(alike.get(key) ?? []), word])
  const taken = new Set<Word>()
  return words.flatMap((word): Moved[] => {
    const hash = typeof valueAt(overlay, word.path) === 'string' ? hashAt(word.path) : undefined
    if (hash === undefined || hash === hashOf(word.text)) return []
    const to = keysOf(word.path, hash)
      .flatMap((key) => alike.get(key) ?? [])
      .find((other) => !taken.has(other) && !isAtPlace(other))
    if (!to) return []
    taken.add(to)
    return [{ from: word.path, to: to.path }]
  })
}

/** A copy of an overlay with each moved text at the path of its original. */
export function realigned(overlay: unknown, moves: readonly Moved[]): unknown {
  if (moves.length === 0) return overlay
  const copy = structuredClone(overlay)
  const texts = moves.map(({ from }) => valueAt(overlay, from))
  for (const { from } of moves) put(copy, from, undefined)
  for (const [index, { to }] of moves.entries()) put(copy, to, texts[index])
  return copy
}

/** Sets a value at a path, and creates the lists and maps that lead there. */
export function put(root: unknown, path: Path, value: unknown): void {
  let group = root as Record<string | number, unknown>
  for (const [index, step] of path.slice(0, -1).entries()) {
    const within = group[step] ?? (typeof path[index + 1] === 'number' ? [] : {})
    if (typeof within !== 'object') return
    group[step] = within
    group = within as typeof group
  }
  group[path.at(-1) ?? 0] = value
}

/**
 * Warns, once for each list, of translations that stand at other entries than their originals.
 *
 * @param main the value of the main file, without defaults
 */
export function movedFound(
  moves: readonly Moved[],
  root: SourcePosition,
  { main, lang }: { main: unknown; lang: string },
): Finding[] {
  const lists = new Map<string, Finding>()
  for (const { from, to } of moves) {
    const at = from.findIndex((step, index) => step !== to[index])
    const list = from.slice(0, at)
    const listName = pathText(list)
    if (lists.has(listName)) continue
    const { key, span } = positionOf(root, from)
    const [was, is] = [Number(from[at]) + 1, Number(to[at]) + 1]
    const isPushed = moves.every(
      (other) =>
        pathText(other.from.slice(0, at)) !== listName || Number(other.to[at]) > Number(other.from[at]),
    )
    const originals = valueAt(main, list)
    const { entries, flow } = positionOf(root, list)
    const hasRoom = !flow && Array.isArray(originals) && entries.size < originals.length
    lists.set(listName, {
      code: 'moved-translation',
      severity: 'warning',
      message: `this translates what is entry ${is} of ${listName} now, and not entry ${was}`,
      help:
        isPushed && hasRoom
          ? `the page shows it there; npm run translate -- ${lang} writes the new entries before it`
          : 'the page shows it there; let the entries stand in the order of their originals',
      path: from,
      span: key ?? span,
    })
  }
  return [...lists.values()]
}

/** Warns of words whose originals have changed since they were translated, as the hashes above them show. */
export function outdated(
  words: readonly Word[],
  overlay: unknown,
  root: SourcePosition,
  text: string,
): Finding[] {
  const written = writtenHashes(text)
  const hashAt = (path: Path) => written(positionOf(root, path))
  return words.flatMap(({ path, text: original }): Finding[] => {
    if (typeof valueAt(overlay, path) !== 'string') return []
    const hash = hashAt(path)
    const current = hashOf(original)
    if (hash === undefined || hash === current) return []
    const { key, span } = positionOf(root, path)
    return [
      {
        code: 'outdated-translation',
        severity: 'warning',
        message: 'the original has changed since this was translated',
        help: `it says now\n${shortened(original, maxShown)}\nonce this says the same, write [${current}] in the comment above`,
        path,
        span: key ?? span,
      },
    ]
  })
}
