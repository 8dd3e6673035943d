import type { Span } from '../../report/lines.ts'

/** A stretch that could not be read; a key or an entry may be lost with it. */
export interface UnreadableRange extends Span {
  readonly lost: boolean
}
