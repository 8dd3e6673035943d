import { readResume } from '../../resume.ts'
import type { Format } from '../format.ts'
import type { Profile } from './profile.ts'

/** Reads a profile that LinkedIn has saved as a PDF. */
export const linkedInPdf: Format<Profile> = {
  name: 'LinkedIn PDF',
  fits: () => true,
  read: ({ data, texts }) => readResume(data, { texts }),
}
