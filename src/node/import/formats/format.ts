import type { Resume, Unplaced } from '../resume.ts'

/**
 * A format that can be read: a file of this folder. `index.ts` lists all of them, by the kind of data that a file holds,
 * which is what `fits` and `read` get.
 */
export interface Format<Data> {
  /** Its name, for sentences. */
  name: string
  fits: (data: Data) => boolean
  /** Reads a résumé, and adds what is not placed to a list. */
  read: (data: Data, unplaced: Unplaced[]) => Resume
}
