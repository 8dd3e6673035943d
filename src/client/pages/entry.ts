import type { ResolvedHeading } from '../../shared/resolved.ts'
import type { CaseStudyMetadata } from '../sections/metadata.ts'

/** A project that has a page, and the facts shown there. */
export interface Entry extends CaseStudyMetadata {
  /** The id of the section with its card. */
  section: string
  /** Its title as a heading. */
  heading: ResolvedHeading
}
