import type { ResolvedSection } from '../../../schema/vite/resolved.ts'
import { EntryLink } from './EntryLink.tsx'
import { FurtherLinks } from './FurtherLinks.tsx'
import type { ProjectItem } from './projectItem.ts'

interface Props {
  section: ResolvedSection<'projects'>
  item: ProjectItem
  className?: string
}

/** Where a project leads: its main link, if it has one, and further ones. */
function AllLinks({ section, item, className }: Props) {
  const { link, page, links, title } = item
  const main = (link ?? page) !== undefined && (
    <EntryLink section={section} item={item} className={className} />
  )
  return links ? <FurtherLinks main={main} title={title} links={links} className={className} /> : main
}

/** Where a project leads; where none has further links, the main link alone. */
export const EntryLinks = __FURTHER_LINKS__ ? AllLinks : EntryLink
