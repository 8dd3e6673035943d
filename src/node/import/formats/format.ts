import type { Resume } from '../resume.ts'

/**
 * A format that can be read: a file of this folder. `index.ts` lists all of them, by the kind of data that a file holds,
 * which is what `fits` and `read` get.
 */
export interface Format<Data> {
  /** Its name, for sentences. */
  name: string
  fits: (data: Data) => boolean
  /** Makes a JSON Resume of the data, under any names that `resume.ts` knows, and reads it. */
  read: (data: Data) => Resume
}
