import type { SourcePosition } from '../yaml/sourcePosition.ts'
import { codesIn, entriesInPlace, type Placed } from './entryPlaces.ts'
import { inPlace, positionsInPlace } from './merge.ts'
import { type Moved, movedIn, realigned, writtenHashes } from './originals.ts'
import { beyondMain, type Main } from './overlayFindings.ts'
import type { Word } from './untranslated.ts'

/** An overlay whose values are moved to the paths of their originals in the main file. */
export interface Aligned {
  /** Sections matched by their ids, and entries of lists by their order. */
  byOrder: Placed
  /** If a list is longer than that of the main file, entries matched by the hashes above their texts; else the same. */
  byCode: Placed
  /** Single texts whose originals are at another entry. */
  moves: Moved[]
  /** The value of `byCode` with these moves made. */
  value: unknown
  /** Whether a comment has the hash of the original of the value at a position, or of one within it. */
  isOfOriginal: (position: SourcePosition) => boolean
}

/**
 * Aligns an overlay with the main file.
 *
 * @param places the index of each of its sections in the main file, by their index in the overlay
 * @param words the texts of the main file
 */
export function aligned(
  { value, root, text }: { value: unknown; root: SourcePosition; text: string },
  { main, places, words }: { main: Main; places: ReadonlyMap<number, number>; words: readonly Word[] },
): Aligned {
  const hashAt = writtenHashes(text)
  const isOfOriginal = (position: SourcePosition) => codesIn(position, hashAt).length > 0
  const byOrder = {
    value: inPlace(main.value, value),
    position: shortSpans(positionsInPlace(root, places)),
  }
  const isLonger = beyondMain(byOrder.value, main, byOrder.position, isOfOriginal).some(
    ({ code }) => code === 'extra-entry',
  )
  const byCode = isLonger ? entriesInPlace(byOrder, main.value, words, hashAt) : byOrder
  const moves = movedIn(words, byCode.value, byCode.position, text)
  return { byOrder, byCode, moves, value: realigned(byCode.value, moves), isOfOriginal }
}

/** Narrows the spans of the root and of `sections` to one key: findings about what the overlay lacks point there. */
function shortSpans(root: SourcePosition): SourcePosition {
  const first = root.entries.values().next().value?.key ?? root.span
  const sections = root.entries.get('sections')
  const short = sections && { ...sections, span: sections.key ?? sections.span }
  return {
    ...root,
    span: first,
    entries: new Map([...root.entries, ...(short ? [['sections', short] as const] : [])]),
  }
}
