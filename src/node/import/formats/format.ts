import type { Context } from '../entry.ts'
import type { Resume } from '../resume.ts'
import type { Wording } from '../wording.ts'

/**
 * A format that can be read: a file of this folder. `index.ts` lists all of them, by the kind of data that a file holds,
 * which is what `fits` and `read` get.
 */
export interface Format<Data> {
  /** Its name, for sentences. */
  name: string
  /** How its texts are marked up. */
  wording: Wording
  fits: (data: Data) => boolean
  /** Reads a résumé, and adds what is not placed to the context. */
  read: (data: Data, context: Context) => Resume
}
