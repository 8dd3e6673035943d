import type { CSSProperties } from 'react'
import type { ProjectItem } from '../projectItem.ts'

/** Undefined while it is not made yet. */
type Entry = ProjectItem | undefined

const charactersOf = (entry: Entry) => entry?.description.length ?? 0

/**
 * How much the entries of a part of a list say, as variables from which its layout works out how high it is before it is
 * laid out: of how many characters their descriptions are, of how many the longer of each two are, and how many have tags.
 */
export function partWords(entries: readonly Entry[]): CSSProperties {
  const sum = (lengths: number[]) => lengths.reduce((sum, length) => sum + length, 0)
  const longer = entries.map((entry, index) =>
    index % 2 ? 0 : Math.max(charactersOf(entry), charactersOf(entries[index + 1])),
  )
  return {
    '--entries': entries.length,
    '--characters': sum(entries.map(charactersOf)),
    '--longer': sum(longer),
    '--tagged': entries.filter((entry) => entry?.tags).length,
  }
}
