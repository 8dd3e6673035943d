import type { ResolvedPageLink, ResolvedPicture, ResolvedSentence } from '../../../schema/vite/resolved.ts'

/** A project as its card shows it: one of the YAML, or a sample. */
export interface ProjectItem {
  title: string
  description: ResolvedSentence
  image?: ResolvedPicture | undefined
  link?: string | undefined
  /** Links beside that. */
  links?: readonly { name: string; href: string }[] | undefined
  /** Its own page, to which its card leads. */
  page?: ResolvedPageLink | undefined
  tags?: readonly string[] | undefined
}
