import type { ResolvedPageLink, ResolvedPicture } from '../../../schema/vite/resolved.ts'

/** A project as its card shows it: one of the YAML, or a sample. */
export interface ProjectItem {
  title: string
  description: string
  image: ResolvedPicture
  link?: string | undefined
  /** Its own page, to which its card leads. */
  page?: ResolvedPageLink | undefined
  tags?: readonly string[] | undefined
}
