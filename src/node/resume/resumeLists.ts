import type { Resume } from '../../../schema/resume/resume.ts'
import { type SharedList, sharedLists } from '../../../schema/resume/sharedLists.ts'
import { metadataOf } from '../../client/metadataRegistry.ts'
import type { ResumeLists } from '../../client/sections/metadata.ts'
import type { Resolved, ResolvedPortfolio } from '../../shared/resolved.ts'

type Written = Resolved<Resume>

/** Every list of the résumé with all of its entries, those of sections among them. */
export type AllLists = ResumeLists & Pick<Written, 'languages' | 'interests' | 'references'>

/** The lists of the résumé: the entries of sections, then those under `resume`. */
export function listsOf({ resume, sections }: ResolvedPortfolio): AllLists {
  const ofSections = sections.map((section) => metadataOf(section).resume?.(section) ?? {})
  const joined = sharedLists.map((list): [SharedList, unknown[]] => [
    list,
    [...ofSections.flatMap((lists): unknown[] => lists[list] ?? []), ...(resume?.[list] ?? [])],
  ])
  return {
    // Each list holds entries of its own type only.
    ...(Object.fromEntries(joined.filter(([, entries]) => entries.length > 0)) as ResumeLists),
    languages: resume?.languages,
    interests: resume?.interests,
    references: resume?.references,
  }
}
