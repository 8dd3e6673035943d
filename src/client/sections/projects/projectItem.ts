import type { Numbers } from '../../../../schema/text/languages.ts'
import type {
  ResolvedPageLink,
  ResolvedPicture,
  ResolvedSection,
  ResolvedSentence,
} from '../../../shared/resolved.ts'
import { interpolate } from '../../ui/interpolate.ts'
import { shownNumber } from '../../ui/numbers.ts'

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
  year?: string | undefined
  /** What came of it, in a few words. */
  result?: string | undefined
  tags?: readonly string[] | undefined
}

/** The position of a project, such as “3 of 5”; false for a single one. */
export const positionOf = (
  { position }: ResolvedSection<'projects'>,
  index: number,
  count: number,
  numbers?: Numbers,
): string | false =>
  count > 1 &&
  interpolate(position, { n: shownNumber(index + 1, numbers), count: shownNumber(count, numbers) })
