import type { Span } from '../../report/lines.ts'

/** A range that could not be read. `lost`: a key or an entry may be missing with it. */
export interface UnreadableRange extends Span {
  readonly lost: boolean
}
