import type { ResolvedPicture } from '../../../schema/vite/resolved.ts'

/** What somebody has said, and who: one of the YAML, or a sample. */
export interface TestimonialItem {
  name: string
  company: string
  avatar?: ResolvedPicture | undefined
  feedback: string
}
