import type { CSSProperties } from 'react'
import { plain } from '../../../ui/text/plain.ts'
import type { ProjectItem } from '../projectItem.ts'

/** Undefined until the sample is made. */
type Entry = ProjectItem | undefined

const charactersOf = (entry: Entry) => plain(entry?.description)?.length ?? 0

/**
 * The amount of text in a part of a list, as variables from which its layout estimates its height before it is laid
 * out: the characters of the descriptions, those of the longer of each two, and how many entries have pictures and tags.
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
    '--pictured': entries.filter((entry) => !entry || entry.image).length,
    '--tagged': entries.filter((entry) => entry?.tags).length,
  }
}
