import type { ResolvedPicture, ResolvedSentence } from '../../../schema/vite/resolved.ts'

/** A testimonial as it is shown: one of the YAML, or a sample. */
export interface TestimonialItem {
  name: string
  company?: string | undefined
  avatar?: ResolvedPicture | undefined
  feedback: ResolvedSentence
}
