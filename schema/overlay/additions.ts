import type { Path } from '../report/diagnostics.ts'
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
