import type { SourcePosition } from '../yaml/sourcePosition.ts'
import { codesIn, entriesInPlace, type Placed } from './entryPlaces.ts'
import { inPlace, positionsInPlace } from './merge.ts'
import { type Moved, movedIn, realigned, writtenHashes } from './originals.ts'
import { beyondMain, type Main } from './structure.ts'
import type { Word } from './untranslated.ts'

/** An overlay whose parts stand at the places of what they translate. */
export interface Aligned {
  /** Sections by their ids, and the entries of lists by their order. */
  byOrder: Placed
  /** Where the main file has lost an entry, the entries of lists by the codes above their words; else the same. */
  byCode: Placed
  /** Single texts whose originals stand at another entry. */
  moves: Moved[]
  /** What it says with these at the entries of their originals too. */
  value: unknown
  /** Whether what stands at a position names its original. */
  isOfOriginal: (position: SourcePosition) => boolean
}

/**
 * Aligns an overlay with the main file.
 *
 * @param places of its sections in the main file
 * @param words of the main file
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

/** What is said of something that the overlay does not write points to its first key, or to that of its sections. */
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
